import type { WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import { placeholdersIn } from '#site/origins/marks.ts';
import { wholeLibrary } from '#site/sections/library.ts';
import type { Operation } from '#site/operations/index.ts';
import type { ChatAnswer, ChatRequest, Choice, DesignOptions } from '../../designer.ts';
import { isDirection } from './abilities/directions.ts';
import { anotherVersion } from './another-version.ts';
import { isAside, isComplaint } from './asides.ts';
import type { Focus } from './ask.ts';
import type { MessageId } from './replies/replies.ts';
import { placePicture } from './attached.ts';
import { chosenIn } from './chosen.ts';
import { scopeOf } from './document/bounds.ts';
import { isSameValue, spotsOf, valuesIn } from './document/spots.ts';
import { chooseFor, isDoubtful, type Chosen } from './choose.ts';
import { completed } from './earlier.ts';
import { framed, isIdle } from './frame.ts';
import { withDigits } from './message/digits.ts';
import { heardIn, languageRead } from './message/language.ts';
import { readRequest } from './message/request.ts';
import { splitMessage } from './message/split.ts';
import { isKnownTalk, isTalk } from './message/talk.ts';
import { focusOf, namesIn, plansFor, type Situation } from './plan.ts';
import { withoutEnd } from '../ends.ts';
import { stepsOf } from './steps.ts';
import { describe } from './replies/describe.ts';
import { doneInForeign, inForeign, looksInForeign, undoneInForeign } from './replies/foreign.ts';
import { fill, shown } from './replies/index.ts';
import { helpChoices, suggestionsFor } from './suggest.ts';
import { isSpoken, NEIGHBOURS, spokenOf } from './words/index.ts';

/** Longer messages are read up to here. */
const LONGEST = 4000;

/**
 * The answer of the built-in designer: does what is certain, asks where it is not, and says so where it understood nothing. What the
 * reply claims is told from the difference between the documents before and after.
 */
export function respondNow(request: ChatRequest, { seed }: DesignOptions): ChatAnswer {
  if (request.sectionId !== undefined) return anotherVersion(request, request.sectionId);
  const { document, library = wholeLibrary } = request;
  const suggestions = suggestionsFor(document, library);
  if (request.task === 'first-design')
    return { operations: [], scope: [], reply: fill(spokenOf(document.language), 'firstDesign'), suggestions };
  const typed = request.message.slice(0, LONGEST).normalize('NFC').trim();
  const heard = heardIn(typed, document.language);
  const message = withDigits(typed, heard);
  const language = isSpoken(heard) ? heard : spokenOf(document.language);
  const chosen = chosenIn(document, request.about);
  const page =
    chosen?.page ??
    document.pages.find(({ path }) => path === request.pagePath) ??
    document.pages.find(({ path }) => path === '/') ??
    document.pages[0];
  if (!page || message === '') return { operations: [], scope: [], reply: fill(language, 'tellMe'), suggestions };
  const said = request.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const situation: Situation = {
    message,
    document,
    page,
    focus: chosen?.focus ?? focusOf(said, document, page),
    earlier: said.at(-1) ?? '',
    language,
    heard,
    seed,
    library,
  };
  const placed = request.picture && placePicture(request.picture, situation, request.locks ?? document.locks);
  if (placed) return { ...placed, suggestions };
  const parts = splitMessage(message, heard);
  const own = parts.length === 1 ? plansFor(parts[0] ?? '', situation)?.plans[0] : undefined;
  const locks = request.locks ?? document.locks;
  const offered = (asked: string) =>
    answerTo(splitMessage(asked, heard), { ...situation, message: asked }, locks).choices ?? [];
  const whole = parts.length === 1 ? completed({ ...request, message }, situation, own, offered) : undefined;
  return answerTo(whole === undefined ? parts : splitMessage(whole, heard), situation, request.locks ?? document.locks);
}

function answerTo(parts: readonly string[], situation: Situation, locks: string[]): ChatAnswer {
  const { document: before, language, library, heard } = situation;
  const [home = ''] = before.language.split('-');
  // Norwegian is understood by the words of its neighbour, and answered in its own.
  const tongue = isSpoken(heard) || NEIGHBOURS[home] === undefined ? heard : home;
  let document = before;
  let focus: Focus = situation.focus;
  let choices: Choice[] = [];
  const operations: Operation[] = [];
  const remarks: string[] = [];
  const unclear: string[] = [];
  const sure: string[] = [];
  const told: string[] = [];
  const doubted: { said: string; told: string }[] = [];
  let polite: MessageId | undefined;
  let isUnsure = false;
  let isAlready = false;
  const remark = (text: string) => void (remarks.includes(text) || remarks.push(text));
  const trials = { left: 18 };
  // What a button sends is about nothing that was said before.
  const isPressed = parts.length === 1 && parts.every(isDirection);
  for (const part of isPressed ? parts : framed(parts, situation)) {
    const page = document.pages.find(({ id }) => id === situation.page.id) ?? document.pages[0];
    if (!page) break;
    const steps = stepsOf(part, { ...situation, document, page, focus }, locks, trials);
    for (const { text, chosen, isTalk } of steps) {
      const isIdlePart = isIdle(text, situation);
      if (isTalk && chosen?.plan.does === 'tell') polite ??= chosen.plan.id;
      if (isTalk || !chosen || (chosen.plan.does === 'ask' && isIdlePart && parts.length > 1)) {
        (isTalk || isIdlePart || isAside(part, parts, situation) ? told : unclear).push(text);
        continue;
      }
      const { plan, done, unused } = chosen;
      if (plan.does === 'undo') {
        const isOnly = steps.every((one) => one.text === text || one.chosen === undefined);
        if (isOnly && parts.every((one) => one === part || isBesideUndo(one, situation)))
          return {
            operations: [],
            scope: [],
            reply: (isSpoken(heard) ? '' : undoneInForeign(tongue)) || fill(language, 'undone'),
            suggestions: suggestionsFor(before, library),
            undo: true,
          };
        isUnsure = true;
        remark(fill(language, 'undoAlone'));
      } else if (plan.does !== 'change') {
        if (plan.does === 'ask' || plan.id === 'notThere') isUnsure = true;
        if (plan.id === 'thanks' || plan.id === 'greet') {
          polite ??= plan.id;
          continue;
        }
        remark(fill(language, plan.id, plan.values));
        if (plan.does === 'ask') focus = { ...focus, ...plan.focus };
        if (choices.length === 0) choices = (plan.choices ?? []).slice(0, 3);
      } else if (done.operations.length === 0 || sameJson(document, done.document)) {
        if (done.spared > 0) remark(fill(language, 'locked'));
        else if (done.failure !== '') remark(fill(language, 'failedBecause', { reason: done.failure }));
        else if (plan.also?.choices) {
          // A feeling that it has already: others to look at.
          remark(fill(language, 'looksSo'));
          choices = plan.also.choices;
        } else if (isThere(text, situation)) isAlready = true;
        else unclear.push(text);
        focus = { ...focus, ...plan.focus };
      } else if (isDoubtful(chosen) && plan.also?.choices && parts.length === 1) {
        // "More like a cosy living room": of a feeling that is only half understood there are several to look at.
        remark(fill(language, 'directions'));
        choices = plan.also.choices;
      } else if (isDoubtful(chosen)) {
        isUnsure = true;
        doubted.push({
          said: shown(unused.text),
          told: describe(document, done.document, language, done.operations).join(' '),
        });
        const without = sureChoice(text, chosen, { ...situation, document, page, focus }, locks);
        if (without && choices.length === 0) choices = [without];
      } else {
        operations.push(...done.operations);
        sure.push(withoutEnd(text, /[.,;\s]/u));
        focus = { ...focus, ...plan.focus };
        if (unused.words.length - unused.told > 1) remark(fill(language, 'leftOut', { said: shown(unused.text) }));
        if (done.spared > 0) remark(fill(language, 'lockedSome'));
        if (plan.also) remark(fill(language, plan.also.id, plan.also.values));
        if (choices.length === 0) choices = plan.also?.choices ?? [];
        if (hasNewGaps(document, done.document)) remark(fill(language, 'gapsLeft'));
        document = done.document;
      }
    }
  }
  const done = describe(before, document, language, operations);
  // What only tells something is nothing to do; alone it is answered as what it is.
  const isNothing = operations.length === 0 && remarks.length === 0 && !isAlready && doubted.length === 0;
  if (isNothing && unclear.length === 0 && isOnlyTalk(situation, polite)) return onlyTold(situation, polite);
  if (isNothing) unclear.push(...told);
  const isWhole = !isUnsure && unclear.length === 0;
  // What may be an order that nobody knows is not passed over in silence.
  for (const said of operations.length > 0 && isWhole ? told : [])
    if (LIKE_ORDER.test(said) && !isKnownTalk(readRequest(said, situation.heard)) && !isAside(said, parts, situation))
      remark(fill(language, 'leftOut', { said: shown(said) }));
  // A message is done whole or not at all: where a part is not understood, what is made of the rest is too often not what was meant.
  if (operations.length > 0 && !isWhole) {
    const open = [...unclear.map(shown), ...doubted.map(({ said }) => said)];
    if (open.length > 0) remark(fill(language, 'notClear', { said: open.join(' … ') }));
    return {
      operations: [],
      scope: [],
      reply: [fill(language, 'partsUnsure', { told: done.join(' ') }), ...remarks].join('\n'),
      suggestions: suggestionsFor(before, library),
      choices: [...surePart(sure.join('\n'), operations, situation, locks), ...choices].slice(0, 3),
    };
  }
  for (const one of doubted) remark(fill(language, 'unsureOf', one));
  if (operations.length === 0 && isAlready && !isUnsure) remark(fill(language, 'nothingChanged'));
  if (unclear.length > 0 && choices.length === 0) choices = helpChoices(document, language, library);
  if (unclear.length > 0) remark(fill(language, 'notUnderstood', { said: shown(unclear.join(' … ')) }));
  const read = isSpoken(heard) ? languageRead(situation.message) : tongue;
  const isOfLooks = operations.length === 0 && choices.some(({ look }) => look !== undefined);
  const nothing = () => inForeign(read, unclear.length > 0 || remarks.length === 0 || isUnsure);
  const something = () => (isSpoken(heard) ? '' : doneInForeign(tongue, before, document));
  const foreign = isOfLooks ? looksInForeign(read) : operations.length === 0 ? nothing() : something();
  const lead = operations.length > 0 ? fill(language, 'doneLead') : '';
  // A line for each thing that was done, and for what is said beside.
  const isList = done.length > 1;
  const lines = isList ? [lead, ...done] : [`${lead} ${done.join('')}`.trim()];
  return {
    operations,
    scope: scopeOf(before, document, operations),
    reply:
      foreign || [...lines, remarks.join(' ')].join(isList ? '\n' : ' ').trim() || fill(language, 'nothingChanged'),
    suggestions: suggestionsFor(document, library),
    ...(choices.length > 0 && { choices }),
  };
}

const isOnlyTalk = (situation: Situation, polite: MessageId | undefined): boolean =>
  polite !== undefined ||
  isComplaint(situation.message, situation) ||
  isKnownTalk(readRequest(situation.message, situation.heard));

/** The answer to a message that asks for nothing. */
function onlyTold(situation: Situation, polite: MessageId | undefined): ChatAnswer {
  const { document, language, library, heard } = situation;
  const suggestions = suggestionsFor(document, library);
  const undo = fill(language, 'sayUndo');
  const isWrong = polite === undefined && situation.earlier !== '' && isComplaint(situation.message, situation);
  const reply = fill(language, isWrong ? 'sorryWhat' : (polite ?? 'onlyTold'));
  const foreign = inForeign(heard, true);
  const choices = isWrong
    ? [{ label: fill(language, 'undoLast'), message: undo }]
    : helpChoices(document, language, library);
  return {
    operations: [],
    scope: [],
    reply: foreign || reply,
    suggestions,
    choices: polite === 'thanks' ? [] : choices,
  };
}

/** The button that does the sure part of a message, where that is done the same when it is all that is said. */
function surePart(message: string, operations: Operation[], situation: Situation, locks: string[]): Choice[] {
  const again = answerTo(splitMessage(message, situation.heard), { ...situation, message }, locks);
  return sameJson(again.operations, operations) ? [{ label: fill(situation.language, 'doSurePart'), message }] : [];
}

/** "Flurble the wub": a word and what it is to be done with. */
const LIKE_ORDER =
  /^\p{L}+\s(?:(?:up|out|off|down)\s)?(?:the|my|our|all|der|die|das|den|dem|alle|unser\p{L}{0,3}|mein\p{L}{0,2}|le|la|les|nos|notre|mon|ma|mes|el|los|las|nuestr\p{L}{2,3}|mi|mis|o|os|as|noss\p{L}{1,2})\s\p{L}/iu;

/** Whether a part of a message beside an undo asks for nothing else. */
const isBesideUndo = (part: string, situation: Situation): boolean =>
  isComplaint(part, situation) ||
  isIdle(part, situation) ||
  isTalk(readRequest(part, situation.heard), namesIn(situation.document));

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
const hasNewGaps = (before: WebsiteDocument, after: WebsiteDocument) => gapsIn(after) > gapsIn(before);
