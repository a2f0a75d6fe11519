import { sameJson } from '#site/model/json.ts';
import type { ChatAnswer, Choice } from '../../designer.ts';
import { withoutEnd } from '../ends.ts';
import { isComplaint } from './asides.ts';
import { scopeOf } from './document/bounds.ts';
import { inLanguage } from './document/relabelled.ts';
import { languageRead } from './message/language.ts';
import { splitMessage } from './message/split.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { Situation } from './plan.ts';
import { crossedBy, isCutShort, unkept } from './protect.ts';
import { describe } from './replies/describe.ts';
import { doneInForeign, idleInForeign, inForeign, looksInForeign, undoneInForeign } from './replies/foreign.ts';
import { fill, shown } from './replies/index.ts';
import { asksNothing, heardAs } from './roles/heard.ts';
import { helpChoices, suggestionsFor } from './suggest.ts';
import { isSpoken, NEIGHBOURS } from './words/index.ts';

/** The answer to the requests of a message: what each comes to, whether all of it may be done, and what is said of it. */
export function answerTo(parts: readonly string[], situation: Situation, locks: string[]): ChatAnswer {
  const outcome = outcomeOf(parts, situation, locks);
  if (outcome.isUndone) return undone(situation);
  const isNothing = isWithoutEffect(outcome);
  if (isNothing && outcome.unclear.length === 0 && isOnlyTalk(outcome, situation)) return onlyTold(outcome, situation);
  // What only tells something is nothing to do; alone it is answered as what it is.
  if (isNothing) outcome.unclear.push(...outcome.told);
  const { document, operations, sure } = outcome;
  // "Our prices stay": their heading has another language all the same.
  const before = { ...situation, document: inLanguage(situation.document, document.language) };
  const open = unkept(outcome.told, before, document);
  if (operations.length > 0) open.push(...crossedBy(before, document));
  if (isCutShort(situation.document, document)) open.push(...sure);
  const isWithin = (one: string, other: string) => one.includes(withoutEnd(other, /[.!\s]/u));
  const isSaid = (one: string) => outcome.unclear.some((other) => isWithin(one, other) || isWithin(other, one));
  outcome.unclear.push(...[...new Set(open)].filter((one) => !isSaid(one)));
  // A message is done whole or not at all: where a part is not understood, what is made of the rest is too often not what was meant.
  // Looks to choose from hold up nothing.
  const isOfLooks = outcome.choices.length > 0 && outcome.choices.every(({ look }) => look !== undefined);
  const isHeld = (outcome.isUnsure && !isOfLooks) || outcome.unclear.length > 0;
  if (outcome.operations.length > 0 && isHeld) return partlyUnderstood(outcome, situation, locks);
  return answered(outcome, situation);
}

const isWithoutEffect = ({ operations, remarks, isAlready, doubted }: Outcome): boolean =>
  operations.length === 0 && remarks.length === 0 && !isAlready && doubted.length === 0;

/** Norwegian is understood by the words of its neighbour, and answered in its own. */
function tongueOf({ document, heard }: Situation): string {
  const [home = ''] = document.language.split('-');
  return isSpoken(heard) || NEIGHBOURS[home] === undefined ? heard : home;
}

function undone(situation: Situation): ChatAnswer {
  const { document, language, library, heard } = situation;
  return {
    operations: [],
    scope: [],
    reply: (isSpoken(heard) ? '' : undoneInForeign(tongueOf(situation))) || fill(language, 'undone'),
    suggestions: suggestionsFor(document, library),
    undo: true,
  };
}

const isOnlyTalk = ({ polite }: Outcome, situation: Situation): boolean =>
  polite !== undefined || isComplaint(situation.message, situation) || asksNothing(situation.message, situation);

/** The answer to a message that asks for nothing. */
function onlyTold({ polite }: Outcome, situation: Situation): ChatAnswer {
  const { document, language, library, heard } = situation;
  const undo = fill(language, 'sayUndo');
  const isWrong = polite === undefined && situation.earlier !== '' && isComplaint(situation.message, situation);
  const reply = fill(language, isWrong ? 'sorryWhat' : (polite ?? 'onlyTold'));
  const choices = isWrong
    ? [{ label: fill(language, 'undoLast'), message: undo }]
    : helpChoices(document, language, library);
  return {
    operations: [],
    scope: [],
    reply: inForeign(heard, true) || reply,
    suggestions: suggestionsFor(document, library),
    choices: polite === 'thanks' ? [] : choices,
  };
}

