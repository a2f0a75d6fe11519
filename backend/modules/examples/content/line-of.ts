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
  const messages = [...before.map(earlier), { role: 'user', content: framed(asked) }];
  const offered = tools === '' ? '' : `,"tools":${tools}`;
  if (other === null) return `{"messages":${JSON.stringify([...messages, said(answer)])}${offered}}`;
  const input = `{"messages":${JSON.stringify(messages)}${offered}}`;
  return `{"input":${input},"preferred_output":${JSON.stringify([said(answer)])},"non_preferred_output":${JSON.stringify([said(other)])}}`;
}

function earlier(message: EarlierMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content };
  if (message.role !== 'assistant') return message;
  return spoken(message.content, message.calls);
}

const said = ({ reply, calls }: ExampleAnswer): object =>
  spoken(
    reply,
    calls.map((call, nth) => ({ ...call, id: `call_${nth + 1}` })),
  );

const spoken = (content: string, calls: readonly (ExpectedCall & { id: string })[]): object => ({
  role: 'assistant',
  ...((content !== '' || calls.length === 0) && { content }),
  ...(calls.length > 0 && {
    tool_calls: calls.map(({ id, name, input }) => ({
      id,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    })),
  }),
});
