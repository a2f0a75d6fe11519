import { withoutEnd } from '../../ends.ts';
import { tokensOf, type Token } from '../../reading/tokens.ts';
import { languageAt } from '../../reading/asked-language.ts';
import { isKnownLanguage } from '../../reading/vocabulary/index.ts';
import { tongueOf } from '../../reading/tongue.ts';
import { namedColoursIn, type NamedColour } from '../../reading/wishes/named-colours.ts';
import type { RequestLanguage } from '../words/index.ts';
import { FILLERS } from './fillers.ts';
import { lexiconOf, type Concept } from './lexicon.ts';

/** Words of a request that mean something together. `from` and `to` are places among its tokens, `to` not included. */
export type Sense = { concepts: Concept[]; from: number; to: number };

/** Words in quotation marks: data, whatever they say. */
export type Quote = { text: string; from: number; to: number };

/** One request of a message, as its words and what they mean. */
export type Request = {
  /** As typed, without what is around it. */
  text: string;
  language: RequestLanguage;
  tokens: Token[];
  senses: Sense[];
  quotes: Quote[];
  /** Words that everybody takes for a colour. */
  colours: NamedColour[];
  has(...concepts: Concept[]): boolean;
  /** The first sense of one of these concepts, from a token on. */
  find(concepts: readonly Concept[], from?: number): Sense | undefined;
  /** All concepts of a group: `group('kind')` gives what stands behind the point. */
  group(name: 'kind' | 'mood' | 'topic' | 'tongue' | 'part'): { name: string; sense: Sense }[];
  /** What was typed between two tokens, cleaned at its ends. */
  between(from: number, to?: number): string;
};

const PAIRS: Record<string, string> = {
  '"': '"',
  '“': '”“',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‘': '’',
  "'": "'’",
  '‹': '›',
};

/** Where quoted words stand. A single mark counts only around words of its own, so that "don't" is no quote. */
export function quotesIn(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  /** Up to where nothing closes what each opening mark opens. */
  const open = new Map<string, number>();
  for (let start = 0; start < text.length; start += 1) {
    const closing = PAIRS[text[start] ?? ''];
    const isSingle = "'‘’".includes(text[start] ?? ' ');
    if (!closing || (isSingle && /[\p{L}\p{N}]/u.test(text[start - 1] ?? ' '))) continue;
    const limit = Math.min(text.length, start + 2000);
    const opening = text.charAt(start);
    let end = Math.max(start + 1, open.get(opening) ?? 0);
    const closes = (at: number) =>
      closing.includes(text[at] ?? ' ') && (!isSingle || !/[\p{L}\p{N}]/u.test(text[at + 1] ?? ' '));
    while (end < limit && !(closes(end) && end > start + 1)) end += 1;
    if (end >= limit) {
      open.set(opening, limit);
      continue;
    }
    found.push({ start, end: end + 1 });
    start = end;
  }
  return found;
}

const trimmed = (text: string) => withoutEnd(text.replace(/^[\s,;:=–—>→-]+/u, ''), /[\s,;:–—-]/u);

/** "About" is a section in "the about page", a small word in "not sure about the colours". */
function readAbout(tokens: readonly Token[], senses: Sense[]): void {
  for (const sense of senses) {
    if (!sense.concepts.includes('mark.about') || !sense.concepts.includes('kind.about')) continue;
    const isName =
      ['the', 'an', 'our', 'my', 'your'].includes(tokens[sense.from - 1]?.text ?? '') ||
      ['section', 'page', 'text', 'from'].includes(tokens[sense.to]?.text ?? '') ||
      sense.to === tokens.length;
    sense.concepts = sense.concepts.filter((concept) => concept !== (isName ? 'mark.about' : 'kind.about'));
  }
}

