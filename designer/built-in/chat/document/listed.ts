import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { once, propText } from './entries.ts';
import { sectionsOf } from './find.ts';
import { AND, itemsIn, sentencesIn, wordsAt, type Piece } from './prose.ts';
import { textsOf, valueAt, type Place } from './places.ts';
import { valuesIn } from './spots.ts';

/** Things that stand in the owner's words, parted by commas or one on each line, with all that the list is called. */
export type Listing = { place: Place; text: string; names: string[]; isOfLines: boolean } & Pick<
  Piece,
  'start' | 'end'
>;

/** Fields that hold a name, a price or a question, and no list. */
const NO_LIST = /^(?:heading|name|title|question|label|price|quote|role|when|date|time|to)$/u;
const MOST_WORDS = 7;
const LONGEST_NAME = 5;
const countWords = (text: string): number => text.trim().split(/\s+/u).length;

/** What a list is called by the words that it begins with: "What we lend" before its colon, "we lend" before its first thing. */
function openings(sentence: Piece): string[] {
  const words = wordsAt(sentence);
  const colon = words.indexOf(':');
  if (colon > 0) return countWords(words.slice(0, colon)) <= MOST_WORDS ? [words.slice(0, colon)] : [];
  const first = (words.split(/,\s/u)[0] ?? '').split(/\s+/u);
  return Array.from({ length: Math.min(LONGEST_NAME, first.length) - 2 }, (_, at) => first.slice(0, at + 2).join(' '));
}

/** "Included" of what stands beside it: the label of a fact, the title of an entry. */
function labelBeside(document: WebsiteDocument, place: Place): string[] {
  const owner = place.length > 4 ? valueAt(document, place.slice(0, -1)) : undefined;
  if (!isRecord(owner)) return [];
  return ['label', 'title', 'name'].flatMap((field) => (typeof owner[field] === 'string' ? [owner[field]] : []));
}

function isOfLines(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => countWords(line) <= MOST_WORDS && !/[.!?:]$/u.test(line.trim()));
}

const VALUES: readonly string[] = ['money', 'date', 'range'];
/** Whether a sentence lists at least two things, none of which is long, has a price or says when something is. */
function lists(sentence: Piece, language: string): boolean {
  const words = wordsAt(sentence);
  const things = itemsIn({ ...sentence, start: sentence.start + words.indexOf(':') + 1 }, AND);
  const areShort = things.every((one) => countWords(wordsAt(one).replace(/\(.*/u, '')) <= MOST_WORDS);
  return things.length > 1 && areShort && !valuesIn(words, language).some(({ kind }) => VALUES.includes(kind));
}

/** Every list in the owner's words. A heading or the title of a page names the only one below it. */
export const listingsOf = once((document: WebsiteDocument): Listing[] => {
  const all = textsOf(document)
    .filter(({ place }) => place[0] === 'sections' && !NO_LIST.test(place.at(-1) ?? ''))
    .flatMap(({ place, text }): Listing[] => {
      const labels = labelBeside(document, place);
      if (isOfLines(text)) return [{ place, text, names: labels, isOfLines: true, start: 0, end: text.length }];
      return sentencesIn(place, text)
        .filter((sentence) => lists(sentence, document.language))
        .map((sentence) => ({ ...sentence, names: [...labels, ...openings(sentence)], isOfLines: false }));
    });
  return all.map((listing) => {
    const [, id = ''] = listing.place;
    const isOnly = all.filter(({ place }) => place[1] === id).length === 1;
    const owner = isOnly ? sectionsOf(document).find(({ section }) => section.id === id) : undefined;
    const isOfPage = owner?.page.sections.length === 1;
    const above = owner ? [propText(owner.section, 'heading'), isOfPage ? owner.page.title : ''] : [];
    return { ...listing, names: [...listing.names, ...above].filter((name) => /\p{L}{3}/u.test(name)) };
  });
});

/** The text of a list with one thing more at its end, joined as the others are. */
export function withThing({ text, start, end, isOfLines: isBelow }: Listing, said: string): string {
  if (isBelow) {
    const line = text.slice(text.trimEnd().lastIndexOf('\n') + 1);
    return `${text.trimEnd()}\n${/^\s*[-–*•]\s/u.exec(line)?.[0] ?? ''}${said}`;
  }
  const bare = text.slice(start, end);
  const last = bare.split(/\s/u).at(-1) ?? '';
  // "4 godz., 3 godz.": the stop is of the word, and ends no sentence.
  const isShort = text[end] === '.' && bare.includes(`${last}.,`);
  const sentence = isShort ? `${bare}.` : bare;
  const thing = isShort && said.endsWith(` ${last}`) ? `${said}.` : said;
  const and = [...sentence.matchAll(AND)].at(-1);
  const isLastJoint = and !== undefined && !/[,;]\s/u.test(sentence.slice(and.index + and[0].length));
  const isListed = sentence.slice(0, and?.index).search(/[,;]\s/u) >= 0;
  const separator = sentence.includes('; ') ? '; ' : ', ';
  const whole =
    and && isLastJoint && isListed
      ? `${sentence.slice(0, and.index).replace(/,$/u, '')}${separator}${sentence.slice(and.index + and[0].length)}${and[0]}${thing}`
      : `${sentence}${separator}${thing}`;
  return text.slice(0, start) + whole + text.slice(start + sentence.length);
}
