import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord, sameJson } from '#site/model/json.ts';
import { changesBetween } from '#site/operations/index.ts';
import type { Token } from '../../reading/tokens.ts';
import { phrasesOf, placesOf, vocabularyOf, type Vocabulary } from '../../reading/vocabulary/index.ts';
import { entriesOf } from '../document/entries.ts';
import { sectionsOf, wordLikeness } from '../document/find.ts';
import { plain } from './plain.ts';
import { TELLS, TURNS } from './talk.ts';
import { isUnspaced } from './unspaced.ts';
import type { Request, Sense } from './request.ts';

/** Words of a request that neither its frame nor what is done accounts for. `matters`: numbers, names, days, quotations are among them. */
export type Unused = {
  words: string[];
  text: string;
  matters: boolean;
  /** How many of the words stand in clauses that order nothing. */
  told: number;
};

export const NOTHING_UNUSED: Unused = { words: [], text: '', matters: false, told: 0 };

/** All words in a value, as texts. */
function textsIn(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'number') texts.push(String(value));
  else if (Array.isArray(value)) for (const item of value) textsIn(item, texts);
  else if (isRecord(value)) for (const item of Object.values(value)) textsIn(item, texts);
}

/** The texts that differ between two values, with all that an item of a list says where something in it differs. */
function differing(before: unknown, after: unknown, texts: string[]): void {
  if (sameJson(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [before as unknown[], after as unknown[]];
    const only = (these: unknown[], those: unknown[]) =>
      these.filter((one) => !those.some((other) => sameJson(one, other)));
    const changed = [...only(old, now), ...only(now, old)];
    // A list in another order: everything in it was meant.
    textsIn(changed.length > 0 ? changed : old, texts);
  } else {
    textsIn(before, texts);
    textsIn(after, texts);
  }
}

/** Every word that a change touches: old and new texts, the things and sections they stand in. */
function touchedWords(before: WebsiteDocument, after: WebsiteDocument): Set<string> {
  const texts: string[] = [];
  for (const { path, before: old, after: now } of changesBetween(before, after).forward) {
    const [root = '', id = ''] = path;
    if (root === 'locks') continue;
    differing(old, now, texts);
    const at = path.join('/');
    for (const document of [before, after])
      for (const { place, item } of entriesOf(document)) if (at.startsWith(`${place.join('/')}/`)) textsIn(item, texts);
    for (const document of [before, after])
      for (const { section, page } of sectionsOf(document))
        if (section.id === id || page.id === id) {
          textsIn(section.id === id ? section.props.heading : undefined, texts);
          texts.push(page.title);
        }
    if (root === 'business' && id === 'hours') texts.push('hours');
  }
  return new Set(
    texts
      .flatMap((text) => [...plain(text).split(' '), ...(plain(text).match(/\d+|\p{L}+/gu) ?? [])])
      .filter((word) => word !== ''),
  );
}

const SMALL = [
  'frequent',
  'articles',
  'copulas',
  'first',
  'ordinals',
  'mine',
  'greetings',
  'thanks',
  'wishVerbs',
  'wishes',
  'surely',
  'tell',
  'relative',
  'from',
  'until',
  'and',
  'or',
  'but',
  'clock',
  'am',
  'pm',
  'per',
  'costs',
  'placePrepositions',
  'onSite',
  'site',
  'called',
  'open',
  'closed',
  'roleConnectors',
  'daily',
  'workdays',
  'free',
] as const satisfies readonly (keyof Vocabulary)[];

/** Words that only say how a request is put, in any language. */
const FILLERS = new Set(
  'whether might may somewhere please pls plz u ps ok so too now from still just then here there yeah hey guys folks everyone bitte mal doch noch schon eben jetzt neu svp stp ya ahora tb agora já então aussi maintenant desormais mostantól nu numera nå teraz adesso ora'.split(
    ' ',
  ),
);

/** Sections that a request names and that nothing happens to, where none is named as a place beside which something goes. */
function idleKinds(request: Request, before: WebsiteDocument, after: WebsiteDocument): Set<Sense> {
  const changes = changesBetween(before, after).forward.filter(({ path }) => path[0] !== 'locks');
  if (
    request.has('mark.before', 'mark.after', 'mark.in', 'mark.to') ||
    changes.some(({ path }) => path[0] !== 'sections')
  )
    return new Set();
  const ids = new Set(changes.map(({ path }) => path[1]));
  const touched = new Set(
    [before, after]
      .flatMap((document) => sectionsOf(document).filter(({ section }) => ids.has(section.id)))
      .map(({ section }) => `kind.${section.kind}`),
  );
  const there = new Set(sectionsOf(before).map(({ section }) => `kind.${section.kind}`));
  return new Set(
    request.senses.filter(
      ({ concepts }) =>
        concepts.every((one) => one.startsWith('kind.')) &&
        concepts.some((one) => there.has(one)) &&
        !concepts.some((one) => touched.has(one)),
    ),
  );
}

/** Whether a word stands in a clause without an order or a number, beside one that has an order. */
function isTold(request: Request, word: Token): boolean {
  const { tokens, senses } = request;
  const { from, to } = clauseOf(request, word);
  const orders = senses.filter(({ concepts }) =>
    concepts.some((one) => one.startsWith('do.') || one === 'mark.be' || one === 'mark.noLonger'),
  );
  const isInside = (sense: Sense) => sense.from >= from && sense.to <= to;
  return orders.length > 0 && !orders.some(isInside) && !tokens.slice(from, to).some(({ kind }) => kind === 'number');
}

/** "But only for small dogs": a clause that narrows what stands before it. */
const narrows = (request: Request, word: Token): boolean => {
  const { from } = clauseOf(request, word);
  return from > 0 && TURNS.test(request.text.slice(request.tokens[from]?.start));
};

/** The clause that a word of a request stands in, between commas and dashes. */
function clauseOf({ tokens }: Request, word: Token): { from: number; to: number } {
  const at = tokens.indexOf(word);
  const isCut = (index: number) => [',', '-', '–', ';'].includes(tokens[index]?.text ?? '');
  let [from, to] = [at, at];
  while (from > 0 && !isCut(from - 1)) from -= 1;
  while (to < tokens.length && !isCut(to)) to += 1;
  return { from, to };
}

/** The part of a request that a change leaves unaccounted for. */
export function unusedIn(request: Request, before: WebsiteDocument, after: WebsiteDocument, covers = ''): Unused {
  const vocabulary = vocabularyOf(request.language);
  const small = SMALL.map((name) => phrasesOf(vocabulary[name]));
  const touched = new Set([...touchedWords(before, after), ...plain(covers).split(' ')]);
  const all = [...touched].join(' ');
  const hoursChanged = !sameJson(before.business.hours, after.business.hours);
  const themeChanged = !sameJson(before.theme, after.theme);
  const covered = new Set<number>();
  const cover = (from: number, length: number) => {
    for (let at = from; at < from + length; at += 1) covered.add(at);
  };
  const idle = idleKinds(request, before, after);
  request.senses.forEach((sense) => {
    if (!idle.has(sense)) cover(sense.from, sense.to - sense.from);
  });
  request.tokens.forEach((token, index) => {
    for (const phrases of small) cover(index, phrases.at(request.tokens, index));
    if (hoursChanged) cover(index, placesOf(vocabulary.weekdays).at(request.tokens, index)?.length ?? 0);
    if (token.kind === 'mark' && token.text !== '"') return cover(index, 1);
    if (token.kind === 'line' || FILLERS.has(plain(token.text)) || TELLS.has(token.text) || isTouched(token.text))
      cover(index, 1);
  });
  function isTouched(text: string): boolean {
    // Endings and particles stand as words of their own in Japanese.
    if (isUnspaced(request.language) && (all.includes(text) || /^[\p{Script=Hiragana}円元号]{1,6}$/u.test(text)))
      return true;
    if (hoursChanged && /^\d{1,4}$/u.test(text)) return true;
    if (themeChanged && /\d/u.test(text)) return true;
    return plain(text)
      .split(' ')
      .every(
        (word) =>
          word.length < 2 ||
          touched.has(word) ||
          (word.length > 3 && [...touched].some((one) => wordLikeness(word, one) > 0)),
      );
  }
  const left = request.tokens.filter((_, index) => !covered.has(index));
  // What is quoted is used when it stands somewhere now that did not, or the other way round.
  const quotes = request.quotes.filter(
    ({ text }) =>
      !plain(text)
        .split(' ')
        .every((word) => touched.has(word) || word === ''),
  );
  const words = left.filter(({ text }) => text !== '"');
  const [first, last] = [words[0], words.at(-1)];
  return {
    words: [...words.map(({ text }) => text), ...quotes.map(({ text }) => text)],
    told: request.has('do.add') ? 0 : words.filter((word) => isTold(request, word)).length,
    text: first && last ? request.text.slice(first.start, last.end) : (quotes[0]?.text ?? ''),
    matters:
      quotes.length > 0 ||
      words.some((word) => narrows(request, word)) ||
      words.some(
        ({ text, start, kind }) =>
          kind === 'number' ||
          (start > 0 && request.language !== 'de' && /^\p{Lu}/u.test(request.text.slice(start)) && text.length > 1),
      ),
  };
}
