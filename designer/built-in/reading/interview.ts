import { isOneOf } from './facts/names.ts';
import type { Span } from './reading.ts';
import type { Tongue } from './tongue.ts';

/** An answer, from where it begins in its line, with what was asked. */
export type Answer = { question: string; start: number };

/** "Q:", "3.", "A:" before what is asked or answered. */
const MARK = /^(?:\(?\d{1,2}[.):]|\p{L}[\p{L} ]{0,9}[:.)])\s*/u;
const FEWEST = 4;
/** So many of the lines have to ask, and one of so many has to be the first that does. */
const SHARE = 0.3;
const FIRST = 2;
const LONGEST = 120;

/** The length of a mark such as "Q:" at the start of a text, a number too where `list` asks. */
function markOf(text: string, list: string, isNumbered: boolean): number {
  const mark = MARK.exec(text)?.[0] ?? '';
  const name = mark.replace(/[(:.)\s]/gu, '');
  return (isNumbered && /^\d/.test(name)) || isOneOf(name, list) ? mark.length : 0;
}

/** The question that a line begins with, and where it ends; null where it asks nothing. */
function questionIn(line: string, { words }: Tongue): { question: string; end: number } | null {
  const from = markOf(line, words.questionLabels, true);
  const end = line.search(/[?？؟]/u);
  if (end < 0 ? from === 0 || /^\(?\d/.test(line) : end - from > LONGEST) return null;
  const asked = line.slice(from, end < 0 ? line.length : end).trim();
  if (asked === '' || /[.!"]/u.test(asked)) return null;
  // A question of a word or two is a label.
  const isLabel = end < 0 || asked.split(/\s+/u).length <= 2;
  return { question: isLabel ? asked : `${asked}?`, end: end < 0 ? line.length : end + 1 };
}

/**
 * The answers of an interview or a filled form by their lines, and null for lines that only ask. Where much of what is typed
 * is asked, from the beginning on, the one who asks is no visitor. Null for any other text. Linear.
 */
export function interviewIn(
  lines: readonly (Span & { text: string })[],
  tongue: Tongue,
): ReadonlyMap<number, Answer | null> | null {
  const asked = lines.map(({ text }) => questionIn(text, tongue));
  const told = lines.flatMap(({ text }, index) => (/[\p{L}\p{N}]/u.test(text) ? [index] : []));
  const questions = told.filter((index) => asked[index]);
  const isOpening = told.slice(0, FIRST).some((index) => asked[index]);
  if (!isOpening || questions.length < Math.max(FEWEST, told.length * SHARE)) return null;
  const found = new Map<number, Answer | null>();
  let question = '';
  for (const index of told) {
    const { text = '', start = 0 } = lines[index] ?? {};
    const own = asked[index];
    question = own?.question ?? question;
    const from = text.length - text.slice(own?.end ?? 0).replace(/^[\s–-]+/u, '').length;
    if (question !== '' && from < text.length) {
      const mark = markOf(text.slice(from), tongue.words.answerLabels, false);
      found.set(index, { question, start: start + from + mark });
      question = '';
    } else if (own) found.set(index, null);
  }
  return found;
}
