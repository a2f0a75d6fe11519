import { introductionAt, introductionsIn } from './introductions.ts';
import { isCapital, nameEnd, nounPhraseEnd } from './noun-phrase.ts';
import { isForbidden } from './exclusions.ts';
import type { Clause, Exclusion, Said } from './reading.ts';
import { overlaps, saidAt } from './said.ts';
import { firstAt, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { placesOf } from './vocabulary/index.ts';
import { everydayColoursIn } from './wishes/colour-words.ts';
import { signalsIn } from './wishes/signals.ts';

type Found = Said & { weight: number };

const shifted = (text: string, start: number): Token[] =>
  tokensOf(text).map((token) => ({ ...token, start: token.start + start, end: token.end + start }));

function phraseAt(
  text: string,
  tokens: readonly Token[],
  from: number,
  tongue: Tongue,
  weight: number,
  mayBeCapital = false,
): Found[] {
  const { words } = tongue;
  const article = startsWith(words.articles, tokens, from);
  const begin = from + article + startsWith(words.mine, tokens, from + article);
  const end = nounPhraseEnd(text, tokens, begin, tongue);
  const [first, last] = [tokens[begin], tokens[end - 1]];
  if (!first || !last || end <= begin || first.kind !== 'word') return [];
  if (signalsIn([first], tongue.language).some(({ key }) => key === 'for' || key === 'about' || key === 'with'))
    return [];
  if (
    [
      words.open,
      words.closed,
      words.negations,
      words.placePrepositions,
      words.first,
      words.site,
      words.called,
      words.formerly,
      words.relative,
      words.every,
      words.until,
    ].some((list) => startsWith(list, tokens, begin) > 0) ||
    placesOf(words.numbers).at(tokens, begin + (article > 0 ? 99 : 0)) !== null
  )
    return [];
  // German nouns have capitals.
  if (tongue.language === 'de' && !tokens.slice(begin, end).some((token) => isCapital(text, token))) return [];
  // "杭州市西湖区龙井路8号" is where it is.
  if (tokens[end]?.kind === 'number' && tokens[end]?.start === last.end) return [];
  // "est.", "Inh.": cut short, more follows.
  const stop = tokens[end];
  if (stop?.text === '.' && stop.start === last.end && end + 1 < tokens.length && last.text.length <= 4) return [];
  // A capital behind the article is a name, where nouns have none.
  if (
    !mayBeCapital &&
    tongue.language !== 'de' &&
    isCapital(text, first) &&
    nameEnd(text, tokens, begin) >= end &&
    begin > 0
  )
    return [];
  return [{ ...saidAt(text, first.start, last.end), weight }];
}

/** "We are a mobile sauna", "I'm Ines Prado, a cellist", "ich bin Töpferin". */
function introduced(text: string, tokens: readonly Token[], tongue: Tongue): Found[] {
  const { words } = tongue;
  const found: Found[] = [];
  for (const index of introductionsIn(tokens, tongue)) {
    const from = index + introductionAt(tokens, index, tongue);
    const article = startsWith(words.articles, tokens, from);
    const named = nameEnd(text, tokens, article > 0 && !isCapital(text, tokens[from]) ? from + article : from);
    const isName = named > from && (article === 0 || isCapital(text, tokens[from]));
    if (isName && /^[,–(]$/.test(tokens[named]?.text ?? ''))
      found.push(...phraseAt(text, tokens, named + 1, tongue, 80));
    // "it's an emergency" is seldom about the owner; "we are" always is.
    const speaks = [words.first, words.mine].some((list) => startsWith(list, tokens, index) > 0) || index === 0;
    const bare = article === 0 && words.articles !== '';
    // "I'm jo": English puts "a" before a trade.
    if (bare && tongue.language === 'en' && /^i(?:'|m)?$/.test(tokens[index]?.text ?? '') && from - index <= 2) {
      const be = tokens.slice(index, from).map(({ text: word }) => word);
      if (/^(?:i am|i' m|im)$/.test(be.join(' '))) continue;
    }
    const weight = bare ? 55 : 85;
    const [own] = phraseAt(text, tokens, from, tongue, 0);
    // "je suis place Viarme": a named place.
    const after = tokens.find((token) => own && token.start >= own.span.end);
    const isPlace = bare && tongue.language !== 'de' && after?.kind === 'word' && isCapital(text, after);
    if ((!isName || tongue.language === 'de') && !isPlace)
      found.push(...phraseAt(text, tokens, from, tongue, speaks || words.articles === '' ? weight : weight - 28));
  }
  return found;
}

/** "Knit Happens is a wool shop", "Knit Happens, a wool shop", "Knit Happens – wool and company". */
function besideName(text: string, tokens: readonly Token[], name: Said | null, tongue: Tongue): Found[] {
  const { words } = tongue;
  if (!name) return [];
  const last = tokens.findIndex(({ end }) => end === name.span.end);
  const first = tokens.findIndex(({ start }) => start === name.span.start);
  const found: Found[] = [];
  if (last >= 0) {
    let at = last + 1;
    while (/^["')]$/.test(tokens[at]?.text ?? '')) at += 1;
    const copula = startsWith(words.copulas, tokens, at);
    const article = startsWith(words.articles, tokens, at + Math.max(1, copula)) > 0;
    if (copula > 0)
      found.push(...phraseAt(text, tokens, at + copula, tongue, article || words.articles === '' ? 88 : 50));
    else if (/^[,–|:·-]$/.test(tokens[at]?.text ?? ''))
      found.push(...phraseAt(text, tokens, at + 1, tongue, article ? 78 : 60, !/^[,(]$/.test(tokens[at]?.text ?? '')));
  }
  // "my bakery Sonnenkorn", "a food truck called Nest": what stands before the name.
  if (first > 0) {
    let end = first;
    while (end > 0 && (/^["'(,]$/.test(tokens[end - 1]?.text ?? '') || startsCalled(tokens, end - 1, tongue))) end -= 1;
    for (let from = end - 1; from >= 0 && from > end - 7; from -= 1) {
      const lead = startsWith(words.mine, tokens, from) || startsWith(words.articles, tokens, from);
      if (lead === 0 || from + lead >= end) continue;
      if (startsWith(words.nameLabels, tokens, from + lead) === end - from - lead) break;
      const [start, stop] = [tokens[from + lead], tokens[end - 1]];
      if (start && stop && nounPhraseEnd(text, tokens.slice(0, end), from + lead, tongue) >= end)
        found.push({ ...saidAt(text, start.start, stop.end), weight: 82 });
      break;
    }
  }
  return found;
}

const startsCalled = (tokens: readonly Token[], index: number, { words }: Tongue) =>
  [0, 1, 2].some((back) => index - back >= 0 && startsWith(words.called, tokens, index - back) === back + 1);

/** "a website for my mobile sauna". */
function wishedFor(text: string, tokens: readonly Token[], tongue: Tongue): Found[] {
  const site = firstAt(tongue.words.site, tokens);
  if (site < 0) return [];
  const signal = signalsIn(tokens, tongue.language).find(
    ({ key, index }) => (key === 'for' || key === 'about') && index > site && index < site + 8,
  );
  if (!signal) return [];
  const from = signal.index + signal.length;
  // "Al-Noor mosque" is a mosque.
  const named = tongue.language === 'de' ? from : nameEnd(text, tokens, from);
  return phraseAt(text, tokens, named > from && tokens[named]?.kind === 'word' ? named : from, tongue, 76);
}

/**
 * Words without a verb at the start say what it is: "Small bakery in Bath", the line below a flyer's name, or later
 * "A repair café for bicycles". They have to reach to a mark, a place or a name.
 */
function bareLine(
  text: string,
  tokens: readonly Token[],
  position: number,
  isBelowName: boolean,
  tongue: Tongue,
): Found[] {
  const { words, language } = tongue;
  if ([words.mine, words.called, words.first, words.but].some((list) => startsWith(list, tokens) > 0)) return [];
  const article = startsWith(words.articles, tokens);
  const isOne =
    article > 0 &&
    position <= 2 &&
    !/^(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|o|os|as|de|het)$/.test(tokens[0]?.text ?? '');
  if (!isOne && position > 0 && !isBelowName) return [];
  const [found] = phraseAt(text, tokens, 0, tongue, isOne ? 62 : 54);
  if (!found) return [];
  const end = tokens.findIndex((token) => token.end === found.span.end) + 1;
  const next = tokens[end];
  const isWhole =
    !next ||
    next.kind === 'line' ||
    /^[.,–|(:;!·"]$/.test(next.text) ||
    startsWith(words.placePrepositions, tokens, end) > 0 ||
    startsWith(words.called, tokens, end) > 0 ||
    isCapital(text, next);
  const count = found.text.split(' ').length;
  const isShort = count <= 6 && (found.text.length >= 4 || count > 1);
  const isImperative =
    [words.wishVerbs, words.offering].some((list) => startsWith(list, tokens) > 0) ||
    (language === 'en' && count > 1 && tokens.some(({ text: word }) => /^(?:your|you|us|me)$/.test(word)));
  return isWhole && isShort && !isImperative ? [found] : [];
}

const isKindLabel = (label: string, tongue: Tongue) => {
  const tokens = tokensOf(label);
  return signalsIn(tokens, tongue.language).some(
    ({ key, index, length }) => key === 'kind' && index === 0 && length === tokens.length,
  );
};

/** "What: running club for over 50s". */
export const saysKind = (clause: Clause, tongue: Tongue): boolean =>
  clause.form === 'labelled' && isKindLabel(clause.label, tongue);

/** What may not be said is no part of the kind: "wedding celebrant" without weddings is a celebrant. */
function withoutForbidden({ text, span }: Said, exclusions: readonly Exclusion[], tongue: Tongue): Said | null {
  if (!isForbidden(text, exclusions, tongue)) return { text, span };
  for (const { start } of tokensOf(text).slice(1)) {
    const rest = text.slice(start);
    if (!isForbidden(rest, exclusions, tongue))
      return { text: rest, span: { start: span.end - rest.length, end: span.end } };
  }
  return null;
}

/** "Website for", "a touch of yellow". */
function isOfSite(said: string, { words, language }: Tongue): boolean {
  const own = tokensOf(said);
  const isSite = own.some((_, at) => [words.site, words.look].some((list) => startsWith(list, own, at) > 0));
  return isSite || everydayColoursIn(own.slice(-1), language).length > 0;
}

/** The owner's own noun phrase for what this is, as written and without its article; null where nobody says it. */
export function kindOf(
  text: string,
  clauses: readonly Clause[],
  name: Said | null,
  exclusions: readonly Exclusion[],
  tongue: Tongue,
): Said | null {
  const readable = clauses.filter(
    ({ role, form }) => (role === 'fact' || role === 'wish') && form !== 'item' && form !== 'heading',
  );
  const titled = clauses[0]?.form === 'heading';
  const found = readable.flatMap((clause, position) => {
    const tokens = shifted(text.slice(clause.span.start, clause.span.end), clause.span.start);
    if (saysKind(clause, tongue))
      return phraseAt(text, shifted(clause.value.text, clause.value.span.start), 0, tongue, 95);
    const verbless =
      clause.form === 'sentence' && clause.role === 'fact' && !introductionsIn(tokens, tongue).includes(0);
    return [
      ...(clause.role === 'wish' && tongue.words.articles === '' ? [] : introduced(text, tokens, tongue)),
      ...besideName(text, tokens, name, tongue),
      ...wishedFor(text, tokens, tongue),
      ...(verbless ? bareLine(text, tokens, position, titled && position === 0, tongue) : []),
    ].map((one) => ({ ...one, weight: one.weight - Math.min(20, position * 2) }));
  });
  const fitting = found.filter(
    ({ span, text: said }) => said.length <= 70 && !(name && overlaps(span, name.span)) && !isOfSite(said, tongue),
  );
  const best = fitting.reduce<Found | null>((top, one) => (top && top.weight >= one.weight ? top : one), null);
  return best && best.weight >= 28 ? withoutForbidden(best, exclusions, tongue) : null;
}
