import { textsOf } from '#site/origins/texts-of.ts';
import type { Section, WebsiteDocument } from '#site/model/document.ts';
import type { Understood } from '#designer/designer.ts';
import { isRecord } from '#site/model/json.ts';

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

/** Words that stand in names and are none. */
const NO_NAMES = new Set(
  'dr mr mrs ms miss sir prof herr frau the and und et y e de la le les el los di da do van von der den del du st team family familie famille our your my a an of at from with since owner founder customer client guest anonymous'.split(
    ' ',
  ),
);

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
  const sure = [...sections.flatMap(peopleIn), ...peopleOf(ofBrief), ...introducedIn(`${brief}\n${texts}`)];
  const said = (fact: Understood['fact']) => linesOf([...ofBrief, ...ofTexts], fact);
  const places = documents.map(({ business }) => business.place);
  const place = new Set(places.flatMap(wordsOf).map((word) => word.toLowerCase()));
  return {
    names: known([...sure, ...peopleOf(ofTexts)]),
    parts: known(sure.flatMap(wordsOf).filter((word) => isName(word) && !place.has(word.toLowerCase()))),
    phones: known([...documents.map(({ business }) => business.phone), ...said('phone')]),
    emails: known([...documents.map(({ business }) => business.email), ...said('email')]),
    addresses: known([...documents.flatMap(({ business }) => business.address.split('\n')), ...said('address')]).filter(
      (line) => !places.includes(line),
    ),
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

/** Who is named in a section that is made of people, or signs it. */
function peopleIn({ kind, props }: Section): string[] {
  if (kind === 'about') return typeof props['signature'] === 'string' ? [props['signature']] : [];
  if (kind !== 'team' && kind !== 'testimonials') return [];
  const { items } = props;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => (isRecord(item) && typeof item['name'] === 'string' ? [item['name']] : []));
}

/** "Anna Moreno – baker" among people, "“So good” – Anna" among quotations. */
const peopleOf = (read: readonly Understood[]): string[] => [
  ...linesOf(read, 'people').map((line) => line.split(BETWEEN)[0] ?? ''),
  ...linesOf(read, 'quotations').flatMap((line) => (line.includes(BETWEEN) ? (line.split(BETWEEN).at(-1) ?? '') : [])),
];

/** "run by Anna Moreno", "my brother Luis": names behind words that only people stand behind. */
const INTRODUCED =
  /(?:\b(?:run|owned|founded|led|made|written) by|\b[Bb]rother|\b[Ss]ister|\b[Hh]usband|\b[Ww]ife|\b[Ss]on|\b[Dd]aughter|\b[Oo]wner|\b[Ff]ounder|\bI am|\bI’m|\bI'm|\b[Mm]y name is|\b[Ii]ch bin|\b[Ii]ch heiße|\b[Mm]ein Name ist|\bgeführt von|\b[Jj]e suis|\b[Jj]e m’appelle|\b[Mm]e llamo|\b[Ss]oy) (\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30}){0,2})/gu;

/** "Call Anna Moreno", "fragen Sie Anna Moreno": whole names behind what is done with people only. */
const ADDRESSED =
  /\b(?:[Cc]all|[Aa]sk for|[Aa]sk|[Cc]ontact|[Mm]eet|[Tt]hank|[Tt]ext|[Ee]-?mail|[Ww]rite to|[Ss]peak to|[Tt]alk to|[Ff]ragen Sie nach|[Ff]ragen Sie|[Rr]ufen Sie|[Aa]ppelez|[Dd]emandez|[Cc]ontactez|[Ll]lame a|[Pp]regunte por) /gu;
const WHOLE_NAME = /\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30}){1,2}/uy;
/** "Call Us Now" names nobody. */
const NOBODY = /\b(?:us|me|now|today|our|your|the|for|to|sie|uns|jetzt|nous)\b/iu;

const introducedIn = (text: string): string[] => [
  ...[...text.matchAll(INTRODUCED)].map(([, name = '']) => name),
  ...[...text.matchAll(ADDRESSED)].flatMap(({ 0: words, index }) => {
    const name = nameAt(text, index + words.length);
    return name === null || NOBODY.test(name) ? [] : [name];
  }),
];

function nameAt(text: string, place: number): string | null {
  WHOLE_NAME.lastIndex = place;
  return WHOLE_NAME.exec(text)?.[0] ?? null;
}

const linesOf = (read: readonly Understood[], fact: Understood['fact']): string[] =>
  read.flatMap((one) => (one.fact === fact ? one.value.split('\n') : []));

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}’']/u).filter((word) => word.length > 1);

const isName = (word: string): boolean => /^[\p{Lu}\p{Lo}]/u.test(word) && !NO_NAMES.has(word.toLowerCase());

/** Each once, the longest first, so that no name is found inside a longer one. Gaps are nobody's. */
const known = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))]
    .filter((text) => text.length > 1 && !text.includes('[['))
    .sort((a, b) => b.length - a.length);
