import { wholeLibrary } from '#site/sections/library.ts';
import type { ChatAnswer, ChatRequest, DesignOptions } from '../../designer.ts';
import { answerTo } from './answer.ts';
import { anotherVersion } from './another-version.ts';
import { placePicture } from './attached.ts';
import { chosenIn } from './chosen.ts';
import { withNamesOf, withoutNamesOf } from './document/names-in-small.ts';
import { completed } from './earlier.ts';
import { withDigits } from './message/digits.ts';
import { heardIn } from './message/language.ts';
import { splitMessage } from './message/split.ts';
import { focusOf, plansFor, type Situation } from './plan.ts';
import { fill } from './replies/index.ts';
import { suggestionsFor } from './suggest.ts';
import { isSpoken, spokenOf } from './words/index.ts';

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
  const named = withNamesOf(document, typed);
  const heard = heardIn(withoutNamesOf(document, named), document.language);
  const message = withDigits(named, heard);
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
    isIdle: request.history.findLast(({ role }) => role === 'assistant')?.changed === false,
    language,
    heard,
    seed,
    library,
  };
  const placed = request.picture && placePicture(request.picture, situation, request.locks ?? document.locks);
  if (placed) return { ...placed, suggestions };
  const parts = splitMessage(message, heard, document);
  const own = parts.length === 1 ? plansFor(parts[0] ?? '', situation)?.plans[0] : undefined;
  const locks = request.locks ?? document.locks;
  const offered = (asked: string) =>
    answerTo(splitMessage(asked, heard, document), { ...situation, message: asked }, locks).choices ?? [];
  const whole = parts.length === 1 ? completed({ ...request, message }, situation, own, offered) : undefined;
  return answerTo(
    whole === undefined ? parts : splitMessage(whole, heard, document),
    situation,
    request.locks ?? document.locks,
  );
}
