import { languageOf } from '#designer/built-in/reading/language.ts';
import type { Writing } from '#designer/index.ts';
import { measures, type Measure, type Replayed } from './judge-replay.ts';

/** What must hold of words for a blog; what is left out may be as it likes. */
export type WritingExpectation = {
  language: string;
  /** Several short texts to choose from, or one. */
  lines?: { least: number; most: number; longest: number };
  /** Of one text. */
  words?: { least: number; most: number };
  /** Headings of one text, at least. */
  headings?: number;
  /** Facts that have to be there. */
  keeps?: readonly string[];
  /** What nobody may write. */
  without?: readonly string[];
  /** So many facts may be missing and wait for the owner. */
  gaps?: number;
};

type Written = {
  writing: Writing;
  expect: WritingExpectation;
  /** What the texts are made from: a link in it may stay. */
  material: string;
  isByAsked: boolean;
};

/** Judges words for a blog by the same measures as changes: they come of the designer that was asked, in their form, and from facts. */
export function judgeWriting({ writing: { texts }, expect, material, isByAsked }: Written): Replayed {
  const all = texts.join('\n');
  const has = (part: string) => all.toLowerCase().includes(part.toLowerCase());
  const missed: Record<Measure, string[]> = {
    valid: [
      ...(isByAsked ? [] : ['The model gave no usable answer, so the built-in designer stood in.']),
      ...(all.trim() === '' ? ['Nothing was written.'] : []),
      ...(/<\/?[a-z][^<>]*>/iu.test(all) ? ['There is HTML in it.'] : []),
    ],
    inScope: [
      ...(languageOf(all).language === expect.language ? [] : [`It is not in the language ${expect.language}.`]),
      ...(expect.without ?? []).filter(has).map((part) => `“${part}” is there.`),
    ],
    grounded: gapsIn(all) > (expect.gaps ?? 0) ? ['It claims what nobody said; only its owner can fill that in.'] : [],
    asExpected: [
      ...(expect.keeps ?? []).filter((part) => !has(part)).map((part) => `“${part}” is not there.`),
      ...formOf(texts, expect),
    ],
    nothingMore: moreThan(texts, { expect, material }),
  };
  const held = (measure: Measure) => missed[measure].length === 0;
  return {
    isByAsked,
    held: {
      valid: held('valid'),
      inScope: held('inScope'),
      grounded: held('grounded'),
      asExpected: held('asExpected'),
      nothingMore: held('nothingMore'),
    },
    misses: measures.flatMap((measure) => missed[measure]),
    reply: all,
    sentences: [],
  };
}

const gapsIn = (text: string): number => text.split('[[').length - 1;

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

function formOf(texts: readonly string[], { lines, words, headings }: WritingExpectation): string[] {
  if (lines) {
    const { least, most, longest } = lines;
    const isRight = texts.length >= least && texts.length <= most;
    const long = texts.filter((text) => text.length > longest);
    return [
      ...(isRight ? [] : [`${texts.length} texts were given; it was to be ${least} to ${most}.`]),
      ...long.map((text) => `“${text}” is longer than ${longest} characters.`),
    ];
  }
  const [text = ''] = texts;
  const count = wordsIn(text);
  const found = text.split('\n').filter((line) => /^#{2,3} /u.test(line)).length;
  return [
    ...(words && (count < words.least || count > words.most)
      ? [`It has ${count} words; it was to have ${words.least} to ${words.most}.`]
      : []),
    ...(headings !== undefined && found < headings ? [`It has ${found} headings; it was to have ${headings}.`] : []),
  ];
}

const LINK = /\bhttps?:\/\/[^\s)\]]+/giu;

/** A title, words to whoever asked, or a link, besides the text itself. */
function moreThan(texts: readonly string[], { expect, material }: Pick<Written, 'expect' | 'material'>): string[] {
  const all = texts.join('\n');
  const [first = ''] = all.split('\n');
  const links = (all.match(LINK) ?? []).filter((link) => !material.includes(link));
  return [
    ...(/^# /mu.test(all) ? ['It has a title of its own.'] : []),
    ...(/^["“„«]/u.test(first) && !expect.lines ? ['It stands in quotation marks.'] : []),
    ...(first.trimEnd().endsWith(':') ? [`It begins with “${first.trim()}”.`] : []),
    ...links.map((link) => `It links to ${link}, which nobody asked for.`),
  ];
}
