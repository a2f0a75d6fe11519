import { beforeAll, describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '#site/model/document.ts';
import { cpuTimeOf } from '#tests/support/cpu-time.ts';
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

/** Four times the characters may take this many times as long; what is read over and over takes sixteen times. */
const MOST_GROWTH = 9;
/** Milliseconds of computing for 4,000 characters. */
const MOST = 500;

const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** The least of some tries: what reading takes, and not what a busy machine adds. No more tries once it is `enough`. */
async function leastOf(tries: number, enough: number, read: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < tries && least > enough; tried += 1) {
    least = Math.min(least, await cpuTimeOf(read));
  }
  return least;
}

let document: WebsiteDocument;
beforeAll(async () => {
  ({ document } = await builtInDesigner.design({ text: 'Fern & Oak, a bakery in Ely. Rye £5.' }, { seed: 1 }));
});

const doors: [string, { long: number; read(text: string): Promise<unknown> }][] = [
  ['a brief', { long: 12_000, read: (text) => builtInDesigner.design({ text }, { seed: 1 }) }],
  // No more of a message is read.
  [
    'a message',
    { long: 4000, read: (text) => builtInDesigner.respond({ message: text, document, history: [] }, { seed: 1 }) },
  ],
];

describe.each(doors)('%s that repeats itself takes its share of time', (_door, { long, read }) => {
  it.each(Object.entries(SHAPES))('%s', async (_shape, piece) => {
    const [few, many] = [filled(piece, long / 4), filled(piece, long)];
    const most = (MOST * long) / 4000;
    const first = await leastOf(1, most, () => read(many));
    if (first < most / 2) return;
    const short = await leastOf(5, 0, () => read(few));
    // Within its share already: another try could only take less.
    if (first <= short * 5) return;
    const whole = Math.min(first, await leastOf(6, short * 5, () => read(many)));
    expect(whole / short).toBeLessThan(MOST_GROWTH);
    expect(whole).toBeLessThan(Math.max(most, short * 5));
  });
});
