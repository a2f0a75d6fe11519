import { modelTools } from '#designer/model/tools.ts';
import type { Content } from './line-of.ts';

export const toolChoices = ['NONE', 'USED', 'ALL'] as const;
export type ToolChoice = (typeof toolChoices)[number];

/** Each tool as the chat formats write it. */
const written = new Map(
  modelTools.map(({ name, description, parameters }) => [
    name,
    JSON.stringify({ type: 'function', function: { name, description, parameters } }),
  ]),
);
const all = listOf([...written.values()]);

/** The tools that a line offers, as JSON; '' for none. Those used are in the order of all of them. */
export function offeredTools(choice: ToolChoice, content: Content): string {
  if (choice === 'NONE') return '';
  if (choice === 'ALL') return all;
  const used = namesIn(content);
  return listOf([...written].flatMap(([name, json]) => (used.has(name) ? [json] : [])));
}

function listOf(tools: readonly string[]): string {
  return tools.length === 0 ? '' : `[${tools.join(',')}]`;
}

const namesIn = ({ before, answer, other }: Content): Set<string> =>
  new Set(
    [
      ...before.flatMap((message) => (message.role === 'assistant' ? message.calls : [])),
      ...answer.calls,
      ...(other?.calls ?? []),
    ].map(({ name }) => name),
  );
