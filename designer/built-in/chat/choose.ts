import { isDirection } from './abilities/directions.ts';
import type { Plan } from './ask.ts';
import { sparing, type Spared } from './document/bounds.ts';
import { NOTHING_UNUSED, unusedIn, type Unused } from './message/coverage.ts';
import { readRequest, type Request } from './message/request.ts';
import { dataStart } from './message/split.ts';
import { isTalk, isToStay, mayStay, TURNS, withoutTalk } from './message/talk.ts';
import { focusOf, namesIn, plansFor, type Situation } from './plan.ts';

/** What is done about one request: the plan, what it did where it changes something, and the words that it does not account for. */
export type Chosen = { plan: Plan; done: Spared; unused: Unused };

/** How many of the likeliest plans are tried out. */
const TRIED = 4;
/** What a word counts for that a plan does not account for. */
const WORD = 0.03;
const LOST = 0.15;

/** Of all that a request may mean, the plan that is likeliest and leaves least of it unsaid. */
export function chooseFor(text: string, situation: Situation, locks: string[]): Chosen | undefined {
  const meant = plansFor(text, situation);
  if (!meant) return undefined;
  const { document } = situation;
  const untouched: Spared = { operations: [], document, spared: 0, failure: '' };
  const weighed = meant.plans.slice(0, TRIED).map((plan) => {
    if (plan.does !== 'change') return { plan, done: untouched, unused: NOTHING_UNUSED, score: plan.score };
    const done = sparing(document, plan.operations, locks, plan.names ?? []);
    const unused =
      done.operations.length > 0 ? unusedIn(meant.request, document, done.document, plan.covers) : NOTHING_UNUSED;
    const left = plan.isSure === true ? Math.min(MOST_IDLE, unused.words.length) : unused.words.length;
    return { plan, done, unused, score: plan.score - WORD * left - (unused.matters ? LOST : 0) };
  });
  const [first, ...others] = weighed;
  const best: Chosen | undefined = first && others.reduce((most, one) => (one.score > most.score ? one : most), first);
  return (best?.unused.matters === true && withOthers(best, text, meant.request, situation, locks)) || best;
}

/** "We open at eleven now and the shirt is 32": where a certain plan leaves a value unsaid, another certain one is done with it. */
function withOthers(
  all: Chosen,
  text: string,
  request: Request,
  situation: Situation,
  locks: string[],
): Chosen | undefined {
  const { plan } = all;
  if (plan.does !== 'change' || plan.isSure !== true) return undefined;
  const next = plansFor(text, { ...situation, document: all.done.document })?.plans.slice(0, TRIED) ?? [];
  for (const other of next) {
    if (other.does !== 'change' || other.isSure !== true) continue;
    const both = {
      ...plan,
      operations: [...plan.operations, ...other.operations],
      names: [...(plan.names ?? []), ...(other.names ?? [])],
      covers: `${plan.covers ?? ''} ${other.covers ?? ''}`,
    };
    const done = sparing(situation.document, both.operations, locks, both.names);
    const unused = unusedIn(request, situation.document, done.document, both.covers);
    const isBetter = unused.words.length < all.unused.words.length && !unused.matters && done.spared === 0;
    if (isBetter && done.operations.length > all.done.operations.length) return { plan: both, done, unused };
  }
  return undefined;
}

/** Most words that count against what is certain: what is said beside it may be long. */
const MOST_IDLE = 3;
/** A change that leaves so much of the request unsaid is not made before it is confirmed. */
export const isDoubtful = ({ plan, unused: { words, matters, told, ordered } }: Chosen) =>
  matters ||
  (words.length - told > 1 &&
    !(plan.does === 'change' && plan.isSure === true && (words.length <= MOST_IDLE || ordered === 0)));

/** Whether a request is understood so far that it may be done. */
const isSettled = (chosen: Chosen): boolean =>
  chosen.plan.does === 'change' ? chosen.plan.score >= 0.7 && !isDoubtful(chosen) : isWhole(chosen);

/** Whether a request is understood to the last word. */
export const isWhole = ({ plan, unused }: Chosen): boolean =>
  plan.does === 'tell' ? plan.score >= 0.7 && plan.id !== 'notThere' : plan.score >= 0.7 && unused.words.length === 0;

/** A request with what is done about it; `isTalk` where it asks for nothing. */
export type Step = { text: string; chosen: Chosen | undefined; isTalk?: boolean };

/** Most places of a sentence at which it is tried to part it. */
const MOST_JOINTS = 6;

const JOINT =
  /,\s(?:(?:and|und|et|y|e|en|och|og|i|also|then|dann|puis|ensuite|luego|depois)\s)?|\s(?:and|und|et|y|e|en|och|og|i|ed|ook|aber|but|mais|pero|plus|ps|maar|men)\s|\s[-–—]\s/giu;

/**
 * One sentence as the requests in it. It is parted where what stands before a comma or an "and" is a request that is understood
 * to its last word, unless the sentence is understood as one.
 */
