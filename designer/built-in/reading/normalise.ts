import { withoutEnd } from '../ends.ts';
import { withColumnNames } from './columns.ts';
import { asMeant } from './dictated.ts';

/** `text` and `typed` have the same length: a span of one is the same stretch of the other. */
export type Normalised = {
  /** Straight quotes, one kind of dash, Western digits, single spaces: what the readers look at. */
  text: string;
  /** The same with the quotes, dashes and digits that the owner typed: what is printed. */
  typed: string;
};

const UNIFORM: [uniform: string, typed: string][] = [
  ["'", '‘’‚‛`´ʼ′׳＇'],
  ['"', '“”„‟«»❝❞″״＂「」『』‹›'],
  ['-', '‐‑'],
  ['–', '‒—―−'],
  [':', '：'],
  [',', '，、'],
  ['(', '（'],
  [')', '）'],
  ['~', '〜～'],
  ...[...'0123456789'].map((digit): [string, string] => [
    digit,
    [0x0660, 0x06f0, 0xff10].map((zero) => String.fromCharCode(zero + Number(digit))).join(''),
  ]),
];
const uniform = new Map(UNIFORM.flatMap(([to, typed]) => [...typed].map((from): [string, string] => [from, to])));

/** What no reader of a page sees: soft hyphens, zero-width spaces, direction marks, controls. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000e-\u001f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Three of one mark say as much as thirty, in whatever dress each comes. */
function withoutRuns(marks: string): string {
  let last = '';
  let run = 0;
  return [...marks]
    .filter((typed) => {
      const mark = uniform.get(typed) ?? typed;
      run = mark === last ? run + 1 : 1;
      last = mark;
      return run <= 3;
    })
    .join('');
}

const FRAMES = /[*~〜～_+^·•\s‐‑-]/u;
const DRAWN = /[*~〜～_+^·•‐‑-]{3}/u;

/** A line without what only draws a frame around it: "*** SUMMER FAIR ***". */
function undecorated(line: string): string {
  const start = [...line].findIndex((sign) => !FRAMES.test(sign));
  const lead = start < 0 ? line : line.slice(0, start);
  const opened = DRAWN.test(lead) ? line.slice(lead.length) : line;
  const framed = withoutEnd(opened, FRAMES);
  return DRAWN.test(opened.slice(framed.length)) ? framed : opened;
}

/** Stars around some words of a line are stress, a line of their own before a capital; around all of them they make a heading. */
const withoutStress = (line: string) =>
  /^\*\*[^*]+\*\*:?$/.test(line)
    ? line
    : line.replace(/^\*\*([^*\s]+ [^*]+)\*\* (?=\p{Lu})/u, '$1\n').replace(/\*\*([^*\s][^*]*)\*\*/g, '$1');

/** Letters of scripts that put a space behind a mark. */
const SPACED = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}`;
/** What is typed in a hurry: "Haircut:£20,shave:£12". Neither "Kund:innen" nor "10:30" nor an address. */
const HURRIED = new RegExp(
  String.raw`(?<=\p{L})(?<!\.\p{L}{1,9}):(?=[\p{Sc}\d+])|(?<=\p{Ll}):(?=\p{Lu}\p{Ll})|(?<=[${SPACED}\d%\p{Sc}]),(?=[${SPACED}])`,
  'gu',
);

/** One dress for one meaning: spaces, line ends, repeated punctuation. Wide gaps and leading dots part columns: a tab. */
function tidied(text: string): string {
  const lines = text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/[ \t]{3,}|\t[ \t]*/g, '\t')
    .replace(/ {2}/g, ' ')
    .replace(HURRIED, '$& ')
    .replace(/[ \t]?(?:\.{4,}|…{2,})[ \t]?/g, (dots, at: number, all: string) =>
      (/^[ \t]/.test(dots) ? /\S/ : /[\p{Sc}\d]/u).test(all.charAt(at + dots.length)) ? '\t' : dots,
    )
    .replace(/[ \t]\.{1,3}[ \t](?=\p{Sc})/gu, '\t')
    .replace(/[^\p{L}\p{N}\s]{4,}/gu, withoutRuns)
    .split('\n')
    .map((line) => undecorated(withoutStress(line.trim())))
    .join('\n');
  return withColumnNames(lines)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Somebody's words between single quotes, apostrophes within. */
const SINGLE = /(?<![^\s(:])'(?=\p{Lu})((?:[^'"\n]|(?<=\p{L})'(?=\p{L})){12,240})'(?![\p{L}\p{N}])/gu;
/** Fewer words between single quotes are a name. */
const SHORTEST_SAID = 4;

/** "'Took one look and knew.' – Angela": what ends as a sentence does, or before a mark, is quoted like all other quotations. */
const withDoubleQuotes = (text: string): string =>
  text.replace(SINGLE, (whole, said: string, at: number) => {
    const isEnded =
      /[.!?…]$/.test(said) || /^\s*(?:[,.;:–-]|\n|$)/.test(text.slice(at + whole.length, at + whole.length + 3));
    return isEnded && said.split(' ').length >= SHORTEST_SAID ? `"${said}"` : whole;
  });

/** Makes a brief uniform for reading while keeping what was typed. Linear. */
export function normalise(input: string): Normalised {
  const typed = tidied(asMeant(input));
  const text = typed.replace(/[^\n -~]/g, (letter) => uniform.get(letter) ?? letter);
  return { text: withDoubleQuotes(text), typed };
}
