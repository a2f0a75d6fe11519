import { readOperation } from '#site/operations/index.ts';
import { setTextSchema } from './set-text.ts';
import { modelTools, readFinish, readPage, readScope } from './tools.ts';

type Input = Record<string, unknown>;

const names = new Set(modelTools.map(({ name }) => name));

/** Tools that are no operations, with what they take. */
const own = new Map<string, (input: Input) => boolean>([
  ['finish', (input) => readFinish(input) !== ''],
  ['setText', (input) => setTextSchema.safeParse(input).success],
  ['readPage', (input) => readPage(input) !== null],
  ['declareScope', (input) => readScope(input) !== null],
  ['undoLastChange', () => true],
]);

/** Why a call is not one that a model may make: there is no such tool, or it does not take this input. Null where it may. */
export function callTrouble({ name, input }: { name: string; input: Input }): string | null {
  if (!names.has(name)) return `there is no tool called “${name.slice(0, 60)}”.`;
  const takes = own.get(name);
  if (takes) return takes(input) ? null : `${name} does not take this input.`;
  const read = readOperation({ ...input, type: name });
  return read.ok ? null : `${name}: ${read.failure.message}`;
}
