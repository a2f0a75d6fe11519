import { withoutEnd } from '../ends.ts';
import type { Clause, Span } from './reading.ts';
import { interviewIn } from './interview.ts';
import { breathsOf } from './run-ons.ts';
import { saidAt } from './said.ts';
import { sentencesOf } from './sentences.ts';
import { tokensOf } from './tokens.ts';
import { topicsIn } from './wishes/topics.ts';
import { isIn, type Tongue } from './tongue.ts';
import { phrasesOf, placesOf, type Vocabulary } from './vocabulary/index.ts';

/** A clause before its role is known. */
export type Piece = Omit<Clause, 'role'>;

const BULLET = /^(?:[-*•·・‣▪●○◦✓✔→➤►✅–+>]|\p{Extended_Pictographic}\ufe0f?|\(?[a-z][)])(?=[\s\p{L}"'])\s*/u;
/** "1.", "2)": an entry's number only beside its neighbour; "3. Mai" is a date. */
const NUMBER = /^\(?(\d{1,2})[.)]\s+/;
/** "# Menu", "**Menu**", "== Menu ==". */
const MARKUP = /^[#*_=~]+/;
/** A line that only draws, and the foot of an old page: "(c) 2011 …". */
const RULE = /^[^\p{L}\p{N}]*$|^(?:\(c\)|©|copyright)[^\n]{0,40}?\b(?:19|20)\d\d\b/iu;
/** "1. Vorsitzende: …". */
const ORDINAL = /^\d{1,2}\. (?=\p{L})/u;
const LONGEST_LABEL = 45;
const LONGEST_TITLE = 4;

type Line = Span & { shape: 'blank' | 'item' | 'heading' | 'row' | 'prose'; text: string };

/** The end of a label such as "Opening hours" in "Opening hours: 9–5", or -1. */
function labelEnd(text: string, { start, end }: Span, words: Vocabulary, isForm: boolean): number {
  const stretch = text.slice(start, Math.min(end, start + LONGEST_LABEL + 1));
  const colon = [...stretch.matchAll(/:/g)].find(
    ({ index }) => !/\d$/.test(stretch.slice(0, index)) || !/\d/.test(text.charAt(start + index + 1)),
  )?.index;
  if (colon === undefined) {
    const [, dashed] = (isForm && DASH_LABEL.exec(stretch)) || [];
    return dashed ? start + dashed.length + 1 : dashEnd(stretch, start, words, / – /);
  }
  const label = stretch.slice(0, colon);
  if (/^\/\//.test(text.slice(start + colon + 1, start + colon + 3)) || /[.!?;"]/.test(label.replace(ORDINAL, '')))
    return -1;
  const tokens = tokensOf(label).filter(({ kind }) => kind === 'word');
  const speaks = tokens.some((_, index) => phrasesOf(words.first).at(tokens, index) > 0);
  // "Small group of four, 45 minutes: $38"
  const isPriced = /^ ?\p{Sc} ?\d/u.test(text.slice(start + colon + 1, Math.min(end, start + colon + 6)));
  const most = isPriced ? 8 : label.includes(',') ? 4 : 6;
  return tokens.length > 0 && tokens.length <= most && !speaks ? start + colon : -1;
}

/** "Address – No. 418", "Name of shop – Pallu & Pleat": a dash behind a word that is known for a label. */
function dashEnd(stretch: string, start: number, words: Vocabulary, mark: RegExp): number {
  const dash = stretch.search(mark);
  const tokens = tokensOf(stretch.slice(0, Math.max(0, dash)));
  const labels = [words.nameLabels, words.phoneLabels, words.addressLabels, words.open, words.placeLabels, words.look];
  const known = Math.max(...labels.map((list) => phrasesOf(list).at(tokens, 0)));
  const isLabel = known > 0 && tokens.length <= 4 && tokens.every(({ kind, text }) => kind === 'word' || text === '/');
  return isLabel ? start + dash + 1 : -1;
}

const DASH_LABEL = /^(\p{L}(?:[^–:.!?,;"\d-]|(?<! )-){0,30}) [–-] (?=\S)/u;
/** Fewer lines, or a smaller share of them, are no form. */
const FEWEST = 4;
const SHARE = 0.6;
/** Of what begins with such lines, lists stand below some of them. */
const OPENING = 3;
const OPENED = 0.35;

/** Whether most lines are "How long – 45 minutes", or the first and many more, one of them behind a label that is known. */
function isDashedForm(lines: readonly Line[], words: Vocabulary): boolean {
  const told = lines.filter(({ shape }) => shape !== 'blank');
  const dashed = told.filter(({ text }) => DASH_LABEL.test(text));
  const share = told.slice(0, OPENING).every((line) => dashed.includes(line)) ? OPENED : SHARE;
  return (
    dashed.length >= Math.max(FEWEST, told.length * share) &&
    dashed.some(({ text }) => dashEnd(text, 0, words, / [–-] /) >= 0)
  );
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** "Trips (per person, gear included)": a remark makes a title no longer. */
const withoutRemark = (line: string) => line.replace(/(?<=\S) ?\([^()]*\)$/, '');

/** "TARIFS 2025". */
const YEAR = / (?:19|20)\d\d$/;

/** Lines that name what comes below: short, without an end, not a list's entry. */
function isHeading(text: string, next: string): boolean {
  const line = withoutRemark(text);
  if (/^#{1,6}\s|^\*\*[^*]+\*\*:?$|^==/.test(line)) return true;
  if (/[.!?…,;。！？؟]$/.test(line) || /@|https?:|\t/.test(line)) return false;
  if (line.endsWith(':')) return wordsIn(line) <= 9;
  const isExplained = line.endsWith(')') && BULLET.test(next);
  return (
    wordsIn(line) <= (isExplained ? 9 : 6) &&
    line.length <= (isExplained ? 80 : 50) &&
    !/\d/.test(line.replace(YEAR, '')) &&
    !/:\s/.test(line)
  );
}

const numberOf = (line: string | undefined) => Number(NUMBER.exec(line ?? '')?.[1] ?? Number.NaN);

const isNumbered = (all: string[], index: number) =>
  [-1, 1].some((step) => numberOf(all[index + step]) === numberOf(all[index]) + step);

/** The bullet or number at the start of a line, as it stands there. */
const markOf = (line: string) => (BULLET.exec(line) ?? NUMBER.exec(line))?.[0] ?? '';

/** "6. Rates –" with rows below: an entry that names what follows it. */
const headsEntries = (line: string, next: string | undefined) =>
  (next ?? '').trim() !== '' &&
  /[:–-]$/.test(line) &&
  NUMBER.test(line) &&
  wordsIn(line) <= 5 &&
  !NUMBER.test(next ?? '');

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const all = text.split('\n');
  let start = 0;
  for (const [index, line] of all.entries()) {
    const end = start + line.length;
    const isTitle = headsEntries(line, all[index + 1]);
    const shape = RULE.test(line)
      ? 'blank'
      : !isTitle && (BULLET.test(line) || isNumbered(all, index))
        ? 'item'
        : /\t|\s\|\s|^\|/.test(line)
          ? 'row'
          : isTitle || isHeading(line, all[index + 1] ?? '')
            ? 'heading'
            : 'prose';
    lines.push({ start, end, shape, text: line });
    start = end + 1;
  }
  return lines;
}

/** The width up to which a line is not broken for lack of room. */
const NARROW = 45;
/** Wider ones are broken by nobody but the owner. */
const WIDE = 110;

/** Whether somebody begins lines with small letters anyway: then these show no line that goes on. */
const beginsSmall = (lines: readonly Line[]) =>
  lines.some(({ text, shape }, index) => {
    const before = lines[index - 1];
    const isAfresh = !before || (before.shape === 'prose' && before.text.length <= NARROW && !/,$/.test(before.text));
    return isAfresh && shape === 'prose' && /^\p{Ll}/u.test(text);
  });

/** A line that was broken by its width goes on in the next one. */
function isContinued(line: Line, next: Line | undefined, isSmall: boolean): next is Line {
  if (!next || line.shape === 'blank' || line.shape === 'row' || /[.!?:…。！？؟]$/.test(line.text)) return false;
  if (next.shape !== 'prose' && next.shape !== 'heading') return false;
  const begins =
    (!isSmall && /^\p{Ll}/u.test(next.text)) || (line.shape === 'prose' && /^[^\p{L}\p{N}]*\p{Lo}/u.test(next.text));
  return begins && line.text.length > NARROW && line.text.length < WIDE;
}

const isMarked = (line: string) => /[:–]$|^\S+(?: \S+)? ?-$/.test(line) || /^#|^\*\*|^==/.test(line);

const DASHED = /\p{L} – \p{L}/u;

/** A short line alone is a heading only where something stands below that it can head. */
function headsSomething(lines: Line[], index: number, isSmall: boolean, { language, words }: Tongue): boolean {
  const line = lines[index];
  if (!line) return false;
  const next = lines[index + 1];
  const below = next?.shape === 'blank' ? lines[index + 2] : next;
  if (!below || below.shape === 'blank') return false;
  const tokens = tokensOf(line.text.replace(YEAR, ''));
  const isTopic = topicsIn(tokens, language).some((topic) => topic.index === 0 && topic.length === tokens.length);
  if (YEAR.test(line.text) && !isTopic) return false;
  if (isMarked(line.text)) return true;
  // "closed Mon/Tues" above the prices.
  const isClosed = isIn(words.closed, tokens) && tokens.some((_, at) => placesOf(words.weekdays).at(tokens, at));
  if (isClosed && /\p{Sc}/u.test(below.text)) return false;
  // The line below a name says what it is, where it holds more than a title does.
  if (index === 1 && lines[0]?.shape !== 'blank' && (/,/.test(line.text) || wordsIn(line.text) > LONGEST_TITLE))
    return false;
  // The last line of a list is none, and neither is one of "name – what they do" with others below.
  const isLast = next?.shape === 'blank' && (lines[index - 1]?.shape ?? 'blank') !== 'blank' && /[,–]/.test(line.text);
  if (isLast || (DASHED.test(line.text) && DASHED.test(next?.text ?? ''))) return false;
  if (next?.shape === 'blank') return index === 0 || below.shape !== 'heading';
  const isPriced =
    /[\d@]/.test(below.text) && index > 0 && wordsIn(line.text) <= 3 && (isSmall || /^\p{Lu}/u.test(line.text));
  if (/^\p{Ll}/u.test(below.text) && !isPriced) return false;
  // One line in capitals between others that are in none.
  const isCapitals = ({ text }: Line) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(withoutRemark(text));
  if (isCapitals(line) && ![lines[index - 1], next].some((other) => other && isCapitals(other))) return true;
  const previous = lines[index - 1];
  if (!previous || previous.shape === 'blank' || below.shape === 'item' || below.shape === 'row') return true;
  // "Hours" between two lists: nothing but a word for what websites tell.
  return isTopic;
}

/**
 * The text in its smallest pieces, in order: sentences, entries of lists, rows of tables, `label: value`, headings. Stops
 * inside abbreviations, numbers, addresses and quotations end nothing. Linear.
 */
export function piecesOf(text: string, tongue: Tongue): Piece[] {
  const { words, language } = tongue;
  const pieces: Piece[] = [];
  const lines = linesOf(text);
  const isSmall = beginsSmall(lines);
  const interview = interviewIn(lines, tongue);
  const isForm = isDashedForm(lines, words);
  const ends = {
    starters: sentenceStarters(text, words),
    hasOrdinals: ['de', 'da', 'pl'].includes(language),
    // In small letters, as languages write them that put a stop behind a day: "aged 2. May we come?" is none.
    isMonth: (at: number) =>
      /^\s*\p{Ll}/u.test(text.slice(at, at + 4)) &&
      placesOf(words.months).at(tokensOf(text.slice(at, at + 16)), 0) !== null,
  };
  let block = 0;
  let under = '';
  let listed = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    if (line.shape === 'blank') {
      if (listed || lines[index - 1]?.shape !== 'heading') under = '';
      if (pieces.at(-1)?.form !== 'heading') block += 1;
      listed = false;
      continue;
    }
    const answer = interview?.get(index);
    if (answer === null) continue;
    if (line.shape === 'heading' && !answer && headsSomething(lines, index, isSmall, tongue)) {
      const trimmed = withoutEnd(line.text, /[*_=~#–-]/u)
        .replace(MARKUP, '')
        .replace(headsEntries(line.text, lines[index + 1]?.text) ? NUMBER : MARKUP, '')
        .trim();
      const at = line.start + line.text.indexOf(trimmed);
      const end = at + trimmed.length - (trimmed.endsWith(':') ? 1 : 0);
      const said = saidAt(text, at, end);
      if (pieces.length > 0) block += 1;
      pieces.push({ ...said, form: 'heading', label: '', value: said, under: '', block });
      // A flyer's first line is its name and heads no list.
      under = index > 0 || isMarked(line.text) ? said.text : '';
      listed = false;
      continue;
    }
    const start = answer?.start ?? (line.shape === 'item' ? line.start + markOf(line.text).length : line.start);
    let end = line.end;
    for (let next = lines[index + 1]; isContinued(lines[index] ?? line, next, isSmall); next = lines[index + 1]) {
      end = next.end;
      index += 1;
    }
    // "Opening hours: …" right behind the rows of a price list is none of its rows.
    const above = lines[index - 1]?.shape;
    if (line.shape === 'prose' && (above === 'item' || above === 'row') && labelEnd(text, line, words, isForm) >= 0)
      under = '';
    listed = true;
    const isEntry = line.shape === 'item' || line.shape === 'row';
    const spans =
      line.shape === 'row'
        ? [{ start, end }]
        : sentencesOf(text, { start, end }, ends).flatMap((span) => breathsOf(text, span, tongue));
    spans.forEach((span, place) => {
      const said = saidAt(text, span.start, span.end);
      if (answer && place === 0) {
        pieces.push({ ...said, form: 'labelled', label: answer.question, value: said, under, block });
        return;
      }
      const colon = labelEnd(text, said.span, words, isForm);
      const value = colon < 0 ? said : saidAt(text, colon + 1, said.span.end);
      const isLabelled = colon >= 0 && value.text !== '';
      const form = isLabelled ? 'labelled' : isEntry && place === 0 ? 'item' : 'sentence';
      const label = isLabelled ? text.slice(said.span.start, colon).trim() : '';
      pieces.push({ ...said, form, label, value: isLabelled ? value : said, under, block });
    });
  }
  return pieces;
}

/** Whether a sentence of this language is likely to begin at a place: "… in Main St. We open". */
function sentenceStarters(text: string, words: Vocabulary): (at: number) => boolean {
  const lists = [
    words.first,
    words.mine,
    words.weAre,
    words.wishVerbs,
    words.dontSay,
    words.wishes,
    words.negations,
  ].map(phrasesOf);
  return (at) => {
    const tokens = tokensOf(text.slice(at, at + 24));
    return /^\p{Lu}/u.test(text.slice(at)) && lists.some((list) => list.at(tokens, 0) > 0);
  };
}
