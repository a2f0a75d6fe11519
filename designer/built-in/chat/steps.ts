import { asksNothing, heardAs, mayAsk } from './roles/heard.ts';
import { isDirection } from './abilities/directions.ts';
import { chooseFor, isDoubtful, isSettled, isWhole, type Chosen, type Step } from './choose.ts';
import { readRequest } from './message/request.ts';
import { withoutTalk } from './without-talk.ts';
import { partedOf, piecesOf } from './parted.ts';
import { namesIn } from './document/entries.ts';
import { focusOf, type Situation } from './plan.ts';

/**
 * One sentence as the requests in it. It is parted where what stands before a comma or an "and" is a request that is understood
 * to its last word, unless the sentence is understood as one.
 */
export function stepsOf(text: string, situation: Situation, locks: string[], trials = { left: 18 }, depth = 0): Step[] {
  const whole = chooseFor(text, situation, locks);
  const own: Step[] = [{ text, chosen: whole }];
  // What one of our buttons says is one request, whatever names are in it.
  if (depth >= 3 || text.length > 400 || isDirection(text)) return own;
  // A question of ours about a sentence of several clauses may be answered by one of them.
  const mayBeParted = whole?.plan.does === 'ask' && piecesOf(text, situation).length > 1;
  const isOfLook = whole?.plan.does === 'ask' && whole.plan.id === 'directions';
  const isCertain = whole?.plan.does === 'change' && whole.plan.isSure === true && !isDoubtful(whole);
  const isOne =
    whole !== undefined &&
    whole.plan.does !== 'tell' &&
    !mayBeParted &&
    (isOfLook || isWhole(whole) || (isCertain && whole.unused.words.length === whole.unused.told));
  // "Remove the map. It's boring": why, and no request beside one.
  const isBeside = situation.message.length > text.length + 8 && isOfLook;
  const told = withoutTalk(text, situation);
  // What is understood as one is sifted only of what is to stay as it is.
  const isOnlyStaying = told?.talk.every((one) => heardAs(one, situation).role === 'stays') === true;
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
        ({ chosen, isTalk: isIdle }) =>
          isIdle === true ||
          (chosen &&
            chosen.plan.does !== 'tell' &&
            isSettled(chosen) &&
            (isOnlyStaying || isAccounted(sifted.kept, chosen, situation))),
      )
    )
      return [...rest, ...sifted.talk.map((one) => ({ text: one, chosen: undefined, isTalk: true }))];
    const isOpen =
      ((whole?.plan.does === 'ask' && isWhole(whole)) || (whole?.plan.does === 'change' && isSettled(whole))) &&
      mayAsk(text, situation);
    if (!isCertain && !isOpen && asksNothing(text, situation))
      return [{ text, chosen: whole?.plan.does === 'tell' ? whole : undefined, isTalk: true }];
  }
  return partedOf(text, { whole, isOne }, situation, locks, trials) ?? own;
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

/** Whether an order to take something away, of which something was sifted, is beyond doubt or understood to its last word. */
const isAccounted = (text: string, { plan, unused }: Chosen, { heard }: Situation): boolean =>
  (plan.does === 'change' && plan.isSure === true) ||
  unused.words.length === 0 ||
  !readRequest(text, heard).has('do.remove');
