import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord, sameJson } from '#site/model/json.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import type { ExampleAnswer } from '../../../db/schema.ts';
import { replySchema, wordsSchema } from '../example-input.ts';
import { isPlain } from '../../websites/plain-text.ts';
import { unframed } from './framed-words.ts';
import type { Content } from './line-of.ts';
import { LineRefused } from './line-refused.ts';
import { readMessage, requireOnly } from './read-message.ts';
import { requireStorableIn } from './storable.ts';

type Fields = Record<string, unknown>;

/** More was never said before one request. */
const MOST_MESSAGES = 100;
/** Left out of what is kept: an export writes them anew, as it is asked to. */
const OFFERED = ['tools', 'parallel_tool_calls'];

/**
 * The example in a line of the chat formats for fine-tuning, supervised or preference: what `lineOf` writes, and what others write so.
 * Throws `LineRefused`.
 */
export function readLine(line: string): Content {
  const value = parsed(line);
  if (!isRecord(value)) throw new LineRefused('It has to be an object, such as {"messages": […]}.');
  requireStorableIn(line, value);
  if ('messages' in value) return supervised(value);
  if ('input' in value) return preference(value);
  throw new LineRefused('It has neither “messages” nor “input”.');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new LineRefused('It is not JSON.');
  }
}

function supervised(line: Fields): Content {
  requireOnly(line, ['messages', ...OFFERED], 'It');
  const messages = listOf(line['messages'], '“messages”');
  return contentOf(messages.slice(0, -1), answerIn(messages.slice(-1), 'The last message'), null);
}

function preference(line: Fields): Content {
  requireOnly(line, ['input', 'preferred_output', 'non_preferred_output'], 'It');
  const { input } = line;
  if (!isRecord(input)) throw new LineRefused('Its “input” has to be an object with “messages”.');
  requireOnly(input, ['messages', ...OFFERED], 'Its “input”');
  const answer = (name: string) => answerIn(listOf(line[name], `“${name}”`), `The message of “${name}”`);
  return contentOf(
    listOf(input['messages'], 'the “messages” of “input”'),
    answer('preferred_output'),
    answer('non_preferred_output'),
  );
}

function listOf(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new LineRefused(`It needs ${what}: a list of messages.`);
  if (value.length > MOST_MESSAGES) throw new LineRefused(`It has more than ${MOST_MESSAGES} messages.`);
  return value;
}

function answerIn(messages: unknown[], what: string): ExampleAnswer {
  if (messages.length !== 1) throw new LineRefused(`${what} has to be the only one.`);
  const message = readMessage(messages[0], what);
  if (message.role !== 'assistant')
    throw new LineRefused(`${what} has to be the assistant’s, not of the role “${message.role}”.`);
  const reply = plainOf(message.content, replySchema, what);
  if (reply === '' && message.calls.length === 0) throw new LineRefused(`${what} has neither a call nor words.`);
  return { reply, calls: message.calls.map(({ name, input }) => ({ name, input })) };
}

function contentOf(messages: unknown[], answer: ExampleAnswer, other: ExampleAnswer | null): Content {
  const said = messages.map((message, index) => readMessage(message, `Message ${index + 1}`));
  const request = said.at(-1);
  if (!request) throw new LineRefused('Nothing is asked for: a message of the user has to come before the answer.');
  if (request.role !== 'user')
    throw new LineRefused(`The message before the answer has the role “${request.role}”. It has to be the user’s.`);
  const asked = unframed(request.content, documentIn);
  const words = plainOf(asked.words, wordsSchema, 'What is asked for');
  if (other && sameJson(answer, other)) throw new LineRefused('Both of its answers are the same.');
  return { ...asked, words, before: said.slice(0, -1), answer, other };
}

/** So short a text is right in any schema here. */
const SHORT = 8_000;

/** A text as its schema has it. What is plain already, as nearly all are, is only looked at. */
function plainOf(text: string, schema: typeof wordsSchema, what: string): string {
  if (text !== '' && text.length <= SHORT && isPlain(text)) return text;
  const read = schema.safeParse(text);
  if (read.success) return read.data;
  throw new LineRefused(`${what}: ${read.error.issues[0]?.message ?? ''}`);
}

/** A website as an export wrote it. Null for what this release would not keep as it stands. */
function documentIn(json: string): WebsiteDocument | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
    requireStorableIn(json, value);
  } catch {
    return null;
  }
  return isDocument(value) ? value : null;
}

function isDocument(value: unknown): value is WebsiteDocument {
  const read = parseDocument(value);
  return read.ok && sameJson(read.document, value);
}
