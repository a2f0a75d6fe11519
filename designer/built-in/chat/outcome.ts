import type { WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import { placeholdersIn } from '#site/origins/marks.ts';
import type { Operation } from '#site/operations/index.ts';
import type { Choice } from '../../designer.ts';
import { withoutEnd } from '../ends.ts';
import { isDirection } from './abilities/directions.ts';
import type { Focus, Plan } from './ask.ts';
import { chooseFor, isDoubtful, isWhole, type Chosen, type Step } from './choose.ts';
import { isSameValue, spotsOf, valuesIn } from './document/spots.ts';
import { framed } from './frame.ts';
import { focusOf, type Situation } from './plan.ts';
import { describe } from './replies/describe.ts';
import { fill, shown } from './replies/index.ts';
import type { MessageId } from './replies/replies.ts';
import { isAside, isBesideUndo, staysSo } from './asides.ts';
import { asksNothing, heardAs, mayAsk } from './roles/heard.ts';
import { stepsOf } from './steps.ts';
import { newTexts } from './message/coverage.ts';
import { tellingIn } from './message/telling.ts';
import { plain } from './message/plain.ts';
import { undoesAmount } from './message/said-amounts.ts';
import { readRequest } from './message/request.ts';
import { TURNS } from './message/turns.ts';

/** What came of all that a message says, one request after another. */
export type Outcome = {
  document: WebsiteDocument;
  operations: Operation[];
  choices: Choice[];
  /** What is to be answered beside what was done. */
  remarks: string[];
  /** What is an order, or news, and not understood. */
  unclear: string[];
  /** What asks for nothing. */
  told: string[];
  /** The requests that were done. */
  sure: string[];
  /** Changes of which too much is left unsaid, with what they would do. */
  doubted: { said: string; told: string }[];
  /** Thanks or a greeting. */
  polite: MessageId | undefined;
  isUnsure: boolean;
  /** Whether the website says already what was asked for. */
  isAlready: boolean;
  isUndone: boolean;
};

/** What is known while the requests of a message are looked at. */
type Course = { situation: Situation; parts: readonly string[]; part: string; steps: readonly Step[]; locks: string[] };

/** Looks at each request of a message, about the website that the ones before it made. */
export function outcomeOf(parts: readonly string[], all: Situation, locks: string[]): Outcome {
  const outcome: Outcome = {
    document: all.document,
    operations: [],
    choices: [],
    remarks: [],
    unclear: [],
    told: [],
    sure: [],
    doubted: [],
    polite: undefined,
    isUnsure: false,
    isAlready: false,
    isUndone: false,
  };
  let focus: Focus = all.focus;
  const trials = { left: 18 };
  // What a button sends is about nothing that was said before.
  const isPressed = parts.length === 1 && parts.every(isDirection);
  for (const part of isPressed ? parts : framed(parts, all)) {
    const page = outcome.document.pages.find(({ id }) => id === all.page.id) ?? outcome.document.pages[0];
    if (!page) break;
    const situation = { ...all, document: outcome.document, page, focus };
    const steps = stepsOf(part, situation, locks, trials);
    for (const step of steps) {
      const now = { ...situation, document: outcome.document, focus };
      focus = { ...focus, ...take(outcome, step, { situation: now, parts, part, steps, locks }) };
      if (outcome.isUndone) return outcome;
    }
  }
  return outcome;
}

const remark = ({ remarks }: Outcome, text: string): void => void (remarks.includes(text) || remarks.push(text));

/** Adds what comes of one request, and gives what the talk is about then. */
function take(outcome: Outcome, step: Step, course: Course): Focus | undefined {
  const { text, chosen } = step;
  if (isLeft(step, course)) {
    if (chosen?.plan.does === 'tell') outcome.polite ??= politeOf(chosen.plan);
    outcome.told.push(text);
    const { document, page } = course.situation;
    return focusOf([text], document, page);
  }
  if (!chosen) {
    outcome.unclear.push(text);
    return undefined;
  }
  const { plan } = chosen;
  if (plan.does === 'undo') return takeUndo(outcome, course, text);
  if (plan.does !== 'change') return takeAnswer(outcome, plan, course.situation);
  if (chosen.done.operations.length === 0 || sameJson(outcome.document, chosen.done.document))
    return takeNothing(outcome, text, chosen, course.situation);
  const { document: before, heard } = course.situation;
  // "150 €... no, perdona, a 155 €" takes it back.
  if (!TURNS.test(text) && undoesAmount(outcome.sure, { before, after: chosen.done.document, heard })) {
    outcome.unclear.push(text);
    return undefined;
  }
  if (!isDoubtful(chosen) && !printsTalk(text, chosen, course.situation))
    return takeChange(outcome, text, chosen, course.situation);
  takeDoubtful(outcome, text, chosen, course);
  return undefined;
}

const politeOf = (plan: Plan): MessageId | undefined =>
  plan.does === 'tell' && (plan.id === 'thanks' || plan.id === 'greet') ? plan.id : undefined;

/** Whether words ask for nothing, so that nothing is to be answered; what is surely to be done is done whatever it sounds like. */
function isLeft({ text, chosen, isTalk }: Step, { situation, parts, part, steps }: Course): boolean {
  const isBeside = parts.length > 1 || steps.length > 1;
  if (isTalk || (isBeside && staysSo(text))) return true;
  const isSure = chosen?.plan.does === 'change' ? !isDoubtful(chosen) : chosen?.plan.does === 'undo';
  if (isSure || (chosen && (politeOf(chosen.plan) !== undefined || !isBeside))) return false;
  // "Could it feel a bit more grown up?" is understood to its last word, and asked about.
  if (chosen?.plan.does === 'ask' && isWhole(chosen) && mayAsk(text, situation)) return false;
  return asksNothing(text, situation) || (!chosen && isAside(part, parts, situation));
}

function takeUndo(outcome: Outcome, { steps, parts, part, situation }: Course, text: string): undefined {
  const { language, earlier, heard } = situation;
  const undoLast = fill(language, 'undoLast');
  const saysLast = readRequest(text, heard).has('mark.last') || plain(text) === plain(undoLast);
  // Where the message before changed nothing it is not clear which change is meant.
  if (situation.isIdle && !saysLast && !asksNothing(earlier, { ...situation, message: earlier })) {
    outcome.isUnsure = true;
    outcome.choices = [{ label: undoLast, message: undoLast }];
    remark(outcome, fill(language, 'undoWhich'));
    return;
  }
  const isOnly = steps.every((one) => one.text === text || one.chosen === undefined);
  if (isOnly && parts.every((one) => one === part || isBesideUndo(one, situation))) {
    outcome.isUndone = true;
    return;
  }
  outcome.isUnsure = true;
  remark(outcome, fill(language, 'undoAlone'));
}

function takeAnswer(
  outcome: Outcome,
  plan: Extract<Plan, { does: 'ask' | 'tell' }>,
  { language }: Situation,
): Focus | undefined {
  if (plan.does === 'ask' || plan.id === 'notThere') outcome.isUnsure = true;
  const polite = politeOf(plan);
  if (polite) {
    outcome.polite ??= polite;
    return undefined;
  }
  remark(outcome, fill(language, plan.id, plan.values));
  if (outcome.choices.length === 0) outcome.choices = (plan.choices ?? []).slice(0, 3);
  return plan.does === 'ask' ? plan.focus : undefined;
}

type Change = Chosen & { plan: Extract<Plan, { does: 'change' }> };
const isChange = (chosen: Chosen): chosen is Change => chosen.plan.does === 'change';

/** Whether a change would print what only tells something: "put my price up, everyone else did". */
const printsTalk = (text: string, { done }: Chosen, situation: Situation): boolean => {
  if (/[:"“”„«»]/u.test(text) || tellingIn(readRequest(text, situation.heard))) return false;
  const talk = text
    .split(/[,;]\s/u)
    .slice(1)
    .filter((one) => one.includes(' ') && heardAs(one, situation).asks < 0.1);
  if (talk.length === 0) return false;
  const printed = plain(newTexts(situation.document, done.document));
  return talk.some((one) => printed.includes(plain(one)));
};

/** Of a change that changes nothing: why. */
function takeNothing(outcome: Outcome, text: string, chosen: Chosen, situation: Situation): Focus | undefined {
  if (!isChange(chosen)) return undefined;
  const { plan, done } = chosen;
  const { language } = situation;
  if (done.spared > 0) remark(outcome, fill(language, 'locked'));
  else if (done.failure !== '') remark(outcome, fill(language, 'failedBecause', { reason: done.failure }));
  else if (plan.also?.choices) {
    // A feeling that it has already: others to look at.
    remark(outcome, fill(language, 'looksSo'));
    outcome.choices = plan.also.choices;
  } else if (isThere(text, situation)) outcome.isAlready = true;
  else outcome.unclear.push(text);
  return plan.focus;
}

function takeDoubtful(outcome: Outcome, text: string, chosen: Chosen, { parts, situation, locks }: Course): void {
  if (!isChange(chosen)) return;
  const { plan, done, unused } = chosen;
  const { language } = situation;
  if (plan.also?.choices && parts.length === 1) {
    // "More like a cosy living room": of a feeling that is only half understood there are several to look at.
    remark(outcome, fill(language, 'directions'));
    outcome.choices = plan.also.choices;
    return;
  }
  outcome.isUnsure = true;
  const told = describe(outcome.document, done.document, language, done.operations).join(' ');
  outcome.doubted.push({ said: shown(unused.text), told });
  const without = sureChoice(text, chosen, situation, locks);
  if (without && outcome.choices.length === 0) outcome.choices = [without];
}

function takeChange(outcome: Outcome, text: string, chosen: Chosen, { language }: Situation): Focus | undefined {
  if (!isChange(chosen)) return undefined;
  const { plan, done, unused } = chosen;
  outcome.operations.push(...done.operations);
  outcome.sure.push(withoutEnd(text, /[.,;\s]/u));
  if (unused.words.length - unused.told > 1) remark(outcome, fill(language, 'leftOut', { said: shown(unused.text) }));
  if (done.spared > 0) remark(outcome, fill(language, 'lockedSome'));
  if (plan.also) remark(outcome, fill(language, plan.also.id, plan.also.values));
  if (outcome.choices.length === 0) outcome.choices = plan.also?.choices ?? [];
  if (gapsIn(done.document) > gapsIn(outcome.document)) remark(outcome, fill(language, 'gapsLeft'));
  outcome.document = done.document;
  return plan.focus;
}

/** The request without what was not understood, where it does the same. */
function sureChoice(text: string, { done, unused }: Chosen, situation: Situation, locks: string[]): Choice | undefined {
  if (unused.words.length * 2 > text.split(' ').length) return undefined;
  const message = unused.words
    .reduce((left, word) => {
      const at = left.toLowerCase().indexOf(word);
      return at < 0 ? left : `${left.slice(0, at)} ${left.slice(at + word.length)}`;
    }, text)
    .replace(/ {2,}/gu, ' ')
    .trim();
  const again = chooseFor(message, situation, locks);
  const isSame = again && sameJson(again.done.operations, done.operations) && !isDoubtful(again);
  return isSame ? { label: fill(situation.language, 'doThat'), message } : undefined;
}

/** Whether all prices that are said stand on the website: then it is so already. */
const isThere = (text: string, { document, heard }: Situation): boolean =>
  valuesIn(text, heard).every(
    (value) =>
      value.kind !== 'money' || spotsOf(document).some((spot) => spot.kind === 'money' && isSameValue(spot, value)),
  );

const gapsIn = (document: WebsiteDocument) => placeholdersIn(JSON.stringify(document.pages)).length;
