import type { EarlierMessage, ExampleAnswer, ExpectedCall } from '../../../db/schema.ts';
import { framed } from './framed-words.ts';
import type { Asked } from './framed-words.ts';

/** All that a line of an export says of an example. */
export type Content = Asked & {
  before: readonly EarlierMessage[];
  answer: ExampleAnswer;
  /** The answer that is not so good; null: there is only one. */
  other: ExampleAnswer | null;
};

/** An example as one line of the chat formats for fine-tuning, without its end. `tools`: JSON of the list; '' for none. */
export function lineOf({ before, answer, other, ...asked }: Content, tools = ''): string {
  const request = `{"role":"user","content":${JSON.stringify(framed(asked))}}`;
  const messages = before.length === 0 ? request : `${before.map(earlier).join(',')},${request}`;
  const offered = tools === '' ? '' : `,"tools":${tools}`;
  if (other === null) return `{"messages":[${messages},${said(answer)}]${offered}}`;
  return `{"input":{"messages":[${messages}]${offered}},"preferred_output":[${said(answer)}],"non_preferred_output":[${said(other)}]}`;
}

function earlier(message: EarlierMessage): string {
  if (message.role === 'tool')
    return JSON.stringify({ role: 'tool', tool_call_id: message.callId, content: message.content });
  return message.role === 'assistant' ? spoken(message.content, message.calls) : JSON.stringify(message);
}

const said = ({ reply, calls }: ExampleAnswer): string => spoken(reply, calls);

/** Piece by piece: objects of a hundred thousand lines are not made only to be written. A call without an id gets one by its place. */
function spoken(content: string, calls: readonly (ExpectedCall & { id?: string })[]): string {
  const words = content !== '' || calls.length === 0 ? `,"content":${JSON.stringify(content)}` : '';
  const made = calls.map(
    ({ id, name, input }, nth) =>
      `{"id":${id === undefined ? `"call_${nth + 1}"` : JSON.stringify(id)},"type":"function","function":{"name":${JSON.stringify(name)},"arguments":${JSON.stringify(JSON.stringify(input))}}}`,
  );
  return `{"role":"assistant"${words}${made.length > 0 ? `,"tool_calls":[${made.join(',')}]` : ''}}`;
}
