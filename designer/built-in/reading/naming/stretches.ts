import { isCapital, isCaseless, isParticle, nameEnd } from '../noun-phrase.ts';
import { startsWith } from '../tongue.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { isSpelt } from './addresses.ts';
import { spanOf, type Brief, type Found, type Part, type Stretch } from './brief.ts';
import { introductionAt } from '../introductions.ts';
import { overlaps } from '../said.ts';

/** "Clowns, Inc." */
const LEGAL = /^(?:inc|ltd|llc|llp|plc|gmbh|lda|bv|sarl|srl|pty)$/;
const OF = /^(?:of|de|d'|di|do|da|des|du|del|della)$/;
const LOCATIVE = /(?:ssa|ssä|lla|llä)$/;
const FOR = /^(?:for|für|pour|para|per|voor|dla|för|til)$/;
/** "… and that's what it is called as well": named before. */
const ALSO = /^(?:as well|too|also|auch|aussi|también|anche|também|ook|też|också|også)$/i;
/** "Welcome to Lock House!" */
export const WELCOME =
  /^(?:welcome to|willkommen (?:bei|beim|im|in der)|bienvenue (?:à|chez|au)|bienvenidos a|bem-vindos? (?:a|à|ao)|benvenuti (?:da|a|al)|welkom bij|witamy w|välkommen till|velkommen til) /i;
/** Nobody's brief has more; what repeats itself is not read to its end. */
const MOST = 400;
const MOST_WORDS = 10;

/** "MSc", "PhD" behind somebody. */
export const isDegree = (text: string, token: Token | undefined) =>
  token !== undefined &&
  /^\p{Lu}{1,2}\p{Ll}{1,2}\p{Lu}?\p{Ll}?$/u.test(text.slice(token.start, token.end)) &&
  /\p{Lu}.*\p{Lu}/u.test(text.slice(token.start, token.end));

type Add = (from: number, to: number, ...found: Found[]) => void;

const isNamed = (text: string, token: Token | undefined) =>
  token !== undefined && (isCapital(text, token) || token.kind === 'number');
const isWord = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'number';

/** "The Larder at Number Nine", "Igła w Stogu", "Salvage After Dark": where capitals go on behind a small word; else `end`. */
function tiedEnd({ text, tokens, tongue }: Brief, end: number, to: number): number {
  const { placePrepositions } = tongue.words;
  const tie = Math.max(startsWith(placePrepositions, tokens, end), (tokens[end]?.text.length ?? 9) < 4 ? 1 : 0);
  const isTied = tie > 0 && tokens[end]?.kind === 'word' && end + tie < to;
  const more = isTied ? Math.min(to, nameEnd(text, tokens, end + tie)) : end;
  return more > end + tie ? more : end;
}

/** "Afscheid onder Zeil.": where capitals go on behind a longer small word, up to a mark; else `end`. */
function overEnd({ text, tokens, tongue }: Brief, end: number, to: number): number {
  const { words } = tongue;
  const tie = tokens[end];
  const begins = [words.first, words.copulas, words.relative, words.and, words.but, words.since, words.says];
  const isTie =
    tie?.kind === 'word' && !isCapital(text, tie) && !begins.some((list) => startsWith(list, tokens, end) > 0);
  if (!isTie || end + 1 >= to || !isCapital(text, tokens[end + 1])) return end;
  const more = Math.min(to, nameEnd(text, tokens, end + 1));
  return more > end + 1 && !isWord(tokens[more]) ? more : end;
}

/** Runs of capitals, also without their first words, up to each small word inside, and on over one. */
function capitals(brief: Brief, { from, to }: Part, add: Add): void {
  const { text, tokens, tongue } = brief;
  const { words } = tongue;
  const isPlaceWord = (at: number) =>
    startsWith(words.placePrepositions, tokens, at) > 0 && !OF.test(tokens[at]?.text ?? '');
  for (let index = from; index < to; index += 1) {
    const isNumber = tokens[index]?.kind === 'number';
    if (
      !isNamed(text, tokens[index]) ||
      (isNumber && tokens[index + 1]?.text !== '&' && !isCapital(text, tokens[index + 1]))
    )
      continue;
    const run = Math.min(to, nameEnd(text, tokens, index));
    const end = run > index + 2 && isDegree(text, tokens[run - 1]) ? run - 1 : run;
    if (end <= index) continue;
    add(index, end, 'capitals');
    if (end > index + 2 && isCapital(text, tokens[index + 1])) add(index + 1, end, 'behead');
    for (let cut = index + 1; cut < end - 1; cut += 1)
      if (!isNamed(text, tokens[cut]) && !isGlued(tokens, cut)) {
        add(index, cut, isPlaceWord(cut) ? 'capitals' : 'shortened');
        // "Website for Pennard Silver Band"
        const isLead = index === from && !tokens.slice(index + 1, cut).some((token) => isNamed(text, token));
        if (isWord(tokens[cut]) && isNamed(text, tokens[cut + 1])) add(cut + 1, end, isLead ? 'capitals' : 'behead');
      } else if (tokens[cut]?.kind === 'number' && cut > index + 1 && isWord(tokens[cut + 1]))
        // "Marisol Tax & Notary 2214 W Buckeye Rd": its house stands behind it.
        add(index, cut, isSpoken(brief, cut) ? 'capitals' : 'shortened');
    // "Vesterbro 314, Saks & Sæbe": something else before a comma.
    const comma = tokens.findLastIndex(({ text: mark }, at) => at > index && at < end && mark === ',');
    if (comma > index && tokens[comma - 1]?.kind === 'number') add(comma + 1, end, 'capitals');
    if (tokens[end]?.text === ',' && LEGAL.test(tokens[end + 1]?.text ?? ''))
      add(index, end + (tokens[end + 2]?.text === '.' ? 3 : 2), 'capitals');
    const more = tiedEnd(brief, end, to);
    if (more > end) add(index, more, 'tied');
    index = run - 1;
  }
}

/** Whether an address or a telephone number has this token. */
const isSpoken = ({ tokens, facts }: Brief, at: number) =>
  [...(facts.address ? [facts.address] : []), ...facts.phones].some(
    ({ span }) => span.start <= (tokens[at]?.start ?? -1) && (tokens[at]?.start ?? -1) < span.end,
  );

/** A letter behind a quote makes an apostrophe of it, but for the endings of Korean. */
const GOES_ON = /(?!\p{Script=Hangul})\p{L}/u;

/** What stands between quotes. */
function quoted({ text, tokens }: Brief, { from, to }: Part, add: Add): void {
  for (let index = from; index < to; index += 1) {
    const mark = tokens[index]?.text;
    if ((mark !== '"' && mark !== "'") || /[\p{Ll}\p{Lu}\p{N}]/u.test(text.charAt((tokens[index]?.start ?? 0) - 1)))
      continue;
    for (let end = index + 1; end < to && end < index + MOST_WORDS + 2; end += 1) {
      const token = tokens[end];
      const isLast = mark === "'" && token?.text.endsWith("'") === true && !GOES_ON.test(text.charAt(token.end));
      if (token?.kind === 'line') break;
      if ((token?.text !== mark || end === index + 1) && !isLast) continue;
      const comma = tokens.slice(index, end).findIndex(({ text: other }) => other === ',');
      add(index + 1, comma > 0 ? index + comma : end + (isWord(token) ? 1 : 0), 'quoted');
      index = end;
      break;
    }
  }
}

/** Where words go on, in whatever letters, until a mark or the beginning of something else. */
function stretchEnd(brief: Brief, from: number, to: number): number {
  const { tokens } = brief;
  const { words } = brief.tongue;
  const stops = [words.placePrepositions, words.relative, words.first, words.copulas, words.weAre, words.but];
  let end = from + startsWith(words.articles, tokens, from);
  while (end < to && end < from + MOST_WORDS) {
    const token = tokens[end];
    const isTied = token?.text === '&' || token?.text === "'" || (token?.text === '-' && isGlued(tokens, end));
    if (token?.text === ',' && LEGAL.test(tokens[end + 1]?.text ?? '')) {
      end += 2;
      continue;
    }
    if (!isWord(token) && !isTied) break;
    if (
      end > from &&
      !isGlued(tokens, end) &&
      !isNamedPlaceWord(brief, end) &&
      stops.some((list) => startsWith(list, tokens, end) > 0) &&
      !isParticle(token?.text ?? '')
    )
      break;
    end += 1;
  }
  return end;
}
/** "U" in "Pivovar U Tří koz": a capital makes a name of a small word, where not all words have one. */
export const isNamedPlaceWord = ({ text, tokens, tongue }: Brief, at: number) =>
  startsWith(tongue.words.placePrepositions, tokens, at) > 0 &&
  /^\p{Lu}(?:\P{Lu}|$)/u.test(text.slice(tokens[at]?.start, tokens[at]?.end)) &&
  /\p{Ll}/u.test(text.slice(tokens[at - 1]?.start, tokens[at - 1]?.end));
const isGlued = (tokens: readonly Token[], at: number) => tokens[at - 1]?.end === tokens[at]?.start;

/** "Name of shop is Sur Bhandar": where what is said of the thing begins whose name it is; else `behind`. */
function ofWhat({ tokens, tongue }: Brief, behind: number): number {
  const { words } = tongue;
  if (!OF.test(tokens[behind - 1]?.text ?? '')) return behind;
  const thing = behind + startsWith(words.articles, tokens, behind) + startsWith(words.mine, tokens, behind);
  const copula = startsWith(words.copulas, tokens, thing + 1);
  return tokens[thing]?.kind === 'word' && copula > 0 ? thing + 1 + copula : behind;
}

/** What stands behind "called", behind a label for names, and before "it's called". */
function told(brief: Brief, part: Part, add: Add): void {
  const { text, tokens, tongue, facts } = brief;
  const { words } = tongue;
  const { from, to, clause } = part;
  const label = clause.form === 'labelled' ? clause.value.span.start : -1;
  // "What's it called? — Tin Kettle Forge."
  const asked = label < 0 ? [] : tokensOf(clause.label);
  if (asked.some((_, at) => startsWith(words.called, asked, at) > 0))
    add(from, Math.min(to, Math.max(nameEnd(text, tokens, from), from + 1)), 'labelled');
  for (let index = from; index < to; index += 1) {
    const called = startsWith(words.called, tokens, index);
    const named = called > 0 ? 0 : startsWith(words.nameLabels, tokens, index);
    if (called + named === 0) continue;
    let next = ofWhat(brief, index + Math.max(called, named));
    const found: Found = called > 0 ? 'called' : 'labelled';
    if (named > 0) {
      const tie = /^[=:–-]$/.test(tokens[next]?.text ?? '') ? 1 : startsWith(words.copulas, tokens, next);
      if (tie === 0 && !isCapital(text, tokens[next])) continue;
      next += tie;
    } else if (/^[:,]$/.test(tokens[next]?.text ?? '')) next += 1;
    if (tokens[next]?.text === '"') next += 1;
    const end = Math.max(Math.min(to, nameEnd(text, tokens, next)), next);
    if (end > next) add(next, end, found);
    const tied = end > next ? tiedEnd(brief, end, to) : end;
    // "A workshop called Heavy Load in Cologne"
    const isPlace = facts.place !== null && overlaps(facts.place.span, spanOf(brief, { from: end, to: tied }));
    if (tied > end && !isPlace) add(next, tied, found, 'tied');
    const over = called > 0 && tied === end ? overEnd(brief, end, to) : end;
    if (over > end && end > next) add(next, over, found, 'tied');
    const small = stretchEnd(brief, next, to);
    const isBare = end <= next + startsWith(words.articles, tokens, next);
    const isAlso = ALSO.test(text.slice(tokens[next]?.start, tokens[small - 1]?.end));
    if (isBare && small > end && !isAlso) add(next, small, found, 'up to a mark');
    // "is just called Ormerod Walling"
    const first = tokens.findIndex((token, at) => at > next && at < small && isCapital(text, token));
    if (end === next && first > 0) {
      const last = Math.min(to, nameEnd(text, tokens, first));
      add(first, last, found, ...(last === small ? (['up to a mark'] as const) : []));
    }
    // "Daz Clean it's called."
    const who = called > 0 ? startsWith(words.first, tokens, index + called) : 0;
    const comma = tokens.slice(from, index).findLastIndex(({ text: mark }) => mark === ',');
    const begins = who > 0 ? from + comma + 1 : from;
    const isEnd = !isWord(tokens[index + called]) && tokens[index + called]?.text !== '?';
    const isLast = called > 0 && (who > 0 || isEnd) && index > begins && index < begins + 7;
    if (isLast)
      add(begins, startsWith(words.weAre, tokens, index - 1) > 0 ? index - 1 : index, 'called', 'up to a mark');
  }
  const value = tokens.findIndex(({ start }) => start >= label);
  if (label >= 0 && value > from) add(value, stretchEnd(brief, value, to), 'up to a mark');
}

/** A dash that joins words; one between spaces parts them. */
const isHyphen = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === '-' && (isGlued(tokens, at) || isGlued(tokens, at + 1));

/** Words that open a clause, or stand behind "we are", up to where something else begins. */
function opening(brief: Brief, part: Part, add: Add): void {
  const { text, tokens, tongue } = brief;
  const { words } = tongue;
  let first = part.from;
  while (first < part.to && !isWord(tokens[first])) first += 1;
  const word = tokens[first];
  const isCaselessText = word !== undefined && isCaseless(text, word);
  const greeted = WELCOME.exec(text.slice(word?.start, tokens[part.to - 1]?.end))?.[0].length ?? 0;
  const behind = greeted > 0 ? tokens.findIndex(({ start }) => start >= (word?.start ?? 0) + greeted) : -1;
  if (behind > first) add(behind, stretchEnd(brief, behind, part.to), 'capitals', 'up to a mark');
  if (part.order < 2 || part.clause.form === 'heading' || isCaselessText) {
    const end = stretchEnd(brief, first, part.to);
    add(first, end, 'up to a mark');
    const last = tokens.findIndex(
      (_, at) =>
        at > first && isDefinite(tokens[at]) && !isDefinite(tokens[at + 1]) && !OF_SON.test(tokens[at + 1]?.text ?? ''),
    );
    if (last > 0 && last + 1 < end) add(first, last + 1, 'up to a mark', 'definite');
    const line = tokens.findIndex(({ kind }, at) => kind === 'line' && at > first);
    // "Snap! Nursery" on a line of its own.
    if (part.order === 0 && line > end && line - first <= 6) add(first, line, 'up to a mark');
    const upTo = tokens.findIndex(
      (token, at) =>
        at >= first &&
        (at === part.to || (token.kind === 'mark' && !(/^['&.]$/.test(token.text) || isHyphen(tokens, at)))),
    );
    if (upTo > end && upTo - first <= MOST_WORDS) add(first, upTo, 'up to a mark', 'tied');
  }
  for (let index = part.from; index < part.to; index += 1) {
    const length = introductionAt(tokens, index, tongue);
    if (length === 0) continue;
    const tie = index + length + (FOR.test(tokens[index + length]?.text ?? '') ? 1 : 0);
    const from = tie + startsWith(words.articles, tokens, tie);
    add(from, stretchEnd(brief, from, part.to), 'introduced', 'up to a mark');
  }
}

/** Words that the mail domain or a handle spells. */
function spelt({ text, tokens, addresses }: Brief, part: Part, add: Add): void {
  if (addresses.length === 0) return;
  for (let from = part.from; from < part.to; from += 1)
    for (let to = Math.min(part.to, from + 6); to > from && isWord(tokens[from]); to -= 1)
      if (isSpelt(text.slice(tokens[from]?.start, tokens[to - 1]?.end), addresses)) {
        add(from, to, 'spelt');
        break;
      }
}

/** "…, Colin Aldous Pianos, tel 01632 960417": what stands from a mark up to a telephone number and its label. */
function atTelephone({ text, tokens, tongue, facts }: Brief, { from, to }: Part, add: Add): void {
  const { words } = tongue;
  const [start, last] = [tokens[from]?.start ?? 0, tokens[to]?.start ?? text.length];
  for (const { span } of facts.phones) {
    if (span.start <= start || span.start > last) continue;
    let phone = from;
    while (phone <= to && (tokens[phone]?.start ?? 0) < span.start) phone += 1;
    let end = phone;
    for (let length = 1; length > 0 && end > from; end -= length)
      length =
        [3, 2, 1].find(
          (back) =>
            end - back >= from &&
            ([words.phoneLabels, words.or].some((list) => startsWith(list, tokens, end - back) === back) ||
              (back === 1 && tokens[end - 1]?.kind === 'mark' && tokens[end - 1]?.text !== ')')),
        ) ?? 0;
    let begin = end;
    while (begin > from && end - begin <= MOST_WORDS && (isWord(tokens[begin - 1]) || isTie(tokens, begin - 1)))
      begin -= 1;
    const own = tokens.slice(begin, end);
    const isTitled = own.length > 1 && [own[0], own.at(-1)].every((token) => isCapital(text, token));
    // "CASH OR CARD. 029 2018 0951": in capitals a stop parts everything.
    const isParted = !/\p{Ll}/u.test(text) && tokens.slice(end, phone).some(({ text: mark }) => mark === '.');
    const isCall = startsWith(words.phoneLabels, own) > 0 || RING.test(own[0]?.text ?? '');
    if (isTitled && !isParted && !isCall && !own.some(({ kind }) => kind === 'number'))
      add(begin, end, 'at the telephone');
  }
}

const RING =
  /^(?:ring\p{L}{0,2}|bel|sms|ruf\p{L}*|appel\p{L}*|llam\p{L}+|chiam\p{L}+|lig\p{L}+|zadzwo\p{L}+|kontakt|info)$/u;

/** "&", an apostrophe or a dash inside of a name. */
const isTie = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === '&' || (/^['+-]$/.test(tokens[at]?.text ?? '') && isGlued(tokens, at));

/** "Snap!", "Hnos.": a mark that is part of a name. */
const endsName = (tokens: readonly Token[], at: number) =>
  /^[!?]$/.test(tokens[at]?.text ?? '') ||
  (tokens[at]?.text === '.' && tokens[at - 1]?.kind === 'word' && (tokens[at - 1]?.text.length ?? 9) < 4);

/** "مكتبة الرصيف الأخضر مكتبة مستقلة": behind its definite words, a name is told of. */
const OF_SON = /^(?:أبو|أم|ابن|بن|آل)$/;
const isDefinite = (token: Token | undefined) => token !== undefined && /^ال/.test(token.text);

/** Everything in the clauses of a brief that might be its name. */
export function stretchesOf(brief: Brief): Stretch[] {
  const { tokens, text, tongue } = brief;
  let left = MOST;
  return brief.clauses.flatMap((part) => {
    if (left <= 0) return [];
    const stretches = new Map<string, Stretch & { found: Set<Found> }>();
    const add: Add = (begin, to, ...ways) => {
      // "'t Scharnier", "'t Klein Grut"
      const isCut = (at: number) =>
        tokens[at - 1]?.text === "'" && /^[tsnk]$/.test(tokens[at]?.text ?? '') && isGlued(tokens, at);
      const from = isCut(begin) ? begin - 1 : isCut(begin - 1) && !ways.includes('quoted') ? begin - 2 : begin;
      let end = to;
      while (
        end > from + 1 &&
        [tongue.words.and, tongue.words.articles].some((list) => startsWith(list, tokens, end - 1) > 0)
      )
        end -= 1;
      while (end > from && !isWord(tokens[end - 1]) && !endsName(tokens, end - 1)) end -= 1;
      // "e. V." has both its stops.
      const isDotted = /^\p{L}\. ?\p{L}\.$/u.test(text.slice(tokens[end - 3]?.start, tokens[end]?.end));
      if (isDotted && end > from + 3) end += 1;
      // "Mølleby Ysteri v/ Kari Dahl": run by.
      if (tokens[end]?.text === '/' && end > from + 1 && tokens[end - 1]?.text.length === 1) end -= 1;
      // Finnish writes "in" onto the town: "Saunalautta Hilma Savonlinnassa".
      if (tongue.words.inflects && end > from + 2 && LOCATIVE.test(tokens[end - 1]?.text ?? '')) end -= 1;
      // "Ben-Ari" is one word.
      const isBroken = /^[-']$/.test(tokens[end]?.text ?? '') && isGlued(tokens, end) && isGlued(tokens, end + 1);
      // "Name - Smt. Vasantha"
      const label = startsWith(tongue.words.nameLabels, tokens, from);
      const isLabelled =
        label > 0 && /^[=:–-]$/.test(tokens[from + label]?.text ?? '') && !isGlued(tokens, from + label);
      // "Somos Barro Sonoro", "Werkstatt namens Schwerlast" say who and how it is called.
      const tells =
        !ways.includes('quoted') &&
        (startsWith(tongue.words.weAre, tokens, from) > 0 ||
          tokens.slice(from, end).some((_, index) => startsWith(tongue.words.called, tokens, from + index) > 0));
      const said = text.slice(tokens[from]?.start, tokens[end - 1]?.end);
      if (tells || isLabelled || isBroken || end <= from || WELCOME.test(said) || !/[\p{L}\p{N}]/u.test(said)) return;
      const key = `${from} ${end}`;
      const stretch = stretches.get(key) ?? { part, from, to: end, found: new Set() };
      for (const way of ways) stretch.found.add(way);
      stretches.set(key, stretch);
    };
    for (const find of [capitals, quoted, told, opening, spelt, atTelephone]) find(brief, part, add);
    left -= stretches.size;
    return [...stretches.values()].slice(0, MOST);
  });
}
