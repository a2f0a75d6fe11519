import type { ModelMessage } from 'ai';
import type { Example } from '../asking.ts';
import { asWords } from './shown.ts';

/** Characters of all examples of one request. */
const MOST_CHARACTERS = 4_500;

/** The first of them for which there is room beside the website. */
export function withinRoom(examples: readonly Example[] = []): Example[] {
  let left = MOST_CHARACTERS;
  return examples.filter((example) => {
    const { length } = JSON.stringify(example);
    if (length > left) return false;
    left -= length;
    return true;
  });
}

/** Examples as turns that went well, each said to be of another website, so that nobody takes it for the conversation. */
export const turnsOf = (examples: readonly Example[] = []): ModelMessage[] => examples.flatMap(turnOf);

function turnOf({ message, calls, reply = 'Done.' }: Example, nth: number): ModelMessage[] {
  // Some endpoints take ids of nine letters and digits only.
  const made = calls.map(({ name, input }, call) => ({ id: `ex${nth}call${call}`.padEnd(9, '0'), name, input }));
  const asked: ModelMessage = {
    role: 'user',
    content: `An example, of another website. The request:\n${asWords(message)}`,
  };
  const said: ModelMessage = { role: 'assistant', content: reply };
  if (made.length === 0) return [asked, said];
  return [
    asked,
    {
      role: 'assistant',
      content: made.map(({ id, name, input }) => ({ type: 'tool-call', toolCallId: id, toolName: name, input })),
    },
    {
      role: 'tool',
      content: made.map(({ id, name }) => ({
        type: 'tool-result',
        toolCallId: id,
        toolName: name,
        output: { type: 'text', value: 'Done' },
      })),
    },
    said,
  ];
}