const together = (remarks: readonly string[], ...more: string[]): string[] => [...new Set([...remarks, ...more])];

/** The answer where not all is understood: nothing is done, what is sure is told and offered. */
function partlyUnderstood(outcome: Outcome, situation: Situation, locks: string[]): ChatAnswer {
  const { document: before, language, library } = situation;
  const { unclear, doubted, remarks, choices, document, operations } = outcome;
  const open = [...unclear.map(shown), ...doubted.map(({ said }) => said)];
  const told = describe(before, document, language, operations).join(' ');
  const foreign = isSpoken(situation.heard) ? '' : inForeign(tongueOf(situation), true);
  const notClear = open.length > 0 ? [fill(language, 'notClear', { said: open.join(' … ') })] : [];
  const offered = [...surePart(outcome, situation, locks), ...choices].slice(0, 3);
  return {
    operations: [],
    scope: [],
    reply: foreign || [fill(language, 'partsUnsure', { told }), ...together(remarks, ...notClear)].join('\n'),
    suggestions: suggestionsFor(before, library),
    choices: offered.length > 0 ? offered : helpChoices(before, language, library),
  };
}

/** The button that does the sure part of a message, where that is done the same when it is all that is said. */
function surePart({ sure, operations }: Outcome, situation: Situation, locks: string[]): Choice[] {
  const message = sure.join('\n');
  // What is open although all of it was understood is no surer when it is said again.
  if (message.length >= situation.message.length) return [];
  const again = answerTo(splitMessage(message, situation.heard, situation.document), { ...situation, message }, locks);
  return sameJson(again.operations, operations) ? [{ label: fill(situation.language, 'doSurePart'), message }] : [];
}

/** What is said beside what was done: what is doubted, already so, not understood, or passed over. */
function remarksOf({ remarks, doubted, operations, ...outcome }: Outcome, situation: Situation): string[] {
  const { language } = situation;
  const isIdle = operations.length === 0 && outcome.isAlready && !outcome.isUnsure;
  // What may be an order that nobody knows is not passed over in silence.
  const passed = operations.length > 0 ? outcome.told.filter((one) => heardAs(one, situation).asks > 0.5) : [];
  return together(
    remarks,
    ...passed.map((one) => fill(language, 'leftOut', { said: shown(one) })),
    ...doubted.map((one) => fill(language, 'unsureOf', one)),
    ...(isIdle ? [fill(language, 'nothingChanged')] : []),
    ...(outcome.unclear.length > 0
      ? [fill(language, 'notUnderstood', { said: shown(outcome.unclear.join(' … ')) })]
      : []),
  );
}

/** The answer where all is done, or nothing is to be done. */
function answered(outcome: Outcome, situation: Situation): ChatAnswer {
  const { document: before, language, library } = situation;
  const { document, operations, unclear } = outcome;
  const remarks = remarksOf(outcome, situation);
  const isLost = unclear.length > 0 && outcome.choices.length === 0;
  const choices = isLost ? helpChoices(document, language, library) : outcome.choices;
  const done = describe(before, document, language, operations);
  const lead = operations.length > 0 ? fill(language, 'doneLead') : '';
  // A line for each thing that was done, and for what is said beside.
  const isList = done.length > 1;
  const lines = isList ? [lead, ...done] : [`${lead} ${done.join('')}`.trim()];
  const own = [...lines, remarks.join(' ')].join(isList ? '\n' : ' ').trim();
  return {
    operations,
    scope: scopeOf(before, document, operations),
    reply: foreignReply(outcome, remarks, choices, situation) || own || fill(language, 'nothingChanged'),
    suggestions: suggestionsFor(document, library),
    ...(choices.length > 0 && { choices }),
  };
}

/** The same in a language that is understood without being spoken; '' where it is spoken. */
function foreignReply(
  { operations, document, unclear, isUnsure, isAlready }: Outcome,
  remarks: readonly string[],
  choices: readonly Choice[],
  situation: Situation,
): string {
  const tongue = tongueOf(situation);
  if (operations.length > 0)
    return isSpoken(situation.heard) ? '' : doneInForeign(tongue, situation.document, document);
  const read = isSpoken(situation.heard) ? languageRead(situation.message) : tongue;
  if (isAlready && unclear.length === 0 && !isUnsure) return idleInForeign(read);
  const isOfLooks = choices.some(({ look }) => look !== undefined);
  return isOfLooks ? looksInForeign(read) : inForeign(read, unclear.length > 0 || remarks.length === 0 || isUnsure);
}
