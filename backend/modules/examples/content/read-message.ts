import { callTrouble } from '#designer/model/call-trouble.ts';
import { isRecord } from '#site/model/json.ts';
import type { EarlierMessage, ExpectedCall } from '../../../db/schema.ts';
import { MOST_CALLS } from '../example-input.ts';
import { LineRefused, quoted } from './line-refused.ts';
import { requireStorableIn } from './storable.ts';

type Fields = Record<string, unknown>;
type IdentifiedCall = ExpectedCall & { id: string };

/** Throws where there is a field that an example has no place for: nothing of a line is left out unsaid. */
export function requireOnly(fields: Fields, known: readonly string[], what: string): void {
  const other = Object.keys(fields).find((name) => !known.includes(name) && fields[name] !== null);
  if (other !== undefined) throw new LineRefused(`${what} has a field ${quoted(other)}, which an example cannot keep.`);
}

/** A message of the chat formats. `what` names it: "Message 2". Throws `LineRefused`. */
export function readMessage(message: unknown, what: string): EarlierMessage {
  if (!isRecord(message)) throw new LineRefused(`${what} has to be an object with a role.`);
  const { role, content } = message;
  switch (role) {
    case 'system':
    case 'developer':
    case 'user':
      requireOnly(message, ['role', 'content'], what);
      return { role, content: textOf(content, what) };
    case 'assistant':
      requireOnly(message, ['role', 'content', 'tool_calls'], what);
      return { role, content: content == null ? '' : textOf(content, what), calls: callsOf(message, what) };
    case 'tool':
      requireOnly(message, ['role', 'content', 'tool_call_id'], what);
      return {
        role,
        callId: textOf(message['tool_call_id'], `The “tool_call_id” of ${what}`),
        content: textOf(content, what),
      };
    default:
      throw new LineRefused(
        typeof role === 'string'
          ? `${what} has the role ${quoted(role)}. Use system, developer, user, assistant or tool.`
          : `${what} has no role.`,
      );
  }
}

function textOf(content: unknown, what: string): string {
  if (typeof content === 'string') return content;
  throw new LineRefused(content == null ? `${what} has no content.` : `${what} has content that is no text.`);
}

function callsOf({ tool_calls: calls }: Fields, what: string): IdentifiedCall[] {
  if (calls == null) return [];
  if (!Array.isArray(calls)) throw new LineRefused(`The “tool_calls” of ${what} have to be a list.`);
  if (calls.length > MOST_CALLS) throw new LineRefused(`${what} has more than ${MOST_CALLS} calls.`);
  return calls.map((call: unknown, index) =>
    callOf(call, `Call ${index + 1} of ${what.charAt(0).toLowerCase()}${what.slice(1)}`),
  );
}

function callOf(call: unknown, what: string): IdentifiedCall {
  const made = isRecord(call) ? call['function'] : null;
  if (!isRecord(call) || !isRecord(made)) throw new LineRefused(`${what} has no “function”.`);
  requireOnly(call, ['id', 'type', 'function'], what);
  requireOnly(made, ['name', 'arguments'], what);
  if (call['type'] !== undefined && call['type'] !== 'function')
    throw new LineRefused(`${what} is not of the type “function”.`);
  const { name } = made;
  if (typeof name !== 'string') throw new LineRefused(`${what} has no name.`);
  const input = argumentsOf(made['arguments'], what);
  const trouble = callTrouble({ name, input });
  if (trouble !== null) throw new LineRefused(`${what}: ${trouble}`);
  return { id: typeof call['id'] === 'string' ? call['id'] : '', name, input };
}

function argumentsOf(text: unknown, what: string): Fields {
  if (typeof text !== 'string') throw new LineRefused(`The arguments of ${what} have to be JSON in a text.`);
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    throw new LineRefused(`The arguments of ${what} are not JSON.`);
  }
  if (!isRecord(input)) throw new LineRefused(`The arguments of ${what} have to be an object.`);
  requireStorableIn(text, input);
  return input;
}
