import { isInstruction } from './instructions.ts';
import type { ClauseRole } from './reading.ts';
import { isWord, roleOf, type Place } from './role-of.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import type { Token } from './tokens.ts';
import { signalsIn } from './wishes/signals.ts';

/** A stretch of the brief and what it does there. */
export type Part = { start: number; end: number; role: ClauseRole };

/** Fewer words between quotes are a name, or a word that is spoken of. */
const FEWEST_SAID = 4;

/**
 * "The line to go up large: "Slow bread, fast friends"": the words between quotes that end what is said, behind a label that does not
 * say whose they are.
 */
export function sayingIn(
  text: string,
  tokens: readonly Token[],
  tongue: Tongue,
): { start: number; end: number } | null {
  const { words, language } = tongue;
  const close = tokens.findLastIndex(({ text: mark }) => mark === '"');
  const open = tokens.findIndex(({ text: mark }) => mark === '"');
  const [first, last] = [tokens[open], tokens[close]];
  const said = tokens.slice(open + 1, close);
  const label = tokens.slice(0, Math.max(0, open - 1));
  const isBehindColon = open > 1 && tokens[open - 1]?.text === ':' && !tokens.slice(close + 1).some(isWord);
  if (!first || !last || !isBehindColon || said.filter(isWord).length < FEWEST_SAID) return null;
  if (said.some(({ text: mark }) => mark === '"' || mark === '?')) return null;
  const isNamed =
    language !== 'de' && label.filter(isWord).every(({ start }) => /^\p{Lu}/u.test(text.slice(start, start + 2)));
  const isOthers = isNamed || [words.says, words.reviewLabels, words.nameLabels].some((list) => isIn(list, label));
  return isOthers || isInstruction(label, tongue) ? null : { start: first.end, end: last.start };
}

const LONGEST_REMARK = 7;
/** What stands behind a quotation and names nobody who said it: "y lo quiero en grande", "put that somewhere nice". */
const isRemark = (text: string, behind: readonly Token[], { words }: Tongue): boolean =>
  behind.length <= LONGEST_REMARK &&
  !isIn(words.says, behind) &&
  !behind.some(({ start, kind }) => kind === 'number' || /^\p{Lu}/u.test(text.slice(start, start + 2)));

/** 'What he says is "…", that would be lovely at the top': where such a sentence has been told who says what; 0 where it tells no more. */
function beforeRemark(text: string, tokens: readonly Token[], closing: number, tongue: Tongue, place: Place): number {
  const opening = tokens.findLastIndex(({ text: mark }, at) => mark === '"' && at < closing);
  const [first, last, after] = [tokens[0], tokens[closing], tokens[closing + 1]];
  const isSaid = opening > 0 && tokens.slice(opening, closing).filter(isWord).length >= FEWEST_SAID;
  if (!isSaid || !first || !last || !after || !isIn(tongue.words.says, tokens.slice(0, opening))) return 0;
  const behind = tokens.slice(closing + 1);
  const isRemarked =
    (/^[,–;]$/.test(after.text) || startsWith(tongue.words.and, behind) > 0) &&
    roleOf(text.slice(after.start, behind.at(-1)?.end), behind, tongue, place) === 'wish';
  const head = tokens.slice(0, closing + 1);
  const isTold = ['quotation', 'fact'].includes(roleOf(text.slice(first.start, last.end), head, tongue, place));
  return isRemarked && isTold ? last.end : 0;
}
/** "“Nobody should be hurried” is what my mother used to say": who said it stands behind what was said. */
const isSaidBehind = (behind: readonly Token[], { words }: Tongue): boolean =>
  startsWith(words.copulas, behind) > 0 && isIn(words.says, behind);

/**
 * A sentence with somebody's words in quotes in what they are and what whoever builds the site is told of them; null for every other one.
 * `role`: what it does as a whole.
 */
export function quotedParts(
  text: string,
  start: number,
  end: number,
  { tokens, role }: { tokens: readonly Token[]; role: ClauseRole },
  tongue: Tongue,
  place: Place,
): Part[] | null {
  const closing = tokens.findLastIndex(({ text: mark }) => mark === '"');
  const behind = closing > 0 ? tokens.slice(closing + 1).filter(isWord) : [];
  if (!behind[0]) return null;
  if (tokens[0]?.text === '"' && isSaidBehind(behind, tongue)) return [{ start, end, role: 'quotation' }];
  // "I am the vine" – please at the very top. It says "Saying it is." – put that somewhere nice.
  const isQuoted = tokens[0]?.text === '"' && signalsIn(behind, tongue.language).some(({ key }) => key === 'first');
  if (isQuoted || (role === 'quotation' && isRemark(text, behind, tongue)))
    return [
      { start, end: tokens[closing]?.end ?? end, role: 'quotation' },
      { start: behind[0].start, end, role: 'wish' },
    ];
  const told = role === 'exclusion' ? 0 : beforeRemark(text, tokens, closing, tongue, place);
  return told > 0
    ? [
        { start, end: told, role: 'quotation' },
        { start: told, end, role: 'wish' },
      ]
    : null;
}
