/** What a text claims that only the owner can know. */
const CLAIMS: { what: string; pattern: RegExp; instead: string }[] = [
  {
    what: 'a price',
    pattern: /[$€£¥]\s?\d[\d.,]*/gu,
    instead: '[[the price]]',
  },
  {
    what: 'a price',
    pattern: /\b\d[\d.,]{0,20}\s?(?:[$€£¥]|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b)/giu,
    instead: '[[the price]]',
  },
  { what: 'a share', pattern: /\d[\d.,]{0,20}\s?(?:%|percent\b)/giu, instead: '[[your number]]' },
  { what: 'a year', pattern: /\b(?:1[89]|20)\d{2}\b/gu, instead: '[[the year]]' },
  {
    what: 'a number of people or things',
    pattern: /\b\d[\d.,]{0,20}\s?\+?\s(?:years|customers|clients|guests|reviews|projects|awards|stars|members)\b/giu,
    instead: '[[your number]]',
  },
  { what: 'a telephone number', pattern: /\+?\d(?:[\s()/.-]?\d){6,}/gu, instead: '[[your phone number]]' },
  { what: 'a mail address', pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, instead: '[[your mail address]]' },
  { what: 'a web address', pattern: /https?:\/\/[^\s"'<>)]+/giu, instead: '[[the address]]' },
];

/** Ids, colours and seeds are not told to anybody. */
export const NOT_TEXT: ReadonlySet<string> = new Set([
  'id',
  'sectionId',
  'pageId',
  'newId',
  'kind',
  'variant',
  'motif',
  'seed',
  'type',
  'source',
]);

function textsIn(value: unknown, key = ''): string[] {
  if (NOT_TEXT.has(key)) return [];
  if (typeof value === 'string') return /^#[0-9a-f]{6}$/i.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, name));
}

/** Figures and letters alone, so that "0131 555" is found in "0131-555". */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@]+/gu, '');
const figures = (text: string) => text.replace(/[^\d]+/g, '');

/**
 * The first claim in `written` (an operation) that none of `sources` supports: a price, a year, a number, an address. A
 * designer must not invent them; marked gaps (`[[…]]`) are fine. Null when all of it is grounded.
 */
export function ungrounded(
  written: unknown,
  sources: string[],
): { claim: string; what: string; instead: string } | null {
  const known = bare(sources.join('\n'));
  const numbers = new Set(sources.flatMap((source) => source.match(/\d[\d.,]*/g) ?? []).map(figures));
  const text = textsIn(written)
    .join('\n')
    .replace(/\[\[[^[\]]*\]\]/g, ' ');
  for (const { what, pattern, instead } of CLAIMS) {
    for (const [claim] of text.matchAll(pattern)) {
      const isKnown = known.includes(bare(claim)) || (!/[@/]/.test(claim) && numbers.has(figures(claim)));
      if (!isKnown) return { claim: claim.trim(), what, instead };
    }
  }
  return null;
}