/** "Le titre", "die Preise": before what is named it is an article, and nothing that was spoken of. */
function readArticles(senses: Sense[]): void {
  for (const sense of [...senses]) {
    if (!sense.concepts.includes('mark.it')) continue;
    const next = senses.find(({ from }) => from === sense.to);
    const isNoun = next?.concepts.every((one) => /^(?:part|kind|topic)\./u.test(one)) === true;
    if (isNoun && sense.to - sense.from === 1) sense.concepts = sense.concepts.filter((one) => one !== 'mark.it');
    if (sense.concepts.length === 0) senses.splice(senses.indexOf(sense), 1);
  }
}

/** "Take it off the list": with an article, beside what is to go, it is a thing and orders nothing. */
const NOUNS = /^(?:the|this|that|our|my|your|price|of|a)$/u;
function readNouns(tokens: readonly Token[], senses: Sense[]): void {
  if (!senses.some(({ concepts }) => concepts.includes('do.remove'))) return;
  for (const sense of [...senses]) {
    const isNoun = tokens[sense.from]?.text === 'list' && NOUNS.test(tokens[sense.from - 1]?.text ?? '');
    if (isNoun && sense.to - sense.from === 1) senses.splice(senses.indexOf(sense), 1);
  }
}

/** "The curly writing": beside an article, or what something is said of, it is how letters look. */
const readWriting = (tokens: readonly Token[], senses: Sense[]): void => {
  for (const sense of senses) {
    const { from, to } = sense;
    const isNoun =
      [1, 2].some((back) => NOUNS.test(tokens[from - back]?.text ?? '')) || IS.test(tokens[to]?.text ?? '');
    if (tokens[from]?.text === 'writing' && isNoun) sense.concepts = ['part.font'];
  }
};

/** "I'd rather the heading said …": what it should say. */
const readRather = (tokens: readonly Token[], senses: Sense[]): void => {
  const wish = tokens.findIndex(({ text }) => text === 'rather' || text === 'prefer');
  const said = tokens.findIndex(({ text }, at) => at > wish + 1 && /^(?:said|read|was)$/u.test(text));
  if (wish < 0 || said < 0) return;
  const own = senses.find(({ from }) => from === said);
  if (own) own.concepts = ['mark.be'];
  else addSense(senses, 'mark.be', said, said + 1);
};

/** "Courses start at half 9": a time, and no top of the page. */
function readStarting(tokens: readonly Token[], senses: Sense[]): void {
  for (const sense of [...senses]) {
    const isVerb = /^start(?:s|ing)?$/u.test(tokens[sense.from]?.text ?? '') && sense.to - sense.from === 1;
    const isJoint = /^(?:at|from|on)$/u.test(tokens[sense.to]?.text ?? '');
    const next = tokens[sense.to + (isJoint ? 1 : 0)]?.text ?? '';
    if (isVerb && /^(?:\d|half|quarter|noon)/u.test(next)) senses.splice(senses.indexOf(sense), 1);
  }
}

const TAKING = ['take', 'throw', 'cut', 'kick', 'leave', 'cross'];
const AWAY = ['off', 'out', 'away'];

const isEnd = (token: Token | undefined) =>
  token === undefined ||
  ['instead', 'please', 'too', ',', '.', '?', 'there', 'now', 'and', 'so', 'somewhere'].includes(token.text);

/** "Take the gutters off": a verb and its particle apart from each other. */
function readParted(tokens: readonly Token[], senses: Sense[]): void {
  const put = tokens.findIndex(({ text }) => ['put', 'pop', 'stick'].includes(text));
  const on = tokens.findIndex(
    ({ text }, index) =>
      put >= 0 && index > put + 1 && (text === 'on' || text === 'up' || text === 'in') && isEnd(tokens[index + 1]),
  );
  if (put >= 0 && on > 0)
    senses.unshift(...[put, on].map((from): Sense => ({ concepts: ['do.add'], from, to: from + 1 })));
  const from = tokens.findIndex(({ text }) => TAKING.includes(text));
  const to = tokens.findIndex(({ text }, index) => index > from + 1 && AWAY.includes(text));
  if (from < 0 || to < 0 || to - from > 8) return;
  senses.unshift({ concepts: ['do.remove'], from, to: from + 1 }, { concepts: ['do.remove'], from: to, to: to + 1 });
}

