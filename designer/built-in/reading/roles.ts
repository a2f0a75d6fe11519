import type { Clause, ClauseRole } from './reading.ts';
import { asksForLanguage, isLanguageLabel } from './asked-language.ts';
import type { Piece } from './clauses.ts';
import { isInstruction } from './instructions.ts';
import { saidAt } from './said.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isIn, startsWith, withoutSubject, type Tongue } from './tongue.ts';
import { contentTokens } from './content-words.ts';
import { isAboutDesign, isLookAlone, isOnlyDesign, namesTheSite } from './wishes/design-words.ts';
import { phrasesOf } from './vocabulary/index.ts';

const isWord = ({ kind }: Token) => kind === 'word' || kind === 'number';
const isBreak = (token: Token | undefined) => token === undefined || token.kind === 'mark' || token.kind === 'line';

/** How many tokens a greeting takes at the start: "Hi there!", "Liebes Team,", "Hello Pagewright team –". */
function greetingLength(tokens: readonly Token[], { words }: Tongue): number {
  const length = startsWith(words.greetings, tokens);
  if (length === 0) return 0;
  for (let at = length; at <= length + 3; at += 1) if (isBreak(tokens[at])) return Math.min(at + 1, tokens.length);
  const leads = startsWith(words.but, tokens, length);
  if (leads > 0) return length + leads;
  const speaks = startsWith(words.weAre, tokens, length) > 0 || startsWith(words.first, tokens, length) > 0;
  return speaks || startsWith(words.wishVerbs, tokens, length) > 0 ? length : 0;
}

function isThanks(tokens: readonly Token[], { words }: Tongue): boolean {
  const length = startsWith(words.thanks, tokens);
  if (length === 0) return false;
  const rest = tokens.slice(length).filter(isWord).length;
  if (isBreak(tokens[length])) return rest <= 3;
  const isPlain = phrasesOf(words.thanks.split(', ').slice(0, 2).join(', ')).at(tokens, 0) > 0;
  return isPlain ? rest <= 6 : length > 1 && rest <= 2;
}

/** The share of a text that stands between quotes. */
function quotedShare(text: string): number {
  let quoted = 0;
  let open = -1;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    if (open >= 0) quoted += at - open;
    open = open >= 0 ? -1 : at;
  }
  return quoted / Math.max(1, text.length);
}

function isWish(tokens: readonly Token[], text: string, tongue: Tongue): boolean {
  const { words } = tongue;
  if (isOnlyDesign(tokens, tongue) || isLookAlone(tokens, tongue)) return true;
  const isQuestion = /[?？؟]$/.test(text);
  const design = isAboutDesign(tokens, tongue);
  if (isQuestion && !isIn(words.site, tokens) && !isIn(words.look, tokens)) return false;
  if (isIn(words.surely, tokens) || asksForLanguage(tokens, tongue)) return true;
  if (isIn(words.wishes, tokens) || bareWish(tokens, tongue) > 0 || startsWith(words.wishVerbs, tokens) > 0)
    return design;
  const isShort = tokens.filter(isWord).length <= 3 && isIn(words.site, tokens);
  return (isShort || namesTheSite(tokens, tongue)) && !/www\.|https?:/.test(text);
}

/** "need a website" after "I run a studio and": a wish without its subject. */
function bareWish(tokens: readonly Token[], { words }: Tongue, index = 0): number {
  return startsWith(withoutSubject(words.wishes, words.first), tokens, index);
}
function roleOf(text: string, tokens: readonly Token[], tongue: Tongue): ClauseRole {
  if (isThanks(tokens, tongue) || tokens.filter(isWord).length === 0) return 'chatter';
  if (quotedShare(text) > 0.5 && tokens.filter(isWord).length > 4) return 'quotation';
  if (isInstruction(tokens, tongue)) return 'exclusion';
  return isWish(tokens, text, tongue) ? 'wish' : 'fact';
}

type Part = { start: number; end: number; role: ClauseRole };

/** Whether a clause of its own may begin here: "we bake …", "please make …", "don't mention …". */
function begins(tokens: readonly Token[], index: number, tongue: Tongue): boolean {
  const { words } = tongue;
  const lists = [words.weAre, words.first, words.wishVerbs, words.wishes, words.surely, words.dontSay, words.tell];
  return lists.some((list) => startsWith(list, tokens, index) > 0) || bareWish(tokens, tongue, index) > 0;
}

