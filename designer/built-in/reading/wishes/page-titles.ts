import { signalsIn } from './signals.ts';
import { topicsIn } from './topics.ts';
import { withoutEnd } from '../../ends.ts';
import { startsWith, type Tongue } from '../tongue.ts';
import { placesOf } from '../vocabulary/index.ts';
import { tokensOf, type Token } from '../tokens.ts';

/** Where the first sentence of a text ends. */
const firstSentence = (text: string) => /[.!?](?=\s)/.exec(text)?.index ?? text.length;

/** The entries of "A, B and C", up to the end of their sentence. */
export const listed = (whole: string, tongue: Tongue): string[] => {
  const text = whole.slice(0, firstSentence(whole));
  const tokens = tokensOf(text);
  const cuts: { from: number; to: number }[] = [];
  let open = 0;
  tokens.forEach((token, index) => {
    open += token.text === '(' ? 1 : token.text === ')' ? -1 : 0;
    // "What to bring (boots, a thermos)" is one entry.
    if (open > 0) return;
    if (/^[,;/|•،]$/.test(token.text) || token.kind === 'line') cuts.push({ from: token.start, to: token.end });
    const length = token.text === '&' ? 0 : startsWith(tongue.words.and, tokens, index);
    if (length > 0) cuts.push({ from: token.start, to: tokens[index + length - 1]?.end ?? token.end });
  });
  let start = 0;
  const parts: string[] = [];
  for (const { from, to } of [...cuts, { from: text.length, to: text.length }]) {
    if (from >= start) parts.push(text.slice(start, from));
    start = to;
  }
  return parts.map((part) => withoutEnd(part.trim(), /[.!]/)).filter((part) => part !== '');
};

