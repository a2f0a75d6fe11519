import { textsOf } from '#site/origins/texts-of.ts';
import { isName, peopleIn, wordsOf } from '#site/photos/named-people.ts';
import { peopleInWords } from '#site/photos/people-in-words.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Understood } from '#designer/designer.ts';

/** What is known to be personal in a website and its brief, before any text is looked at by its shape. */
export type PersonalFacts = {
  /** People's names as they were written. */
  names: string[];
  /** Single names of people who are surely people: each is looked for by itself. */
  parts: string[];
  phones: string[];
  emails: string[];
  addresses: string[];
};

/** Reads a text of at most 4,000 characters. */
export type Reader = (text: string) => Promise<Understood[]>;

const MOST_READ = 3_800;
const MOST_CHUNKS = 30;
const BETWEEN = ' – ';
/** "Am 3.", "Im Sommer 2024": days and years that read like houses. */
const DATED = /^\p{L}{2,3} \d{1,2}$|\b(?:19|20)\d\d$/u;

/** Finds what is personal in states of one website and what was said of it, by where it stands and by how it reads. */
export async function findPersonalFacts(
  documents: readonly WebsiteDocument[],
  brief: string,
  read: Reader,
): Promise<PersonalFacts> {
  const sections = documents.flatMap(({ pages, blog }) => [
    ...pages.flatMap((page) => page.sections),
    ...blog.sections,
  ]);
  const ofBrief = brief.trim() === '' ? [] : await readAll([brief], read);
  const texts = [...new Set(documents.flatMap((document) => textsOf(document).map(({ text }) => text)))].join('\n');
  const ofTexts = await readAll([texts], read);
  const sure = [...sections.flatMap(peopleIn), ...peopleOf(ofBrief), ...peopleInWords(`${brief}\n${texts}`)];
  const said = (fact: Understood['fact']) => linesOf([...ofBrief, ...ofTexts], fact);
  const places = documents.map(({ business }) => business.place);
  const place = new Set(places.flatMap(wordsOf).map((word) => word.toLowerCase()));
  return {
    names: known([...sure, ...peopleOf(ofTexts)]),
    parts: known(sure.flatMap(wordsOf).filter((word) => isName(word) && !place.has(word.toLowerCase()))),
    phones: known([...documents.map(({ business }) => business.phone), ...said('phone')]),
    emails: known([...documents.map(({ business }) => business.email), ...said('email')]),
    addresses: known([
      ...documents.flatMap(({ business }) => business.address.split('\n')),
      ...said('address').filter((line) => !DATED.test(line)),
    ]).filter((line) => !places.includes(line)),
  };
}

async function readAll(texts: readonly string[], read: Reader): Promise<Understood[]> {
  const found: Understood[] = [];
  const chunks = texts.flatMap((text) => chunksOf(text)).slice(0, MOST_CHUNKS);
  for (const chunk of chunks) found.push(...(await read(chunk)));
  return found;
}

/** A text in pieces that end with a line where that is possible. */
function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  for (let rest = text; rest !== '';) {
    const end = rest.length <= MOST_READ ? rest.length : Math.max(rest.lastIndexOf('\n', MOST_READ), 0) || MOST_READ;
    chunks.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return chunks;
}

/** "Anna Moreno – baker" among people, "“So good” – Anna" among quotations. */
const peopleOf = (read: readonly Understood[]): string[] => [
  ...linesOf(read, 'people').map((line) => line.split(BETWEEN)[0] ?? ''),
  ...linesOf(read, 'quotations').flatMap((line) => (line.includes(BETWEEN) ? (line.split(BETWEEN).at(-1) ?? '') : [])),
];

const linesOf = (read: readonly Understood[], fact: Understood['fact']): string[] =>
  read.flatMap((one) => (one.fact === fact ? one.value.split('\n') : []));

/** Each once, the longest first, so that no name is found inside a longer one. Gaps are nobody's. */
const known = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))]
    .filter((text) => text.length > 1 && !text.includes('[['))
    .sort((a, b) => b.length - a.length);