const IS = /^(?:is|are|has|have|been)$|'s$/u;
const isLast = (token: Token | undefined) =>
  isEnd(token) || /^(?:and|till?|until|for|from|on)$/u.test(token?.text ?? '');

/** "Unit 4 has gone", "the soup's off": a thing that is no more. */
const readGone = (tokens: readonly Token[], senses: Sense[]): void =>
  tokens.forEach(({ text }, at) => {
    // "The dues can go on the front page"
    const can = senses.find(({ from, to }) => text === 'go' && from === at - 1 && to === at + 1);
    if (can && !isEnd(tokens[at + 1]))
      can.concepts = can.concepts.map((one) => (one === 'do.remove' ? 'do.move' : one));
    const before = tokens[at - 1]?.text ?? '';
    // "Their quote had better go"
    const isToGo = text === 'go' && /^(?:can|must|should|better|to|may)$/u.test(before) && isEnd(tokens[at + 1]);
    if (isToGo && !['able', 'like', 'want'].includes(tokens[at - 2]?.text ?? ''))
      addSense(senses, 'do.remove', at - 1, at + 1);
    if (!/^(?:gone|off|finished|sold)$/u.test(text) || !IS.test(before) || !isLast(tokens[at + 1])) return;
    if (!senses.some(({ from, to }) => from <= at && at < to)) addSense(senses, 'do.remove', at, at + 1);
  });