/** Behind a word for pages a list of titles: "Pages: Home, Fees", "pagina's Cursussen, Huren en Contact", "pages - Fees, Contact -". */
function titlesBehind(text: string, tokens: readonly Token[], at: number, tongue: Tongue): string[] {
  const next = tokens[at + 1];
  // "I want three pages, Join, Bonspiels and History".
  const isCounted =
    next?.text === ',' &&
    at > 0 &&
    (tokens[at - 1]?.kind === 'number' || placesOf(tongue.words.numbers).at(tokens, at - 1) !== null);
  const isMarked = isCounted || /^[:–—-]$/.test(next?.text ?? '');
  const from = tokens[isMarked ? at + 2 : at + 1];
  // "We sew pages, spines and boards": without a mark the list is all that is said, or stands behind one.
  const isFree = next?.kind === 'word' && (at === 0 || /^[:;,]$/.test(tokens[at - 1]?.text ?? ''));
  // "Pages I want: Home, Fees": the mark comes later.
  const isAhead = tokens.slice(at + 1, at + 4).some(({ text: mark }) => mark === ':');
  if (!from || (!isMarked && (!isFree || isAhead))) return [];
  const titles = listed(text.slice(from.start).split(/ [–—-](?: |$)/u)[0] ?? '', tongue);
  const isTitle = (said: string) =>
    said.split(' ').length <= 4 &&
    !/[\d\p{Sc}@?]/u.test(said) &&
    (/^["“„«]?\p{Lu}/u.test(said) || (isMarked && !/^\p{Ll}/u.test(said)));
  return titles.length > 1 && titles.every(isTitle) ? titles : [];
}

/** Whether a clause asks for pages by their titles alone, whatever else a website is called in its language. */
export const listsPages = (text: string, tokens: readonly Token[], tongue: Tongue): boolean =>
  signalsIn(tokens, tongue.language).some(
    ({ key, index }) =>
      key === 'page' &&
      startsWith(tongue.words.site, tokens, index) > 0 &&
      titlesBehind(text, tokens, index, tongue).length > 1,
  );

/** Whether a text is nothing but the menu of a website: "HOME | ROOMS | RATES | CONTACT". */
export function isMenu(text: string, { language }: Tongue): boolean {
  const cells = text.split(/[|·•/→>]/u).map((cell) => tokensOf(cell.trim()));
  const topics = cells.flatMap((cell) => topicsIn(cell, language).slice(0, 1));
  const isShort = cells.every(
    (cell) => cell.length <= 4 && cell.every(({ kind, text: word }) => kind === 'word' || word === '&'),
  );
  return cells.length > 2 && isShort && topics.length * 2 >= cells.length && topics.some(({ key }) => key === 'home');
}

const APART =
  /^(?:own|separate|extra|eigene?[nrms]?|separate[nrs]?|propre|séparée|propia|própria|separada|propria|separata|eigen|aparte?|osobn\p{L}+|własn\p{L}+|egen|eget|egna|separat)$/u;
/** "Separate page Rates": of its own, and no title. */
export const isApart = (token: Token | undefined): boolean => token !== undefined && APART.test(token.text);
/** Behind what is to have a page of its own goes the sentence on. */
const GOES_ON =
  /^(?:on|auf|in|sur|en|em|su|op|na|på|have|has|gets?|should|needs?|could|hätten?|sollen?|möchten?|würden?|bekommt|devraient|devrait|debería|deben?|deve|devem|dovrebbe|moet|moeten|skal|ska|får|ma|mają)$/;

/** "The Big Céilí should have its own page", "dances page separate", "put prices on their own page": what it is of; '' where nothing is. */
export function onItsOwn(text: string, tokens: readonly Token[], at: number, tongue: Tongue): string {
  const { words } = tongue;
  if (!tokens.slice(Math.max(0, at - 2), at + 3).some((token) => APART.test(token.text))) return '';
  if (startsWith(words.first, tokens) > 0) return '';
  let from = 0;
  for (const list of [words.and, words.but, words.wishVerbs, words.wishVerbs, words.articles])
    from += startsWith(list, tokens, from);
  const ends = (token: Token, index: number) =>
    token.kind !== 'word' ||
    index >= at ||
    APART.test(token.text) ||
    GOES_ON.test(token.text) ||
    startsWith(words.copulas, tokens, index) > 0;
  const end = tokens.findIndex((token, index) => index >= from && ends(token, index));
  return end > from && end - from <= LONGEST ? text.slice(tokens[from]?.start, tokens[end - 1]?.end) : '';
}

/** So many words may a title have that is one of several. */
const LONGEST = 4;

const ANOTHER = /^(?:one|another|otra|outra|autre|altra|andere|weitere)$/;

export const LEADS: readonly string[] = ['about', 'for', 'with', 'on'];

/** "One page for our history and one for safety": not the only one. */
export function isOfSeveral(
  tokens: readonly Token[],
  { index, length }: { index: number; length: number },
  { words, language }: Tongue,
): boolean {
  const rest = tokens.slice(index + length);
  const [lead] = signalsIn(rest.slice(0, 3), language);
  const isLed = lead?.index === 0 && (lead.key === 'for' || lead.key === 'about');
  return (
    isLed &&
    rest.some(
      ({ text }, at) => ANOTHER.test(text) && (startsWith(words.and, rest, at - 1) > 0 || rest[at - 1]?.text === ','),
    )
  );
}

/**
 * What is named after a word for a page: "a page about our history", "pages called Boats and Yard", "páginas separadas para
 * Quesos y Visitas". One article before the word means one page, and then "one for …" may follow.
 */
export function namedAfter(text: string, tokens: readonly Token[], at: number, next: number, tongue: Tongue): string[] {
  const { words, language } = tongue;
  const leadAt = (index: number) => {
    const called = startsWith(words.called, tokens, index);
    const signal = signalsIn(tokens.slice(index, index + 3), language)[0];
    return called || (signal?.index === 0 && LEADS.includes(signal.key) ? signal.length : 0);
  };
  const behind = titlesBehind(text, tokens, at, tongue);
  if (behind.length > 0) return behind;
  const quoted = /["“„«]([^"“”„«»]{2,40})["”“»]\s*$/.exec(text.slice(0, tokens[at]?.start).slice(-60))?.[1];
  if (quoted) return [quoted];
  const behindQuote = /^\s?["“„«]([^"“”„«»]{2,40})["”“»]/.exec(text.slice(tokens[at]?.end))?.[1];
  if (behindQuote) return [behindQuote];
  // "An Enter page", "een pagina Rondleidingen".
  const isTitle = (token: Token | undefined) =>
    token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end));
  const lead = startsWith(words.articles, tokens, at - 2) > 0 && isTitle(tokens[at - 1]) ? tokens[at - 1] : undefined;
  if (lead) return [text.slice(lead.start, lead.end)];
  // "Eine Seite Jugend", "eine eigene Seite Jugend", "osobna podstrona Trasy".
  const isPage = words.articles === '' || [1, 2].some((back) => startsWith(words.articles, tokens, at - back) === 1);
  if (isPage && isTitle(tokens[at + 1])) {
    const titles = listed(text.slice(tokens[at + 1]?.start), tongue);
    const end = titles.findIndex((title) => !/^\p{Lu}/u.test(title));
    const all = end < 0 ? titles : titles.slice(0, Math.max(1, end));
    // "Een pagina Rondleidingen graag apart."
    const [only = ''] = all;
    return all.length > 1 ? all : [/^(?:\p{Lu}\S*\s?){1,5}/u.exec(only)?.[0].trim() ?? only];
  }
  // "I'd like three pages: A, B and C", "pages I want: A / B".
  const colon = tokens.findIndex(({ text: mark }, index) => index > at && mark === ':');
  if (colon > at && colon <= at + 3 && tokens.slice(at + 1, colon).every(({ kind }) => kind === 'word'))
    return listed(text.slice(tokens[colon]?.end), tongue);
  // "A page of its own for juniors".
  const own = tokens[at + 1]?.text === 'of' && tokens[at + 3]?.text === 'own' ? 3 : 0;
  const from = [at + own + 1, at + own + 2, at + own + 3].find((index) => leadAt(index) > 0);
  // "En side, der hedder Regnskab".
  const isBroken = tokens.slice(at + 1, from).some(({ kind, text: mark }) => kind !== 'word' && mark !== ',');
  if (from === undefined || isBroken) return [];
  const start = tokens[from + leadAt(from)]?.start ?? text.length;
  // "A page called "Your first visit" that explains: …".
  const inQuotes = /^["“„«]([^"“”„«»]{2,40})["”“»]/.exec(text.slice(start))?.[1];
  if (inQuotes) return [inQuotes];
  const end = next < tokens.length ? (tokens[next - 1]?.start ?? text.length) : text.length;
  const all = listed(text.slice(start, end), tongue);
  /** "One for safety", "another called Ropes": what it is of; null for what names no page of its own. */
  const ofAnother = (part: string): string | null => {
    const own = tokensOf(part);
    const one = startsWith(words.articles, own) || (ANOTHER.test(own[0]?.text ?? '') ? 1 : 0);
    const called = one > 0 ? startsWith(words.called, own, one) : 0;
    const signal = one > 0 ? signalsIn(own.slice(one, one + 3), language)[0] : undefined;
    const lead = called || (signal?.index === 0 && LEADS.includes(signal.key) ? signal.length : 0);
    return lead > 0 ? part.slice(own[one + lead]?.start) : null;
  };
  // "With the teachers, I'll send the names: so far Ann and Bob": what goes on with more words is no title.
  // And so does, behind titles with capitals, what has none: "and drop the counter".
  const isTitled = /^\p{Lu}/u.test(all[0] ?? '');
  const goesOn = (part: string) =>
    part.includes(':') || part.split(' ').length > LONGEST || (isTitled && /^\p{Ll}(?:\S* ){3}/u.test(part));
  const last = all.findIndex((part, place) => place > 0 && ofAnother(part) === null && goesOn(part));
  const parts = last < 0 ? all : all.slice(0, last);
  const isOne = startsWith(words.articles, tokens, at - 1) > 0 || startsWith(words.articles, tokens, at - 2) === 1;
  if (!isOne) return parts.map((part, place) => (place > 0 && ofAnother(part)) || part);
  return [...parts.slice(0, 1), ...parts.slice(1).flatMap((part) => ofAnother(part) ?? [])];
}
