import { applyOperations, type Operation } from '#site/operations/index.ts';
import type { ChatAnswer, ChatRequest, DesignOptions } from '../../designer.ts';
import { listOf, raised } from '../copy/grammar.ts';
import { focusAfter, focusOf, withReferences, type Focus } from './focus.ts';
import { intents } from './intents/index.ts';
import { writtenLanguage } from '../brief/language.ts';
import { inEnglish, languageOfMessage } from './languages/index.ts';
import { newVersion } from './new-version.ts';
import { nearestTo } from './nearest-thing.ts';
import { plainRequest } from './plain-request.ts';
import { keepQuotes, restored, valueOf, type Answer, type Ask } from './request.ts';
import { leaningOn } from './earlier.ts';
import { restate } from './restate.ts';
import { doneIn, remarkIn } from './replies/index.ts';
import { scopeOf, sparing } from './scope.ts';
import { splitRequests } from './split-requests.ts';
import { suggestionsFor } from './suggest.ts';
import { inKnownWords } from './vocabulary.ts';

/** The longest message that is read; what follows is left out. */
const LONGEST = 6_000;
const MOST_REQUESTS = 20;

function answerTo(ask: Ask): Answer | undefined {
  for (const intent of intents) {
    const answer = intent(ask);
    if (answer) return answer;
  }
  return undefined;
}

/**
 * A message to operations that apply to the document, at once. Never throws for any text; what is not understood or
 * could destroy something by mistake changes nothing and is said.
 */
export function respondNow(request: ChatRequest, options: DesignOptions): ChatAnswer {
  if (request.sectionId !== undefined) return newVersion({ ...request, sectionId: request.sectionId }, options);
  const leaning = leaningOn(request);
  if (leaning) return respondTo({ ...request, message: leaning, history: [] }, options);
  const answer = respondTo(request, options);
  if (answer.operations.length > 0 || answer.undo) return answer;
  const continued = continuing(request);
  if (continued === undefined) return answer;
  const again = respondTo({ ...request, message: continued, history: [] }, options);
  return again.operations.length > 0 ? again : answer;
}

/** A short answer to a question of ours ("the first", "on the about page", "yes") as the request that it completes. */
function continuing({ message, history }: ChatRequest): string | undefined {
  const asked = history.at(-1);
  const before = history.findLast((turn) => turn.role === 'user');
  if (asked?.role !== 'assistant' || !before || !asked.text.includes('?') || message.trim().split(/\s+/).length > 7)
    return undefined;
  if (/^(?:yes|yes please|ja|sure|ok(?:ay)?|do it|please do|exactly|right)[.!]*$/i.test(message.trim()))
    return /say “([^”]+)”/.exec(asked.text)?.[1];
  if (/^(?:no|nein|none|neither|nothing)\b/i.test(message.trim())) return undefined;
  return `${before.text.replace(/[.!?\s]+$/, '')} ${/^(?:the |on |in |at )/i.test(message.trim()) ? '' : 'on '}${message.trim()}`;
}

/** A website in another language is answered in it, and so is a message in another language. */
const spokenTo = ({ message, document }: ChatRequest): string =>
  writtenLanguage(document.language) === 'en' ? languageOfMessage(message, document.language) : document.language;

function respondTo(request: ChatRequest, { seed }: DesignOptions): ChatAnswer {
  const locks = request.locks ?? request.document.locks;
  const { text, quotes } = keepQuotes(
    request.message
      .slice(0, LONGEST)
      .replace(/[\ue000-\ue003]/g, ' ')
      .normalize('NFC')
      .trim(),
  );
  let { document } = request;
  const operations: Operation[] = [];
  const done: string[] = [];
  const remarks: string[] = [];
  const pageOf = () =>
    document.pages.find((page) => page.path === request.pagePath) ??
    document.pages.find((page) => page.path === '/') ??
    document.pages[0];

  const first = pageOf();
  let focus: Focus = first ? focusOf(request.history, document, first) : {};
  const requests = splitRequests(restate(inEnglish(text, request.document.language))).slice(0, MOST_REQUESTS);
  for (const typed of requests) {
    const page = pageOf();
    if (!page) break;
    const ask: Ask = {
      text: withReferences(plainRequest(inKnownWords(typed)), focus),
      typed: restored(typed, quotes),
      document,
      page,
      seed,
      focusId: focus.sectionId,
      value: (part) => valueOf(part, quotes),
    };
    const answer = answerTo(ask);
    if (!answer) {
      remarks.push(
        requests.length > 1
          ? `I did not understand “${restored(typed, quotes).slice(0, 80)}”.`
          : nearestTo(restored(typed, quotes)),
      );
    } else if ('undo' in answer) {
      if (operations.length === 0 && requests.length === 1)
        return {
          operations: [],
          scope: [],
          reply: remarkIn(spokenTo(request), 'I take the last change back.'),
          suggestions: suggestionsFor(document, page, seed),
          undo: true,
        };
      remarks.push('To take something back, send “undo” alone.');
    } else if ('asks' in answer) remarks.push(answer.asks);
    else if ('says' in answer) remarks.push(answer.says);
    else if ('cannot' in answer) remarks.push(`${raised(answer.cannot)}.`, ...(answer.instead ? [answer.instead] : []));
    else {
      const { operations: able, spared } = sparing(document, answer.operations, locks, answer.names ?? []);
      const applied = applyOperations(document, able);
      if (applied.ok && applied.forward.length > 0) {
        operations.push(...able);
        focus = focusAfter(able, focus);
        document = applied.document;
        done.push(answer.did);
        if (answer.also) remarks.push(answer.also);
        if (spared > 0) remarks.push('I left alone what you edited by hand; name it if it should change too.');
      } else if (spared > 0) remarks.push('You edited that by hand, so I left it; name the field if it should change.');
      else if (applied.ok) remarks.push('That is how it is already.');
      else remarks.push(`That did not work: ${applied.failure.message}`);
    }
  }
  const page = pageOf();
  const language = spokenTo(request);
  const told =
    done.length > 0 ? [doneIn(language, operations, request.document, document) ?? `I ${listOf(done)}.`] : [];
  if (requests.length === 0) remarks.push('Tell me what to change.');
  return {
    operations,
    scope: scopeOf(operations),
    reply: [...told, ...[...new Set(remarks)].map((remark) => remarkIn(language, remark))].join(' '),
    suggestions: page ? suggestionsFor(document, page, seed) : [],
  };
}