const GOING = /^(?:go|goes|going|gone|went|put|puts|bump|bumped|raise|raised|come|comes|came|is|are|'s)$/u;

/** "Has gone up to 3.60" says what is now, "goes up by 20p" how much more. */
function readRising(tokens: readonly Token[], senses: Sense[]): void {
  tokens.forEach(({ text }, at) => {
    if (text !== 'up' && text !== 'down') return;
    const verb = tokens.findLastIndex((token, index) => index < at && index >= at - 5 && GOING.test(token.text));
    const joint = tokens[at + 1]?.text ?? '';
    const isAmount = /^(?:\d|\p{Sc})/u.test(tokens[at + (/^(?:to|by)$/u.test(joint) ? 2 : 1)]?.text ?? '');
    if (verb < 0 || !isAmount) return;
    const [from, to] = joint === 'to' ? [at, at + 2] : [at, at + 1];
    const meant = (sense: Sense) => sense.from < to && from < sense.to;
    for (let index = senses.length - 1; index >= 0; index -= 1) {
      const sense = senses[index];
      if (sense && (meant(sense) || (sense.from === verb && sense.to === verb + 1))) senses.splice(index, 1);
    }
    const concept: Concept = joint === 'to' ? 'mark.be' : text === 'up' ? 'do.raise' : 'do.lower';
    senses.push({ concepts: [concept], from: verb, to: verb + 1 }, { concepts: [concept], from, to });
    senses.sort((one, other) => one.from - other.from);
  });
}

/** "Die Miete ist neu CHF 50": before a number it says that something is so now, and adds nothing. */
const readNewly = (tokens: readonly Token[], senses: Sense[]): void =>
  senses.forEach((sense) => {
    const isAdverb = tokens[sense.from]?.text === 'neu' && sense.to === sense.from + 1;
    const next = tokens.slice(sense.to, sense.to + 2);
    if (
      isAdverb &&
      next.some(
        ({ kind, text }, at) => kind === 'number' && (at === 0 || /^(?:chf|fr|€|\$|£)$/u.test(next[0]?.text ?? text)),
      )
    )
      sense.concepts = ['mark.be'];
  });

/** Words that mean one thing more: beside what they mean already, or as a sense of their own. */
function addSense(senses: Sense[], concept: Concept, from: number, to: number): void {
  const over = senses.filter((sense) => sense.from < to && from < sense.to);
  const last = over.at(-1);
  if (last && last.to >= to) last.concepts = [...last.concepts, concept];
  else senses.push({ concepts: [concept], from: last?.to ?? from, to });
  senses.sort((one, other) => one.from - other.from);
}

/** Understands the words of one request in one language. `names` are words of the website itself, which are never typing errors. */
export function readRequest(typed: string, language: RequestLanguage, names: ReadonlySet<string> = new Set()): Request {
  const text = typed.replace(/[’‘ʼ]/g, "'");
  const quoted = quotesIn(typed);
  const lexicon = lexiconOf(language);
  const all = tokensOf(text);
  const tokens: Token[] = [];
  const quotes: Quote[] = [];
  for (const token of all) {
    const inside = quoted.find(({ start, end }) => token.start >= start && token.start < end);
    if (!inside) tokens.push(token);
    else if (
      token.start === inside.start ||
      quotes.at(-1)?.to !== tokens.length ||
      tokens.at(-1)?.start !== inside.start
    ) {
      quotes.push({
        text: typed.slice(inside.start + 1, inside.end - 1).trim(),
        from: tokens.length,
        to: tokens.length + 1,
      });
      tokens.push({ text: '"', start: inside.start, end: inside.end, kind: 'mark' });
    }
  }
  const named = namedColoursIn(tokens, tongueOf(language));
  // "Black" and "slate blue" are spelled as they are.
  const isOfColour = (at: number) => named.some(({ index, length }) => index <= at && at < index + length);
  const senses: Sense[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    // "Oakley Removals" orders nothing.
    const found = lexicon.at(tokens, index, names);
    // A capital inside a sentence begins a name, which is spelled as it is.
    const isName = index > 0 && language !== 'de' && /^\p{Lu}/u.test(text.slice(token?.start ?? 0));
    const isOwn = names.has(token?.text ?? '') || FILLERS.has(token?.text ?? '');
    const isUnknown = found.length === 0 && token?.kind === 'word' && !isOwn && !isName && !isOfColour(index);
    const said = isUnknown ? lexicon.near(token.text) : found.concepts;
    // "In Via Lunga 5" orders nothing.
    const next = text.slice(tokens[index + 1]?.start ?? text.length);
    const concepts = isName && /^\p{Lu}\p{Ll}/u.test(next) ? said.filter((one) => !one.startsWith('do.')) : said;
    const length = Math.max(found.length, 1);
    if (concepts.length > 0) senses.push({ concepts, from: index, to: index + length });
    index += length;
  }
  readAbout(tokens, senses);
  readArticles(senses);
  if (language === 'en') {
    readParted(tokens, senses);
    readNouns(tokens, senses);
    readStarting(tokens, senses);
    readRising(tokens, senses);
    readGone(tokens, senses);
    readWriting(tokens, senses);
    readRather(tokens, senses);
  }
  if (language === 'de') readNewly(tokens, senses);
  // "Die Seite bleibt türkisch" is of a language, and no turquoise.
  const isTongue = (at: number) => languageAt(tokens[at], language) !== '';
  const colours = named.filter(({ isPlain, index }) => isPlain && !isTongue(index));
  for (const { index, length } of colours) addSense(senses, 'colour', index, index + length);
  tokens.forEach((token, at) => {
    const tag = languageAt(token, language);
    if (isKnownLanguage(tag)) addSense(senses, `tongue.${tag}`, at, at + 1);
  });
  const find: Request['find'] = (concepts, from = 0) =>
    senses.find((sense) => sense.from >= from && sense.concepts.some((concept) => concepts.includes(concept)));
  return {
    text: typed.trim(),
    language,
    tokens,
    senses,
    quotes,
    colours,
    has: (...concepts) => find(concepts) !== undefined,
    find,
    group: (name) =>
      senses.flatMap((sense) =>
        sense.concepts
          .filter((concept) => concept.startsWith(`${name}.`))
          .map((concept) => ({ name: concept.slice(name.length + 1), sense })),
      ),
    between(from, to = tokens.length) {
      const first = tokens[from];
      const last = tokens[to - 1];
      return first && last && to > from ? trimmed(typed.slice(first.start, last.end)) : '';
    },
  };
}
