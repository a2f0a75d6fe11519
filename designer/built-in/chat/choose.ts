import { isDirection } from './abilities/directions.ts';
import type { Plan } from './ask.ts';
import { sparing, type Spared } from './document/bounds.ts';
import { NOTHING_UNUSED, unusedIn, type Unused } from './message/coverage.ts';
import type { Request } from './message/request.ts';
import { plansFor, type Situation } from './plan.ts';

/** What is done about one request: the plan, what it did where it changes something, and the words that it does not account for. */
export type Chosen = { plan: Plan; done: Spared; unused: Unused };

/** A request with what is done about it; `isTalk` where it asks for nothing. */
export type Step = { text: string; chosen: Chosen | undefined; isTalk?: boolean };

/** How many of the likeliest plans are tried out. */
const TRIED = 4;
/** What a word counts for that a plan does not account for. */
const WORD = 0.03;
const LOST = 0.15;
/** What it counts that a plan changes nothing: another one that does is likelier meant. */
const IDLE = 0.1;

/** Of all that a request may mean, the plan that is likeliest and leaves least of it unsaid. */
export function chooseFor(text: string, situation: Situation, locks: string[]): Chosen | undefined {
  const found = plansFor(text, situation);
  if (!found) return undefined;
  // What one of our buttons says means that and nothing beside.
  const isPressed = isDirection(text);
  const isOfLook = (plan: Plan) =>
    plan.does !== 'change' || plan.operations.some(({ type }) => type === 'applyTemplate' || type === 'setTheme');
  const meant = isPressed ? { ...found, plans: found.plans.filter(isOfLook).slice(0, 1) } : found;
  const { document } = situation;
  const untouched: Spared = { operations: [], document, spared: 0, failure: '' };
  const weighed = meant.plans.slice(0, TRIED).map((plan) => {
    if (plan.does !== 'change') return { plan, done: untouched, unused: NOTHING_UNUSED, score: plan.score };
    const done = sparing(document, plan.operations, locks, plan.names ?? []);
    const unused =
      done.operations.length > 0 ? unusedIn(meant.request, document, done.document, plan.covers) : NOTHING_UNUSED;
    const left = plan.isSure === true ? Math.min(MOST_IDLE, unused.words.length) : unused.words.length;
    const idle = done.operations.length === 0 ? IDLE : 0;
    return { plan, done, unused, score: plan.score - WORD * left - (unused.matters ? LOST : 0) - idle };
  });
  const [first, ...others] = weighed;
  const best: Chosen | undefined = first && others.reduce((most, one) => (one.score > most.score ? one : most), first);
  return (
    (!isPressed && best?.unused.matters === true && withOthers(best, text, meant.request, situation, locks)) || best
  );
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
export const isSettled = (chosen: Chosen): boolean =>
  chosen.plan.does === 'change' ? chosen.plan.score >= 0.7 && !isDoubtful(chosen) : isWhole(chosen);

/** Whether a request is understood to the last word. */
export const isWhole = ({ plan, unused }: Chosen): boolean =>
  plan.does === 'tell' ? plan.score >= 0.7 && plan.id !== 'notThere' : plan.score >= 0.7 && unused.words.length === 0;