export function stepsOf(text: string, situation: Situation, locks: string[], trials = { left: 24 }, depth = 0): Step[] {
  const whole = chooseFor(text, situation, locks);
  const own: Step[] = [{ text, chosen: whole }];
  // What one of our buttons says is one request, whatever names are in it.
  if (depth >= 3 || text.length > 400 || isDirection(text)) return own;
  // A question of ours about a sentence of several clauses may be answered by one of them.
  const mayBeParted = whole?.plan.does === 'ask' && jointsOf(text).length > 0;
  const isOfLook = whole?.plan.does === 'ask' && whole.plan.id === 'directions';
  const isOne = whole !== undefined && whole.plan.does !== 'tell' && !mayBeParted && (isOfLook || isWhole(whole));
  // "Remove the map. It's boring": why, and no request beside one.
  // "Sam has left, our new drummer is Kirsty" is one, though both sides could be something alone.
  const isSure = whole?.plan.does === 'change' && whole.plan.isSure === true && !isDoubtful(whole);
  const isBeside = situation.message.length > text.length + 8 && isOfLook;
  const names = namesIn(situation.document);
  const told = !isOne || isBeside || mayStay(text) ? withoutTalk(text, situation.heard, names) : null;
  // What is understood as one is sifted only of what is to stay as it is.
  const isOnlyStaying = told?.talk.every((one) => isToStay(readRequest(one, situation.heard))) === true;
  // "At 3 on Sunday there is the sack race": what is left without what it is of is no request.
  const isLeft = told !== null && (isOnlyStaying || namesSomething(told.kept, situation));
  const sifted = isLeft && (!isOne || isBeside || isOnlyStaying) ? told : null;
  if (!isOne || isBeside || sifted) {
    // "Don't remove the team, only hide it"
    const spoken = sifted ? focusOf(sifted.talk, situation.document, situation.page) : {};
    const focus = { ...spoken, ...situation.focus };
    const rest = sifted ? stepsOf(sifted.kept, { ...situation, focus }, locks, trials, depth + 1) : [];
    const isWorse = whole?.plan.does === 'change' && rest.some(({ chosen }) => chosen && chosen.plan.does !== 'change');
    if (
      sifted &&
      !isWorse &&
      rest.every(
        ({ chosen, isTalk: isIdle }) => isIdle === true || (chosen && chosen.plan.does !== 'tell' && isSettled(chosen)),
      )
    )
      return [...rest, ...sifted.talk.map((one) => ({ text: one, chosen: undefined, isTalk: true }))];
    if (!isSure && isTalk(readRequest(text, situation.heard, names), names))
      return [{ text, chosen: whole?.plan.does === 'tell' ? whole : undefined, isTalk: true }];
  }
  const data = dataStart(readRequest(text, situation.heard));
  for (const joint of jointsOf(text).filter(({ start }) => start < data)) {
    const [left, right] = [text.slice(0, joint.start), text.slice(joint.end)];
    // "Use blue and white" is one wish.
    const isAnd = !text.slice(joint.start, joint.end).includes(',');
    if (isAnd && hasColour(left, situation) && isColour(right, situation)) continue;
    // What is understood as one is parted only before something with a number or words of its own.
    trials.left -= 1;
    if (trials.left < 0) break;
    // "At 15.30, not 15.45" is one.
    if (
      left.trim().split(' ').length < 2 ||
      TURNS.test(right) ||
      (isSure && !/\d/u.test(right) && !readRequest(right, situation.heard).has('do.remove', 'do.hide', 'do.move')) ||
      (isOne && !/[\d"“„«]/u.test(right) && !hasOrder(right, situation))
    )
      continue;
    const first = chooseFor(left, situation, locks);
    if (
      !first ||
      !(isWhole(first) || (!isOne && isSettled(first) && namesSomething(left, situation))) ||
      first.plan.does === 'tell' ||
      (isOne && first.plan.does !== 'change')
    )
      continue;
    const focus = focusAfter(situation, first);
    const rest = stepsOf(right, { ...situation, document: first.done.document, focus }, locks, trials, depth + 1);
    const isAll = rest.every(({ chosen }) => chosen?.plan.does === 'change' && isWhole(chosen));
    if (isOne ? isAll : unsaid(rest) < unsaid(own) || isAll) return [{ text: left, chosen: first }, ...rest];
  }
  return own;
}

/** Whether words have an order, or name something of the website. */
const namesSomething = (text: string, { heard, document }: Situation): boolean => {
  const names = namesIn(document);
  const { senses, tokens } = readRequest(text, heard, names);
  const isSense = senses.some(({ concepts }) =>
    concepts.some((one) => /^(?:do|part|kind|mood|colour|topic)/u.test(one)),
  );
  return isSense || tokens.some(({ text: word }) => word.length > 2 && names.has(word));
};

/** Whether words have an order of their own, as "hide the team" has. */
export const hasOrder = (text: string, { heard }: Situation): boolean =>
  readRequest(text, heard).senses.some(({ concepts }) => concepts.some((one) => one.startsWith('do.')));

const hasColour = (text: string, { heard }: Situation): boolean => readRequest(text, heard).colours.length > 0;
/** Whether words are a colour and no more. */
const isColour = (text: string, { heard }: Situation): boolean => {
  const { tokens, senses, colours } = readRequest(text, heard);
  return (
    colours.length > 0 &&
    tokens.every(({ kind }, at) => kind !== 'word' || senses.some(({ from, to }) => from <= at && at < to))
  );
};

/** How many words steps do not account for. */
const unsaid = (steps: readonly Step[]): number =>
  steps.reduce((sum, { text, chosen }) => {
    if (!chosen || (chosen.plan.does === 'tell' && chosen.plan.id === 'notThere')) return sum + text.split(' ').length;
    return sum + chosen.unused.words.length + (chosen.unused.matters ? 2 : 0);
  }, 0);

const focusAfter = ({ focus }: Situation, { plan }: Chosen) =>
  plan.does === 'change' || plan.does === 'ask' ? { ...focus, ...plan.focus } : focus;

/** Where a sentence may be parted, outside of quotation marks. */
function jointsOf(text: string): { start: number; end: number }[] {
  const isQuoted = (at: number) => (text.slice(0, at).match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1;
  return [...text.matchAll(JOINT)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start }) => !isQuoted(start))
    .slice(0, MOST_JOINTS);
}