/** Token indexes at which a sentence may fall apart, each with where its connecting words begin. */
function jointsOf(tokens: readonly Token[], tongue: Tongue): { from: number; to: number }[] {
  const { words } = tongue;
  const found: { from: number; to: number }[] = [];
  for (let index = 1; index < tokens.length; index += 1) {
    let to = index;
    for (let length = 1; length > 0; to += length) {
      const isMark = /^[,;–،؛(]$/.test(tokens[to]?.text ?? '');
      length = isMark ? 1 : Math.max(startsWith(words.and, tokens, to), startsWith(words.but, tokens, to));
    }
    if (to >= tokens.length) break;
    if (to === index) continue;
    if (begins(tokens, to, tongue)) found.push({ from: index, to });
    index = to - 1;
  }
  return found;
}

/** A part that says something by itself: who does what. */
function standsAlone(tokens: readonly Token[], tongue: Tongue): boolean {
  if (tokens.filter(isWord).length < 3 || contentTokens(tokens, tongue).length === 0) return false;
  const { words } = tongue;
  const lists = [words.weAre, words.first];
  return (
    lists.some((list) => startsWith(list, tokens) > 0) ||
    isIn(words.copulas, tokens) ||
    startsWith(words.dontSay, tokens) > 0
  );
}

/** Where in "Please mention that we deliver" begins what shall be said. */
function toldAt(tokens: readonly Token[], { words }: Tongue): Token | null {
  const spoken = tokens.filter(({ kind }) => kind !== 'mark');
  const polite = startsWith(words.wishVerbs, spoken);
  const skip = startsWith(words.tell, spoken) > 0 ? 0 : polite;
  const length = startsWith(words.tell, spoken, skip);
  return length > 0 ? (spoken[skip + length] ?? null) : null;
}

/** A sentence as one part or as parts of different roles. Neighbours of one role stay together. */
function partsOf(text: string, start: number, end: number, tongue: Tongue): Part[] {
  const tokens = tokensOf(text.slice(start, end)).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
  const told = toldAt(tokens, tongue);
  if (told)
    return [
      { start, end: told.start, role: 'wish' },
      { start: told.start, end, role: 'fact' },
    ];
  const role = roleOf(text.slice(start, end), tokens, tongue);
  const whole = [{ start, end, role }];
  if (role === 'quotation' || role === 'chatter') return whole;
  const joints = jointsOf(tokens, tongue);
  if (joints.length === 0) return whole;
  const parts: Part[] = [];
  [...joints, { from: tokens.length, to: tokens.length }].reduce((from, joint) => {
    const own = tokens.slice(from, joint.from);
    const first = own[0];
    const last = own.at(-1);
    if (!first || !last) return joint.to;
    const meant = roleOf(text.slice(first.start, last.end), own, tongue);
    // A name in quotes is much of a part and no quotation.
    const found = meant === 'wish' || meant === 'exclusion' ? meant : 'fact';
    const kept = found === 'fact' && !standsAlone(own, tongue) ? role : found;
    const previous = parts.at(-1);
    if (previous && (previous.role === kept || (kept === role && previous.role !== 'fact'))) previous.end = last.end;
    else parts.push({ start: first.start, end: last.end, role: kept });
    return joint.to;
  }, 0);
  const tail = parts.at(-1);
  if (tail) tail.end = Math.max(tail.end, end);
  return parts.some((part) => part.role !== role) ? parts : whole;
}

/** "Colours: navy" and "Please include:" steer what stands after or below them. */
function steers(label: string, tongue: Tongue): ClauseRole | '' {
  const tokens = tokensOf(label);
  if (tokens.length === 0) return '';
  const { words } = tongue;
  if (isInstruction(tokens, tongue)) return 'exclusion';
  if (isLanguageLabel(label)) return 'wish';
  const whole = (list: string) => startsWith(list, tokens) === tokens.length;
  if (whole(words.look) || whole(words.site) || isWish(tokens, label, tongue)) return 'wish';
  const wished = startsWith(words.wishVerbs, tokens) > 0 || isIn(words.wishes, tokens) || isIn(words.surely, tokens);
  return wished && isAboutDesign(tokens, tongue) ? 'wish' : '';
}

/** Tells what each piece does, and takes sentences apart that do two things. Linear. */
export function clausesOf(text: string, pieces: readonly Piece[], tongue: Tongue): Clause[] {
  const clauses: Clause[] = [];
  let isOver = false;
  for (const piece of pieces) {
    const { start, end } = piece.span;
    if (piece.form === 'heading') {
      const greeted = greetingLength(tokensOf(piece.text), tongue) > 0 || isThanks(tokensOf(piece.text), tongue);
      const role = greeted ? 'chatter' : steers(piece.text, tongue) || 'fact';
      clauses.push({ ...piece, role });
      continue;
    }
    const tokens = tokensOf(piece.text);
    const steered =
      steers(piece.under, tongue) ||
      (piece.label && !/www\.|https?:|@/.test(piece.value.text) && steers(piece.label, tongue));
    if (steered) {
      clauses.push({ ...piece, role: steered });
      continue;
    }
    // After the goodbye comes a signature.
    if (isOver && tokens.filter(isWord).length <= 4 && !piece.label) {
      clauses.push({ ...piece, role: 'chatter' });
      continue;
    }
    if (piece.form === 'labelled') {
      clauses.push({ ...piece, role: roleOf(piece.text, tokens, tongue) });
      continue;
    }
    const spans = tokensOf(text.slice(start, end));
    const greeting = greetingLength(spans, tongue);
    const after = start + (spans[greeting]?.start ?? end - start);
    const parts: Part[] = greeting > 0 ? [{ start, end: Math.min(after, end), role: 'chatter' }] : [];
    const rest = greeting > 0 ? after : start;
    if (rest < end) {
      const isName = greeting > 0 && spans.slice(greeting).filter(isWord).length <= 2;
      parts.push(...(isName ? [{ start: rest, end, role: 'chatter' as const }] : partsOf(text, rest, end, tongue)));
    }
    for (const part of parts) {
      const said = saidAt(text, part.start, part.end);
      if (said.text !== '') clauses.push({ ...piece, ...said, value: said, role: part.role });
    }
    isOver = parts.some(({ role }) => role === 'chatter') && isThanks(spans, tongue);
  }
  return clauses;
}
