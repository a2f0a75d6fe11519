import type { WebsiteDocument } from '#site/model/document.ts';
import { placeholdersIn } from '#site/origins/marks.ts';
import type { Operation } from '#site/operations/index.ts';
import type { ChatAnswer, ChatRequest, Choice, DesignOptions } from '../../designer.ts';
import { anotherVersion } from './another-version.ts';
import type { Focus } from './ask.ts';
import { scopeOf, sparing } from './document/bounds.ts';
import { completed } from './earlier.ts';
import { languageOf } from './message/language.ts';
import { splitMessage } from './message/split.ts';
import { focusOf, plansFor, type Situation } from './plan.ts';
import { describe } from './replies/describe.ts';
import { fill, shown } from './replies/index.ts';
import { helpChoices, suggestionsFor } from './suggest.ts';
import { spokenOf } from './words/index.ts';

/** Longer messages are read up to here. */
const LONGEST = 4000;

/**
 * The answer of the built-in designer: does what is certain, asks where it is not, and says so where it understood nothing. What the
 * reply claims is told from the difference between the documents before and after.
 */
export function respondNow(request: ChatRequest, { seed }: DesignOptions): ChatAnswer {
  if (request.sectionId !== undefined) return anotherVersion(request, request.sectionId);
  const { document } = request;
  const suggestions = suggestionsFor(document);
  if (request.task === 'first-design')
    return { operations: [], scope: [], reply: fill(spokenOf(document.language), 'firstDesign'), suggestions };
  const message = request.message.slice(0, LONGEST).normalize('NFC').trim();
  const language = languageOf(message, document.language);
  const page =
    document.pages.find(({ path }) => path === request.pagePath) ??
    document.pages.find(({ path }) => path === '/') ??
    document.pages[0];
  if (!page || message === '') return { operations: [], scope: [], reply: fill(language, 'tellMe'), suggestions };
  const said = request.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const situation: Situation = { message, document, page, focus: focusOf(said, document, page), language, seed };
  const parts = splitMessage(message, language);
  const [own] = parts.length === 1 ? plansFor(parts[0] ?? '', situation) : [];
  const whole = parts.length === 1 ? completed({ ...request, message }, situation, own) : undefined;
  return answerTo(
    whole === undefined ? parts : splitMessage(whole, language),
    situation,
    request.locks ?? document.locks,
  );
}

function answerTo(parts: readonly string[], situation: Situation, locks: string[]): ChatAnswer {
  const { document: before, language } = situation;
  let document = before;
  let focus: Focus = situation.focus;
  let choices: Choice[] = [];
  const operations: Operation[] = [];
  const remarks: string[] = [];
  const unclear: string[] = [];
  const remark = (text: string) => void (remarks.includes(text) || remarks.push(text));
  for (const part of parts) {
    const page = document.pages.find(({ id }) => id === situation.page.id) ?? document.pages[0];
    if (!page) break;
    const [plan] = plansFor(part, { ...situation, document, page, focus });
    if (!plan) {
      unclear.push(part);
      if (choices.length === 0) choices = helpChoices(document, language);
    } else if (plan.does === 'undo') {
      if (parts.length === 1)
        return {
          operations: [],
          scope: [],
          reply: fill(language, 'undone'),
          suggestions: suggestionsFor(before),
          undo: true,
        };
      remark(fill(language, 'undoAlone'));
    } else if (plan.does === 'change') {
      const done = sparing(document, plan.operations, locks, plan.names ?? []);
      operations.push(...done.operations);
      focus = { ...focus, ...plan.focus };
      if (done.operations.length === 0)
        remark(
          done.spared > 0
            ? fill(language, 'locked')
            : done.failure !== ''
              ? fill(language, 'failedBecause', { reason: done.failure })
              : fill(language, 'nothingChanged'),
        );
      else {
        if (done.spared > 0) remark(fill(language, 'lockedSome'));
        if (plan.also) remark(fill(language, plan.also.id, plan.also.values));
        if (hasNewGaps(document, done.document)) remark(fill(language, 'gapsLeft'));
      }
      document = done.document;
    } else {
      remark(fill(language, plan.id, plan.values));
      if (plan.does === 'ask') focus = { ...focus, ...plan.focus };
      if (choices.length === 0) choices = (plan.choices ?? []).slice(0, 3);
    }
  }
  const told = describe(before, document, language);
  if (unclear.length > 0) remark(fill(language, 'notUnderstood', { said: shown(unclear.join(' … ')) }));
  return {
    operations,
    scope: scopeOf(before, document, operations),
    reply: [...told, ...remarks].join(' ') || fill(language, 'nothingChanged'),
    suggestions: suggestionsFor(document),
    ...(choices.length > 0 && { choices }),
  };
}

const gapsIn = (document: WebsiteDocument) => placeholdersIn(JSON.stringify(document.pages)).length;
const hasNewGaps = (before: WebsiteDocument, after: WebsiteDocument) => gapsIn(after) > gapsIn(before);
