import { beforeAll, describe, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { expectItsShareOfTime } from '#tests/support/share-of-time.ts';
import { builtInDesigner } from './index.ts';

/**
 * Shapes that readers stumbled over or could: each is repeated. The goal is 100 ms for 4,000 characters on a quiet machine; on
 * a busy one only how the time grows can be told for sure.
 */
const SHAPES = {
  'entries of a list': '\n- x',
  'numbered entries': '\n1. x',
  'entries with prices': '\n- x £1',
  'currency marks': '£ € ',
  prices: 'Rye £1, ',
  quotes: '"',
  'quoted words': '“a” ',
  'quotes that stay open': "'a ",
  brackets: '([{',
  digits: '0',
  'single digits': '0 ',
  ranges: '1-2 ',
  telephones: '01353 555 010 ',
  hours: 'Mon 9-5\n',
  'capital letters': 'A',
  'single capitals': 'A ',
  names: 'Ann Fox ',
  emoji: '😀 ',
  'combining marks': 'e\u0301',
  initials: 'a. ',
  colons: 'a: ',
  labels: 'Name: x\n',
  dashes: 'a - ',
  'one long word': 'ab',
  'right to left': 'خبز',
  'words right to left': 'ש ',
  'a language without spaces': '面包',
  commas: 'a, ',
  'a small word': 'und ',
  ampersands: 'A & ',
  'mail addresses': 'a@',
  'web addresses': 'a.co ',
  'headings of Markdown': '\n# a',
  'short lines': 'a\n',
  paragraphs: 'a\n\n',
  tables: 'a | ',
  questions: 'Q: a?\nA: b\n',
  exclamations: 'a! ',
  requests: 'remove the heading and ',
  'frames of requests': 'please ',
  'what stays out': 'not ',
} satisfies Record<string, string>;

/** Milliseconds of computing for 4,000 characters. */
const MOST = 500;

let document: WebsiteDocument;
beforeAll(async () => {
  ({ document } = await builtInDesigner.design({ text: 'Fern & Oak, a bakery in Ely. Rye £5.' }, { seed: 1 }));
});

const doors: [string, { long: number; read(text: string): Promise<unknown> }][] = [
  ['a brief', { long: 8000, read: (text) => builtInDesigner.design({ text }, { seed: 1 }) }],
  // No more of a message is read.
  [
    'a message',
    { long: 4000, read: (text) => builtInDesigner.respond({ message: text, document, history: [] }, { seed: 1 }) },
  ],
];

describe.each(doors)('%s that repeats itself takes its share of time', (_door, { long, read }) => {
  it.each(Object.entries(SHAPES))('%s', (_shape, piece) =>
    expectItsShareOfTime(piece, { long, most: (MOST * long) / 4000, read }),
  );
});
