import type { ModelMessage } from 'ai';
import type { Page } from '#site/model/document.ts';
import { changesBetween } from '#site/operations/index.ts';
import type { Draft } from './draft.ts';
import { exchange } from './exchange.ts';
import { faultsOf, type Fault } from './faults-of.ts';
import { finishIn, hear, lengthOf, type Asked, type Heard, type Made } from './hear.ts';
import { looksOf } from './looks.ts';
import { messagesFor } from './messages.ts';
import type { Screenshot } from './screenshot.ts';
import { asWords } from './shown.ts';
import { ModelTrouble } from './trouble.ts';

const MOST_FAULTS = 6;
const MOST_CHARACTERS = 1_800;
const MOST_PAGES = 3;

const TARGET = /leads to (\S+),/;

/** A link that leads to nowhere because the owner gave that very address is theirs: the publish check tells them. */
function isAskedFor({ words }: Fault, message: string): boolean {
  const target = TARGET.exec(words)?.[1];
  return target !== undefined && message.includes(target);
}

/** What is wrong with what was made, in words, and was not told yet, nor asked for. */
const faultsLeft = (draft: Draft, message: string): string[] =>
  faultsOf(draft.start, draft.document)
    .filter((fault) => !draft.told.has(fault.key) && !isAskedFor(fault, message))
    .map(({ words }) => words)
    .slice(0, MOST_FAULTS);

/** Pages that the turn changed something on. */
function touchedPages({ start, document }: Draft): Page[] {
  const ids = new Set(changesBetween(start, document).forward.map(({ path: [, id] }) => id));
  return document.pages
    .filter((page) => ids.has(page.id) || page.sections.some(({ id }) => ids.has(id)))
    .slice(0, MOST_PAGES);
}

/** What shows a model what came of its turn, and what is wrong with it. */
function lookAgain(
  faults: readonly string[],
  pages: readonly Page[],
  picture: { page: Page; shot: Screenshot } | null,
): ModelMessage {
  const looks = pages.map((page) => `${page.title} (${page.path}) looks like this: ${looksOf(page)}.`);
  const words = [
    `Before the owner sees it: ${faults.join(' ')}`,
    ...looks,
    ...(picture ? [`You see the top of ${picture.page.path} below; grey areas are photos.`] : []),
  ];
  const text = [
    asWords(words.join('\n').slice(0, MOST_CHARACTERS)),
    'Put right what the owner did not ask for, and change nothing else. Then finish with the reply to the whole request.',
  ].join('\n');
  if (!picture) return { role: 'user', content: text };
  const { base64, type } = picture.shot;
  return {
    role: 'user',
    content: [
      { type: 'text', text },
      { type: 'image', image: base64, mediaType: type },
    ],
  };
}

/**
 * The reply of a turn that ends, once the model has put right what is wrong with what it made: one more request, where something is.
 * Whatever goes wrong in it, the turn ends as it would have. Throws the signal's reason when the caller cancelled.
 */
export async function corrected(
  asking: Asked,
  turn: Made,
  { messages, heard, reply }: { messages: ModelMessage[]; heard: Heard; reply: string },
): Promise<string> {
  const { request, limits, signal } = asking;
  const { draft, tell } = turn;
  const faults = draft.operations.length > 0 ? faultsLeft(draft, request.message) : [];
  if (faults.length === 0) return reply;
  tell(draft, 'Looking at what came of it');
  const { length: before } = draft.operations;
  try {
    const pages = touchedPages(draft);
    const seen = lookAgain(faults, pages, await pictureOf(asking, draft, pages[0]));
    // What came of each call is in what it sees.
    const said = exchange(
      heard.answered.map((answer) => ({ ...answer, came: undefined })),
      heard.text,
    );
    const whole = [...messages, ...said, seen];
    const asked = lengthOf(whole) > limits.requestCharacters ? [...messagesFor(request, draft), seen] : whole;
    const { answered, text } = await hear(asking, turn, asked, limits.rounds);
    return draft.operations.length > before ? finishIn(answered) || text || reply : reply;
  } catch (error) {
    if (asking.isCancelled() || (!(error instanceof ModelTrouble) && !signal.aborted)) throw error;
    return reply;
  }
}

/** What the page looks like, for a model that sees pictures; null without anybody to take one, and when that fails. */
async function pictureOf({ photographer, signal }: Asked, { document }: Draft, page: Page | undefined) {
  if (!photographer || !page) return null;
  try {
    const shot = await photographer(document, page.path, signal);
    return shot && { page, shot };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
