import type { AssistantContent, ModelMessage, ToolContent } from 'ai';
import { isRecord } from '#site/model/json.ts';
import type { Call } from './arriving-calls.ts';

/** A call and what came of it. `finish` is the reply of a model that ends its turn. */
export type Answered = {
  call: Call;
  result: string;
  /** More of what came of it, looked up when it is told. */
  came?: (() => string[]) | undefined;
  isWrong: boolean;
  isProgress: boolean;
  isUndo: boolean;
  finish: string | null;
};

/** What the model said and called, and what came of it, as the next request tells it. */
export function exchange(answered: readonly Answered[], text: string): ModelMessage[] {
  if (answered.length === 0 && text !== '') return [{ role: 'assistant', content: text }];
  if (answered.length === 0)
    return [
      { role: 'assistant', content: '(nothing)' },
      { role: 'user', content: 'Your answer was empty. Call the tools for what is asked, and finish with your reply.' },
    ];
  const said: Exclude<AssistantContent, string> = text === '' ? [] : [{ type: 'text', text }];
  const calls = answered.map(({ call: { id, name, input } }) => ({
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    input: isRecord(input) ? input : {},
  }));
  const answers: ToolContent = answered.map(({ call: { id, name }, result, came }) => ({
    type: 'tool-result',
    toolCallId: id,
    toolName: name,
    output: { type: 'text', value: [result, ...(came?.() ?? [])].join(' ') },
  }));
  return [
    { role: 'assistant', content: [...said, ...calls] },
    { role: 'tool', content: answers },
  ];
}
