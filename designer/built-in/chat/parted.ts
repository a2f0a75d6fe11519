import { asksNothing } from './roles/heard.ts';
import { contactIn } from '../reading/facts/index.ts';
import { normalise } from '../reading/normalise.ts';
import { vocabularyOf } from '../reading/vocabulary/index.ts';
import { chooseFor, isDoubtful, isSettled, isWhole, type Chosen, type Step } from './choose.ts';
import { readRequest } from './message/request.ts';
import { dataStart } from './message/split.ts';
import { TURNS } from './message/turns.ts';
import type { Focus } from './ask.ts';
import type { Situation } from './plan.ts';

/** Most pieces that a sentence is cut into, and most of them that are one request. */
const MOST_PIECES = 8;
const MOST_TOGETHER = 3;

/** What parts requests beside a comma: "and", "but" and "also" of the language, and a dash. */
const BESIDE = ['also', 'then', 'plus', 'ps', 'dann', 'puis', 'ensuite', 'luego', 'depois', 'ook', 'men'];
const MARK = /^(?:[-–—;]|\.\.\.)$/u;

type Piece = { start: number; end: number; isTurn: boolean };

/** The pieces of a sentence, outside of quotation marks and before what "it should say: …" tells. */
export function piecesOf(text: string, { heard }: Situation): Piece[] {
  const { and, but } = vocabularyOf(heard);
  const turns = new Set(but.split(', '));
  const joints = new Set([...and.split(', '), ...BESIDE, ...turns]);
  const data = dataStart(readRequest(text, heard));
  const address = contactIn(normalise(text).text, vocabularyOf(heard)).address?.span;
  // "45 avenue de Grammont"
  const isOfAddress = (at: number) => address !== undefined && at >= address.start && at < address.end;
  const isQuoted = (at: number) => (text.slice(0, at).match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1;
  const pieces: Piece[] = [{ start: 0, end: text.length, isTurn: false }];
  const cut = (end: number, start: number, isTurn: boolean) => {
    const last = pieces.at(-1);
    if (!last || pieces.length >= MOST_PIECES || end >= data || isQuoted(end)) return;
    // A comma and the "and" behind it are one place.
    if (text.slice(last.start, end).trim() === '') {
      last.start = start;
      last.isTurn ||= isTurn;
      return;
    }
    last.end = end;
    pieces.push({ start, end: text.length, isTurn });
  };
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    const end = index + word.length;
    const bare = word.toLowerCase();
    if (MARK.test(word) || (index > 0 && joints.has(bare))) cut(index, end + 1, turns.has(bare));
    else if (word.endsWith(',') || word.endsWith(';')) cut(end - 1, end + 1, false);
    else if (/^\p{Sc}?\d[\d.,]*\p{Sc}?$/u.test(word) && /^\s\p{L}{3}/u.test(text.slice(end)) && !isOfAddress(index))
      cut(end, end + 1, false);
  }
  return pieces
    .map((piece) => ({ ...piece, isTurn: turnsIn(text.slice(piece.start, piece.end), piece.isTurn) }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

/** "But only for members", "not 15.45": what takes back or narrows what stands before it is no request. */
const turnsIn = (words: string, isBehindBut: boolean): boolean =>
  TURNS.test(words.trim()) || (isBehindBut && !/\d/u.test(words));

/** What words cost that only tell something. */
const TALK = 0.3;

/** How much of what is said is lost where words are read so; less is better. */
function lossOf(text: string, chosen: Chosen | undefined, situation: Situation): number {
  const words = text.split(' ').length;
  if (!chosen) {
    if (asksNothing(text, situation)) return TALK;
    return 4 + words;
  }
  const unused = chosen.unused.words.length;
  if (chosen.plan.does === 'undo') return Infinity;
  if (chosen.plan.does === 'change')
    return chosen.done.operations.length === 0 ? 0.8 : isSettled(chosen) ? 0.2 + 0.15 * unused : 3 + 0.5 * unused;
  if (asksNothing(text, situation)) return 0.4;
  if (chosen.plan.does === 'tell') return isWhole(chosen) ? 3 : 4 + words;
  return 4;
}

/** What each joint costs: of two readings that lose the same the one with fewer requests is meant. */
const JOINT = 0.1;
type Reading = { loss: number; chosen: Chosen | undefined };
type Way = { loss: number; from: number[]; focus: Focus };

/**
 * A sentence as the requests in it: of all ways to part it at its commas, dashes and "ands" the one that leaves least of it unsaid.
 * Undefined where that is the whole.
 */
export function partedOf(
  text: string,
  { whole, isOne }: { whole: Chosen | undefined; isOne: boolean },
  situation: Situation,
  locks: string[],
  trials: { left: number },
): Step[] | undefined {
  const pieces = piecesOf(text, situation);
  if (pieces.length < 2) return undefined;
  // "Fully booked till the 19th, stick a banner up": the plan is of all that is said.
  if (isOne && whole?.plan.does === 'change' && whole.plan.covers === text) return undefined;
  const isSure = whole?.plan.does === 'change' && whole.plan.isSure === true && !isDoubtful(whole);
  const wordsAt = (from: number, to: number) => text.slice(pieces[from]?.start, pieces[to - 1]?.end).trim();
  const losses = new Map<string, Reading>();
  const read = (from: number, to: number): Reading => {
    const known = losses.get(`${String(from)}-${String(to)}`);
    if (known) return known;
    const words = wordsAt(from, to);
    // "And the answer "…"": quoted words without an order belong to what stands before them.
    const isTied = /["“„«]/u.test(words) && ordersIn(words, situation).length === 0;
    // "Use blue and white", "ditch the red, make it #2b5d8a": one wish.
    const isOfColours = hasColour(words, situation) && hasColour(wordsAt(from - 1, from), situation);
    const isCut = from > 0 && (pieces[from]?.isTurn === true || isTied || isOfColours);
    const hasTurn = pieces.slice(from + 1, to).some(({ isTurn }) => isTurn);
    // What only tells needs no second look.
    const isOnlyTold = !isCut && !hasTurn && asksNothing(words, situation);
    const isOpen = !isCut && !isOnlyTold && trials.left > 0;
    if (isOpen) trials.left -= 1;
    const chosen = isOpen
      ? chooseFor(words, { ...situation, focus: ways[from]?.focus ?? situation.focus }, locks)
      : undefined;
    const isRead = isOpen && (chosen?.plan.does === 'change' || !hasTurn);
    const found = { loss: isOnlyTold ? TALK : isRead ? lossOf(words, chosen, situation) : Infinity, chosen };
    losses.set(`${String(from)}-${String(to)}`, found);
    return found;
  };
  const ways: Way[] = [{ loss: 0, from: [], focus: situation.focus }];
  for (let to = 1; to <= pieces.length; to += 1) {
    let best: Way = { loss: Infinity, from: [], focus: situation.focus };
    for (let from = Math.max(0, to - MOST_TOGETHER); from < to; from += 1) {
      const before = ways[from];
      if (!before || (from === 0 && to === pieces.length) || before.loss >= best.loss) continue;
      const { loss, chosen } = read(from, to);
      if (before.loss + JOINT + loss >= best.loss) continue;
      const focus = chosen?.plan.does === 'change' ? { ...before.focus, ...chosen.plan.focus } : before.focus;
      best = { loss: before.loss + JOINT + loss, from: [...before.from, from], focus };
    }
    ways.push(best);
  }
  const way = ways.at(-1);
  const own = lossOf(text, whole, situation);
  if (!way || way.loss === Infinity) return undefined;
  const bounds = way.from.map((from, at) => ({ from, to: way.from[at + 1] ?? pieces.length }));
  const changes = bounds.filter(({ from, to }) => read(from, to).chosen?.plan.does === 'change');
  // "Oskar has left, take him off": said twice it is one.
  const deeds = new Set(changes.map(({ from, to }) => JSON.stringify(read(from, to).chosen?.done.operations)));
  const isEach = deeds.size > 1 && changes.length === bounds.length && way.loss < 0.4 * bounds.length;
  const hasMore = (words: string) =>
    /[\d"“„«]/u.test(words) ||
    ordersIn(words, situation).some((one) => !isSure || /^do\.(?:remove|hide|move)$/u.test(one));
  const isAll = bounds.every(({ from, to }) => {
    const { chosen } = read(from, to);
    return chosen !== undefined && isWhole(chosen);
  });
  const isMore = isEach && isAll && bounds.slice(1).every(({ from, to }) => hasMore(wordsAt(from, to)));
  if (changes.length === 0 || (isOne || isSure ? !isMore : way.loss + 0.1 >= own && !isEach)) return undefined;
  return inTurn(
    bounds.map(({ from, to }) => wordsAt(from, to)),
    situation,
    locks,
  );
}

const hasColour = (text: string, { heard }: Situation): boolean =>
  readRequest(text, heard).colours.length > 0 || /#[\da-f]{3}/iu.test(text);

const ordersIn = (text: string, { heard }: Situation): string[] =>
  readRequest(text, heard)
    .senses.flatMap(({ concepts }) => concepts)
    .filter((one) => one.startsWith('do.'));

/** Requests one after another: each is about the website that the ones before it made. */
function inTurn(texts: readonly string[], situation: Situation, locks: string[]): Step[] {
  let { document, focus } = situation;
  return texts.map((text) => {
    const now = { ...situation, document, focus };
    const chosen = chooseFor(text, now, locks);
    if (chosen?.plan.does !== 'change' && asksNothing(text, situation))
      return { text, chosen: undefined, isTalk: true };
    if (chosen?.plan.does === 'change') {
      if (!isDoubtful(chosen)) document = chosen.done.document;
      focus = { ...focus, ...chosen.plan.focus };
    } else if (chosen?.plan.does === 'ask') focus = { ...focus, ...chosen.plan.focus };
    return { text, chosen };
  });
}
