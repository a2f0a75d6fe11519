import type { Clause, Span } from './reading.ts';
import { saidAt } from './said.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf, type Token } from './tokens.ts';
import { placesOf } from './vocabulary/index.ts';
import { isAboutDesign } from './wishes/design-words.ts';

/** More words before a bracket are more than the name of what it tells. */
const LONGEST_NAME = 4;

/** `isSentence`: somebody speaks in the bracket, so that it is no value of what stands before it. */
type Told = { label: Span; value: Span; whole: Span; isSentence: boolean };

/**
 * What a wish tells of the things that it asks for: "I need a price list (adults £8, children £4) and the hours (Wed to Sat)" asks for two
 * and tells both. The rest of the clause stays a wish. Linear.
 */
export const withToldFacts = (clauses: readonly Clause[], text: string, tongue: Tongue): Clause[] =>
  clauses.flatMap((clause) => {
    if (clause.role !== 'wish' || clause.form === 'heading') return [clause];
    const told = toldIn(clause, tongue);
    if (told.length === 0) return [clause];
    const parts: Clause[] = [];
    let start = clause.span.start;
    const wish = (end: number) => {
      const said = saidAt(text, start, end);
      if (/\p{L}/u.test(said.text)) parts.push({ ...clause, ...said, value: said, form: 'sentence', label: '' });
    };
    for (const { label, value, whole, isSentence } of told) {
      wish(whole.start);
      const all = saidAt(text, whole.start, whole.end);
      const form = isSentence ? 'sentence' : 'labelled';
      parts.push({
        ...all,
        form,
        label: isSentence ? '' : text.slice(label.start, label.end),
        value: isSentence ? all : saidAt(text, value.start, value.end),
        role: 'fact',
        under: '',
        block: clause.block,
      });
      start = whole.end;
    }
    wish(clause.span.end);
    return parts;
  });

/** Brackets that tell something, each with the word or few words that it is about. */
function toldIn({ text, span }: Clause, tongue: Tongue): Told[] {
  const tokens = tokensOf(text);
  const found: Told[] = [];
  for (let open = 1; open < tokens.length; open += 1) {
    if (tokens[open]?.text !== '(') continue;
    let close = open + 1;
    while (close < tokens.length && tokens[close]?.text !== ')') close += 1;
    if (close === tokens.length) break;
    const inside = tokens.slice(open + 1, close);
    const from = nameBefore(tokens, open, tongue);
    const [first, last, begin, end] = [tokens[from], tokens[open - 1], inside[0], inside.at(-1)];
    if (from < open && first && last && begin && end && tells(inside, text, tongue))
      found.push({
        label: { start: span.start + first.start, end: span.start + last.end },
        value: { start: span.start + begin.start, end: span.start + end.end },
        whole: { start: span.start + first.start, end: span.start + (tokens[close]?.end ?? 0) },
        isSentence: isSpoken(inside, tongue),
      });
    open = close;
  }
  return found;
}

const isSpoken = (inside: readonly Token[], { words }: Tongue): boolean =>
  inside.some(({ text }) => YOU.test(text)) ||
  [words.first, words.weAre, words.copulas].some((list) => isIn(list, inside));
const YOU = /^(?:you|ihr|du|sie|vous|tu|usted|você|je|u|ni|jullie)$/;

/** "A list of", "something about": what follows is the thing. */
const ABOUT =
  /^(?:of|about|on|with|for|de|du|des|von|über|zu|mit|pour|sur|para|sobre|con|di|del|della|do|da|com|van|over|met|voor|över|om|med|på|til|o|z|dla)$/;

/** Where the words begin that name what a bracket is about; `open` where none do. */
function nameBefore(tokens: readonly Token[], open: number, { words }: Tongue): number {
  const ends = [
    words.and,
    words.articles,
    words.mine,
    words.first,
    words.wishes,
    words.wishVerbs,
    words.roleConnectors,
  ];
  let from = open;
  while (from > 0 && open - from < LONGEST_NAME) {
    const before = from - 1;
    if (
      tokens[before]?.kind !== 'word' ||
      ABOUT.test(tokens[before].text) ||
      ends.some((list) => startsWith(list, tokens, before) > 0)
    )
      break;
    from = before;
  }
  return from;
}

/** Whether a bracket holds an amount, a time, a day or a name, and is about no look and no part of the website. */
function tells(inside: readonly Token[], text: string, tongue: Tongue): boolean {
  const { words } = tongue;
  const isTold = inside.some(({ kind, text: own, start }, at) => {
    const isName = tongue.language !== 'de' && kind === 'word' && at > 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(start));
    return kind === 'number' || /^\p{Sc}$/u.test(own) || isName || placesOf(words.weekdays).at(inside, at) !== null;
  });
  const isOfSite = [words.site, words.look].some((list) => isIn(list, inside)) || isAboutDesign(inside, tongue);
  return isTold && !isOfSite && !inside.some(({ text: own }) => own === '#' || own === '?');
}
