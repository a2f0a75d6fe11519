import { isRecord } from '#site/model/json.ts';
import { parsed } from './fit-value.ts';
import { toolNamed } from './fit-call.ts';

const NAMES = ['name', 'tool', 'function', 'tool_name', 'recipient_name', 'action'];
const ARGUMENTS = ['arguments', 'parameters', 'input', 'args', 'tool_input', 'action_input'];
const MOST_VALUES = 200;

export type TextCall = { name: string; input: unknown };

/**
 * Calls that a model wrote into its text instead of making them, in whatever frame: a list, a fence, tags, `name({…})`. `rest` is
 * what is left of the text for people.
 */
export function callsInText(text: string, tools: readonly { name: string }[]): { calls: TextCall[]; rest: string } {
  if (!text.includes('{')) return { calls: [], rest: text };
  const calls: TextCall[] = [];
  let rest = '';
  let from = 0;
  for (let count = 0; count < MOST_VALUES; count += 1) {
    const start = nextBracket(text, from);
    if (start < 0) break;
    const end = endOfJson(text, start);
    const value = end < 0 ? undefined : parsed(text.slice(start, end));
    const before = wordBefore(text.slice(Math.max(0, start - 50), start));
    const found = value === undefined || typeof value === 'string' ? [] : callsIn(value, before, tools);
    const isCall = found.length > 0;
    const next = isCall ? end : start + 1;
    rest += isCall ? text.slice(from, start) : text.slice(from, next);
    from = next;
    calls.push(...found);
  }
  rest += text.slice(from);
  return calls.length === 0 ? { calls, rest: text } : { calls, rest: withoutFrames(rest, calls) };
}

const nextBracket = (text: string, from: number) => {
  const found = text.slice(from).search(/[[{]/);
  return found < 0 ? -1 : from + found;
};

/** After the bracket that closes the one at `start`; -1 when none does. */
function endOfJson(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** The word that stands before a bracket, with a bracket, colon or arrow of its own between. */
function wordBefore(text: string): string {
  const bare = text.trimEnd();
  const word = '(:>'.includes(bare.at(-1) ?? ' ') ? bare.slice(0, -1).trimEnd() : bare;
  return word.split(/[^\w-]/).at(-1) ?? '';
}

function callsIn(value: unknown, before: string, tools: readonly { name: string }[]): TextCall[] {
  const known = (name: unknown) => {
    const meant = typeof name === 'string' ? toolNamed(name.replace(/^functions\./, ''), tools) : '';
    return tools.some((tool) => tool.name === meant) ? meant : undefined;
  };
  if (Array.isArray(value)) return value.flatMap((item) => callsIn(item, '', tools));
  if (!isRecord(value)) return [];
  const { tool_calls: list, function: inner } = value;
  if (Array.isArray(list)) return callsIn(list, '', tools);
  if (isRecord(inner)) return callsIn(inner, '', tools);
  const name = NAMES.map((key) => known(value[key])).find((found) => found !== undefined);
  if (name !== undefined) {
    const input = ARGUMENTS.map((key) => value[key]).find((given) => given !== undefined);
    return [{ name, input: parsed(input ?? {}) }];
  }
  const outside = known(before);
  return outside === undefined ? [] : [{ name: outside, input: value }];
}

/** Fences, tags and the names before arguments say nothing to people. */
function withoutFrames(text: string, calls: readonly TextCall[]): string {
  const names = new Set(calls.map(({ name }) => name));
  return text
    .replaceAll(/```\w*/g, '')
    .replaceAll(/<\/?[\w|]{1,40}>|\[\/?TOOL_CALLS?\]/g, '')
    .split('\n')
    .filter((line) => !names.has(line.replaceAll(/[^\w]/g, '')))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) || line === '')
    .join('\n')
    .trim();
}
