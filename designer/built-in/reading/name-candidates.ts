import { isCapital, isCaseless, isParticle, nameEnd, nounPhraseEnd } from './noun-phrase.ts';
import type { Clause } from './reading.ts';
import { saidAt } from './said.ts';
import { firstAt, isIn, startsWith, withoutSubject, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { placesOf } from './vocabulary/index.ts';
import { called } from './name-called.ts';
import { at, quotedAt, wasBefore, type Candidate, type Look } from './name-candidate.ts';
import { signalsIn } from './wishes/signals.ts';
import { labelledWithin, placeIs, wished } from './name-told.ts';
import { alone, announced, apposed, couple, offeredBy } from './people-named.ts';

export type { Candidate };

const LEGAL =
  /^(?:gmbh|ug|ag|kg|ohg|gbr|ltd|limited|llc|llp|inc|plc|corp|sarl|sas|eurl|srl|spa|sl|bv|nv|ab|aps|as|lda|oy|ev|cic|pty)$/;

/** Quotes that name: short, without an end, with a capital or a digit. */
function quoted(look: Look): Candidate[] {
  const { text, tokens, clause, tongue } = look;
  const isNear = clause.span.start < 120 && clause.form !== 'item' && clause.form !== 'labelled';
  const introduction = firstAt(tongue.words.weAre, tokens);
  const owned = firstAt(tongue.words.mine, tokens);
  return tokens.flatMap((token, index) => {
    const inside = token.text === '"' || token.text === "'" ? quotedAt(look, index) : null;
    // "A page "Storia"" is a part of the site.
    const isOfPage = signalsIn(tokens.slice(index - 1, index), tongue.language).some(({ key }) => key === 'page');
    if (!inside || wasBefore(look, index) || (index > 0 && isOfPage)) return [];
    const comma = tokens.slice(inside.from, inside.to).findIndex(({ text: mark }) => mark === ',');
    const to = comma < 0 ? inside.to : inside.from + comma;
    const [first, last] = [tokens[inside.from], tokens[to - 1]];
    // Bobbie "Noodle" Lindqvist.
    const isNickname =
      (clause.span.start > 0 || index > 14 || nameEnd(text, tokens, 0) < index) &&
      isCapital(text, tokens[index - 1]) &&
      isCapital(text, tokens[inside.to + 1]);
    if (!first || !last || to - inside.from > 7 || /^[.!?]$/.test(last.text) || isNickname) return [];
    const article = startsWith(tongue.words.articles, tokens, inside.from);
    const speaks = introduction >= 0 && introduction < index;
    const looksNamed = isCapital(text, first) || isCapital(text, tokens[inside.from + article]);
    // "Annual show "Sea Light"": something of theirs.
    const noun = tokens[index - 1];
    const isOpening = clause.span.start < 16 && index < 8 && introduction < 0 && owned < 0;
    // "Call the site "Still Dancing"".
    const isOfSite = index > 0 && startsWith(`${tongue.words.site}, ${tongue.words.nameLabels}`, tokens, index - 1) > 0;
    const isOther =
      !isOpening &&
      !isOfSite &&
      noun?.kind === 'word' &&
      /^\p{Ll}{3}/u.test(text.slice(noun.start, noun.start + 3)) &&
      !(owned >= 0 && owned < index);
    return looksNamed || speaks || first.kind === 'number' || isCaseless(text, first)
      ? at(look, inside.from, to, speaks ? 82 : (isNear || isOfSite) && !isOther ? 78 : 44)
      : [];
  });
}

/** "Knit Happens is a wool shop". */
function subject(look: Look): Candidate[] {
  const { tokens, text, tongue } = look;
  const { words } = tongue;
  const skip =
    startsWith(words.articles, tokens) && !isCapital(text, tokens[startsWith(words.articles, tokens)]) ? -1 : 0;
  if (
    skip < 0 ||
    [words.first, words.weAre, words.mine, words.relative, words.negations, words.wishVerbs, words.open].some(
      (list) => startsWith(list, tokens) > 0,
    )
  )
    return [];
  const quote = quotedAt(look, 0);
  const to = quote?.to ?? nameEnd(text, tokens, 0);
  if (to === 0) return [];
  const own = tokens.slice(quote?.from ?? 0, to).filter(({ kind }) => kind === 'word').length;
  const after = to + (quote ? 1 : 0);
  const copula = startsWith(words.copulas, tokens, after);
  const isFirst = look.clause.span.start < 12 && tongue.language !== 'de' && !quote;
  // "The Larder at Number Nine is a community pantry"
  const tie = isFirst ? startsWith(words.placePrepositions, tokens, to) : 0;
  const whole = tie > 0 ? nameEnd(text, tokens, to + tie) : to;
  const is = whole > to + tie + 1 ? startsWith(words.copulas, tokens, whole) : 0;
  // "Bastuföreningen Glöd i Luleå behöver en hemsida"
  if (tie > 0 && whole > to + tie && look.clause.role === 'wish' && isIn(words.site, tokens))
    return at(look, 0, to, 66);
  if (is > 0 && own > 1 && startsWith(words.articles, tokens, whole + is) > 0) return at(look, 0, whole, 72);
  if (copula > 0) {
    const article = startsWith(words.articles, tokens, after + copula) > 0;
    const weight =
      article || words.articles === '' ? (own > 1 ? 72 : tongue.language === 'de' ? 52 : 56) : own > 1 ? 50 : 0;
    // "Ellie Thackray is the organiser": who somebody is.
    const said = startsWith(words.articles, tokens, after + copula) || startsWith(words.mine, tokens, after + copula);
    const isPerson = said > 0 && startsWith(words.roles, tokens, after + copula + said) > 0;
    return weight > 0 ? at(look, quote?.from ?? 0, to, isPerson ? 46 : weight, isPerson) : [];
  }
  return [];
}

/** "we are", or "run" behind an "and" that says who already. */
export function introductionAt(tokens: readonly Token[], index: number, { words }: Tongue): number {
  const whole = startsWith(words.weAre, tokens, index);
  const isBehindAnd = [1, 2].some((back) => index >= back && startsWith(words.and, tokens, index - back) === back);
  return whole || (isBehindAnd ? startsWith(withoutSubject(words.weAre, words.first), tokens, index) : 0);
}

export const introductionsIn = (tokens: readonly Token[], tongue: Tongue): number[] =>
  tokens.flatMap((_, index) => (introductionAt(tokens, index, tongue) > 0 ? [index] : []));

/** "I am", and not "I run". */
const BEING =
  /^(?:i am|i' m|im|ich bin|bin|je suis|(?:yo )?soy|(?:eu )?sou|(?:io )?sono|ik ben|(?:ja )?jestem|jag är|jeg er|أنا|انا|אני)$/;

/** "We are Knit Happens, …", "I'm Ines Prado, a cellist". */
function introduced(look: Look): Candidate[] {
  const { tokens, text, tongue } = look;
  const { words, language } = tongue;
  const found: Candidate[] = [];
  for (const index of introductionsIn(tokens, tongue)) {
    const from = index + introductionAt(tokens, index, tongue);
    const isPerson = BEING.test(
      tokens
        .slice(index, from)
        .map(({ text: word }) => word)
        .join(' '),
    );
    const article = startsWith(words.articles, tokens, from);
    const isNamed = article === 0 || isCapital(text, tokens[from]);
    const begin = article > 0 && !isCapital(text, tokens[from]) ? from + article : from;
    const to = nameEnd(text, tokens, begin);
    const own = tokens.slice(begin, to).filter(({ kind }) => kind === 'word').length;
    if (to === begin || own === 0) {
      // "a zero-waste shop, Tare, in Ghent".
      const noun = article > 0 || words.articles === '' ? nounPhraseEnd(text, tokens, from + article, tongue) : from;
      const comma = tokens[noun]?.text === ',' ? 1 : 0;
      const end = noun > from ? nameEnd(text, tokens, noun + comma) : noun;
      const isTied = comma === 0 && isParticle(tokens[noun]?.text ?? '') && end > noun + 1;
      const isPlace = comma === 0 && startsWith(words.placePrepositions, tokens, end) > 0 && language !== 'de';
      // "On est le jardin partagé des Trois Robinets".
      if (end > noun + comma && isPlace) found.push(...at(look, isTied ? from + article : noun, end, 62));
      else if (end > noun + 1 && /^[,.–;]$/.test(tokens[end]?.text ?? '.'))
        found.push(...at(look, noun + comma, end, 62));
      continue;
    }
    const closed =
      to >= tokens.length ||
      /^[,.;–(!]$/.test(tokens[to]?.text ?? '') ||
      startsWith(words.and, tokens, to) > 0 ||
      [words.placePrepositions, words.from].some((list) => startsWith(list, tokens, to) > 0);
    const definite = /^(?:the|die|der|das|le|la|les|el|los|il|lo|o|a|de|het)$/.test(tokens[from]?.text ?? '');
    if (!closed || (!isNamed && !(definite && own > 1))) continue;
    const weak = own === 1 && (language === 'de' || !/^[,–(]$/.test(tokens[to]?.text ?? ','));
    found.push(...at(look, begin, to, weak ? 30 : isPerson ? 54 : 74, isPerson && own <= 4));
  }
  return found;
}

/** "Vi på Lillhärdals Spinneri spinner ull", "we at Harrow Forge". */
const AT = /^(?:at|på|von|vom|bei|beim|chez|van|bij|z|ze|da|en|em|di)$/;
function ofUs(look: Look): Candidate[] {
  const { tokens, text, tongue } = look;
  const from = startsWith(tongue.words.first, tokens);
  if (from !== 1 || !AT.test(tokens[from]?.text ?? '')) return [];
  const begin = from + 1 + startsWith(tongue.words.articles, tokens, from + 1);
  const to = nameEnd(text, tokens, begin);
  return to > begin + 1 && to < tokens.length ? at(look, begin, to, 72) : [];
}

/** A short clause of capitals only, near the start: "Prickle Lodge, Hexham.", "Ditta Di Cencio Loris." */
function titled(look: Look): Candidate[] {
  const { tokens, text, tongue, clause } = look;
  if (clause.role !== 'fact' || clause.form !== 'sentence') return [];
  if (!isCapital(text, tokens[0]) || tokens[0]?.kind !== 'word' || tongue.language === 'de') return [];
  const { words } = tongue;
  if ([words.first, words.weAre, words.mine, words.wishVerbs].some((list) => startsWith(list, tokens) > 0)) return [];
  // Later on it is a prize, a town or a guest.
  const to = nameEnd(text, tokens, 0);
  const own = tokens.slice(0, to);
  const isLater = (text.slice(0, clause.span.start).match(/[.!?…\n]+/g)?.length ?? 0) > 1;
  if (isLater && own.filter((token) => isCapital(text, token)).length < 3) return [];
  const days = placesOf(words.weekdays);
  if (own.some(({ kind }, index) => kind === 'number' || days.at(own, index) !== null)) return [];
  const next = tokens[to]?.text ?? '.';
  const isWhole = next === ',' ? tokens.length <= 14 : next === '.' && to >= tokens.length - 1;
  return isWhole && own.filter((token) => isCapital(text, token)).length > 1 ? at(look, 0, to, 54) : [];
}

/** "our bakery Sonnenkorn", "the pub The Red Lion": a name right behind what it names. */
function behindNoun(look: Look): Candidate[] {
  const { tokens, text, tongue } = look;
  const { words, language } = tongue;
  const found: Candidate[] = [];
  // "a site for my bakery Sonnenkorn".
  const isForSite = look.clause.role === 'wish' && isIn(words.site, tokens);
  for (let index = 0; index < tokens.length; index += 1) {
    const article = index > 0 ? startsWith(words.articles, tokens, index) : 0;
    const mine = startsWith(words.mine, tokens, index) || startsWith(words.mine, tokens, index + article);
    const lead = Math.max(article, startsWith(words.mine, tokens, index)) + (article > 0 ? mine : 0);
    if (lead === 0) continue;
    let from = index + lead;
    let nouns = 0;
    while (
      nouns < 4 &&
      tokens[from]?.kind === 'word' &&
      (language === 'de' ? nouns === 0 : !isCapital(text, tokens[from])) &&
      startsWith(words.placePrepositions, tokens, from) === 0
    ) {
      from += 1;
      nouns += 1;
    }
    // "mon association, Les Mains Vertes, …".
    if (nouns > 0 && tokens[from]?.text === ',' && mine > 0) {
      const end = nameEnd(text, tokens, from + 1);
      if (
        end > from + 2 &&
        (/^(?:[,.–(]|on)$/.test(tokens[end]?.text ?? '.') || startsWith(words.placePrepositions, tokens, end) > 0)
      )
        found.push(...at(look, from + 1, end, 60));
      continue;
    }
    // "We're organising the Calder Lantern Walk again".
    const named = nouns === 0 && article > 0 && look.clause.span.start < 16 && language !== 'de';
    const end = named ? nameEnd(text, tokens, from) : from;
    if (tokens.slice(from, end).filter((token) => isCapital(text, token)).length > 2)
      found.push(...at(look, from, end, 54));
    const to = nouns > 0 ? nameEnd(text, tokens, from) : from;
    if (to > from && tokens[from]?.kind === 'word')
      found.push(...at(look, from, to, mine === 0 ? 46 : isForSite ? 80 : 52));
    if (to > from) index = to - 1;
  }
  return found;
}

/** "Huber GmbH", "Taller Norte S.L.": capitals up to a legal form. */
function legal(look: Look): Candidate[] {
  const { tokens, text } = look;
  return tokens.flatMap((token, index) => {
    const dotted =
      /^[a-z]$/.test(token.text) && tokens[index + 1]?.text === '.'
        ? tokens
            .slice(index, index + 6)
            .map((one) => one.text)
            .join('')
        : '';
    const form = /^(?:s\.l\.|s\.a\.|e\.v\.|e\.k\.|b\.v\.|s\.r\.l\.|sp\.)/.exec(dotted)?.[0] ?? '';
    if (
      !form &&
      !(
        LEGAL.test(token.text) &&
        isCapital(text, token) &&
        text.slice(token.start, token.end) !== 'Spa' &&
        // "Keen As Mustard".
        !(tokens[index + 1]?.kind === 'word' && isCapital(text, tokens[index + 1])) &&
        tokens[index - 1]?.end !== token.start
      )
    )
      return [];
    let from = index;
    while (
      from > 0 &&
      nameEnd(text, tokens, from - 1) >= index &&
      (isCapital(text, tokens[from - 1]) ||
        tokens[from - 1]?.kind === 'number' ||
        (isParticle(tokens[from - 1]?.text ?? '') && isCapital(text, tokens[from - 2])) ||
        tokens[from - 1]?.text === '&') &&
      index - from < 6
    )
      from -= 1;
    return from < index ? at(look, from, index + (form ? form.length : 1), 82) : [];
  });
}

/** All that might be the name in a clause. */
export function candidatesIn(text: string, clause: Clause, tongue: Tongue): Candidate[] {
  const { span } = clause;
  const tokens = tokensOf(text.slice(span.start, span.end)).map((token) => ({
    ...token,
    start: token.start + span.start,
    end: token.end + span.start,
  }));
  const look = { text, tokens, clause, tongue };
  const label = tokensOf(clause.label);
  const labelled = startsWith(tongue.words.nameLabels, label);
  const isPlain = tokensOf(tongue.words.nameLabels.split(', ')[0] ?? '')[0]?.text === label[0]?.text;
  if (labelled > 0 && (labelled === label.length || (isPlain && label.length <= 4))) {
    const bare = /^"([^"]+)"|^([^,;(–]+)/.exec(clause.value.text);
    const value = (bare?.[1] ?? bare?.[2] ?? clause.value.text).trim();
    const start = clause.value.span.start + clause.value.text.indexOf(value);
    return [{ ...saidAt(text, start, start + value.length), weight: 97, isPerson: false }];
  }
  // "Shop: Four Hole"
  const isPlace = startsWith(tongue.words.premises, label) === label.length && clause.span.start < 40;
  if (clause.form === 'labelled' && label.length > 0 && isPlace) {
    const from = tokens.findIndex(({ start }) => start >= clause.value.span.start);
    const to = from < 0 ? from : nameEnd(text, tokens, from);
    if (to > from && to === tokens.length) return at(look, from, to, 84);
  }
  // "Portfolio site for me: Ifeoma Brandvold"
  if (clause.form === 'labelled' && label.length <= 7 && isIn(tongue.words.site, label)) {
    const from = tokens.findIndex(({ start }) => start >= clause.value.span.start);
    const to = from < 0 ? from : nameEnd(text, tokens, from);
    if (to > from + 1) return at(look, from, to, 70);
  }
  if (clause.role === 'chatter') return alone(look);
  if (clause.form === 'heading')
    return [...wished(look), ...labelledWithin(look), ...(clause.span.start === 0 ? quoted(look) : [])];
  return [
    ...titled(look),
    ...wished(look),
    ...labelledWithin(look),
    ...placeIs(look),
    ...called(look),
    ...quoted(look),
    ...subject(look),
    ...introduced(look),
    ...ofUs(look),
    ...behindNoun(look),
    ...apposed(look),
    ...offeredBy(look),
    ...couple(look),
    ...alone(look),
    ...announced(look),
    ...legal(look),
  ];
}
