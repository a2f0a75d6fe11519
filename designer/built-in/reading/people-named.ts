import { at, type Candidate, type Look } from './name-candidate.ts';
import { isCapital, isParticle, nameEnd } from './noun-phrase.ts';
import { firstAt, startsWith } from './tongue.ts';
import type { Token } from './tokens.ts';
import { placesOf } from './vocabulary/index.ts';

/** What opens a brief begins no later. */
const NEAR = 200;

/** "Call me, Iris Tennant, on …": who speaks. */
export function apposed(look: Look): Candidate[] {
  const { tokens, text, tongue } = look;
  return tokens.flatMap((token, index) => {
    const isSelf =
      /^(?:i|me|ich|mich|mir|moi|yo|mí|eu|io|ik|mij)$/.test(token.text) ||
      startsWith(tongue.words.first, tokens, index) === 1;
    if (!isSelf || tokens[index + 1]?.text !== ',') return [];
    const to = nameEnd(text, tokens, index + 2);
    const own = tokens.slice(index + 2, to);
    const isName =
      own.length > 1 && own.length <= 4 && own.every((one) => isCapital(text, one)) && tokens[to]?.text === ',';
    return isName ? at(look, index + 2, to, 55, true) : [];
  });
}

/** "Piano lessons with Miriam Okoye", "Dog walking by Ceri Hughes": who opens the brief with what they do. */
export function offeredBy(look: Look): Candidate[] {
  const { tokens, text, clause } = look;
  if (clause.role !== 'fact' || clause.form !== 'sentence' || clause.span.start > NEAR) return [];
  if (/[.!?\n]/.test(text.slice(0, clause.span.start))) return [];
  const tie = tokens.findIndex(({ text: word }) => /^(?:with|by|mit|von|avec|par|con|por|com|met|door)$/.test(word));
  if (tie < 1 || tie > 9) return [];
  const to = nameEnd(text, tokens, tie + 1);
  const own = tokens.slice(tie + 1, to);
  if (own.length === 0 || own.length > 3 || !own.every((one) => one.kind === 'word' && isCapital(text, one))) return [];
  // "Yoga with Priya."
  if (own.length === 1)
    return tie <= 2 && tokens[to]?.text === '.' && isCapital(text, tokens[0]) ? at(look, 0, to, 60) : [];
  return /^[,.–(]$/.test(tokens[to]?.text ?? '.') ? at(look, tie + 1, to, 56, true) : [];
}

/** "Hannah Lloyd and Tom Ferreira, Saturday 12 September": two who open the brief together. */
export function couple(look: Look): Candidate[] {
  const { tokens, text, tongue, clause } = look;
  if (clause.role !== 'fact' || clause.form !== 'sentence' || clause.span.start > NEAR) return [];
  if ((text.slice(0, clause.span.start).match(/[.!?\n]+/g)?.length ?? 0) > 1) return [];
  const to = nameEnd(text, tokens, 0);
  const joint = tokens.findIndex(
    (token, index) =>
      index > 0 && index < to && (token.text === '&' || startsWith(tongue.words.and, tokens, index) > 0),
  );
  const [one, other] = [tokens.slice(0, joint), tokens.slice(joint + 1, to)];
  const isName = (own: readonly Token[]) =>
    own.length > 0 && own.length <= 3 && own.every((token) => token.kind === 'word' && isCapital(text, token));
  const isBehind = tokens[to]?.text === ',' || startsWith(tongue.words.copulas, tokens, to) > 0;
  return joint > 0 && isName(one) && isName(other) && one.length === other.length && one.length > 1 && isBehind
    ? at(look, 0, to, 66)
    : [];
}

/** Capitals that are a whole part of a clause, and nothing but words. */
const isBareName = (text: string, own: readonly Token[]) =>
  own.length > 1 &&
  own.length <= 4 &&
  own.every(
    (token) => (token.kind === 'word' && (isCapital(text, token) || isParticle(token.text))) || token.text === '-',
  ) &&
  isCapital(text, own.at(-1));

/**
 * Who is named without a word about it, where nothing else is: "Ivo Pennington.", "Jo Marsh, 01225 555 010", what stands below
 * the thanks, or "a midwife in Quimper, Gwenola Le Bihan, by appointment".
 */
export function alone(look: Look): Candidate[] {
  const { tokens, text, clause, tongue } = look;
  const days = placesOf(tongue.words.weekdays);
  if (tokens.some((_, index) => days.at(tokens, index) !== null)) return [];
  if (clause.form !== 'sentence' || clause.role === 'wish' || clause.role === 'quotation') return [];
  // "Ring Dave Holt."
  const from = startsWith(tongue.words.phoneLabels, tokens);
  const to = nameEnd(text, tokens, from);
  const next = tokens[to];
  const isEnd = next === undefined || (/^[.!]$/.test(next.text) && to === tokens.length - 1);
  const isReached = next?.text === ',' && tokens.slice(to, to + 3).some(({ kind }) => kind === 'number');
  if (isBareName(text, tokens.slice(from, to)) && (isEnd || isReached)) return at(look, from, to, 47, true);
  const commas = tokens.flatMap((token, index) => (/^[,.]$/.test(token.text) ? [index] : []));
  if (clause.role === 'chatter') {
    const last = commas.filter((index) => index < tokens.length - 1).at(-1);
    const end = last === undefined ? 0 : nameEnd(text, tokens, last + 1);
    const isLast = last !== undefined && end >= tokens.length - 1 && isBareName(text, tokens.slice(last + 1, end));
    return isLast ? at(look, last + 1, end, 52, true) : [];
  }
  if (clause.span.start > 0) return [];
  const [first, second] = commas;
  const isBetween =
    first !== undefined && second !== undefined && nameEnd(text, tokens, first + 1) === second && first > 1;
  return isBetween && isBareName(text, tokens.slice(first + 1, second)) ? at(look, first + 1, second, 46, true) : [];
}

/** "Deli in York: Fig & Olive." */
export function announced(look: Look): Candidate[] {
  const { tokens, text, tongue, clause } = look;
  const colon = tokens.findIndex(({ text: mark }) => mark === ':');
  const isPlaced = colon > 1 && firstAt(tongue.words.placePrepositions, tokens.slice(0, colon)) > 0;
  const to = colon > 1 && clause.span.start < 60 ? nameEnd(text, tokens, colon + 1) : 0;
  const isWhole = /^[.,]$/.test(tokens[to]?.text ?? '.');
  // "I cut letters and mend old graves: Marmi Cattaneo, Bergamo".
  if (to > colon + 2 && isWhole && colon > 3 && clause.form === 'sentence') return at(look, colon + 1, to, 60);
  return to > colon + 1 && isWhole && isPlaced && clause.span.start < 16 ? at(look, colon + 1, to, 60) : [];
}
