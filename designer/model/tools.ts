import { z } from 'zod';
import { operationTools } from '#site/operations/index.ts';
import { fitValue } from './fit-value.ts';
import type { ModelTool } from './endpoint.ts';
import { setTextSchema } from './set-text.ts';

const scopeSchema = z.object({ parts: z.array(z.string().min(1).max(200)).min(1).max(200) });
const pageSchema = z.object({ pageId: z.string(), sectionId: z.string().optional() });
const finishSchema = z.object({ reply: z.string() });

const reader =
  <Schema extends z.ZodType>(schema: Schema) =>
  (input: unknown): z.output<Schema> | null =>
    schema.safeParse(fitValue(schema, input ?? {})).data ?? null;

/** Read the arguments of our own tools; null for anything else. */
export const readScope = (input: unknown): string[] | null => reader(scopeSchema)(input)?.parts ?? null;
export const readPage = reader(pageSchema);
export const readFinish = (input: unknown): string => reader(finishSchema)(input)?.reply.trim() ?? '';

const shapeOf = (schema: z.ZodType) => {
  const { $schema: _dialect, additionalProperties: _strict, ...shape } = z.toJSONSchema(schema, { io: 'input' });
  return shape;
};

const ownTools: ModelTool[] = [
  {
    name: 'finish',
    description: 'Ends the turn with your reply to the owner. Call it last, in the same answer as the changes.',
    parameters: shapeOf(finishSchema),
  },
  {
    name: 'setText',
    description: 'Changes one text by its path and leaves everything around it as it is.',
    parameters: {
      type: 'object',
      properties: { path: { type: 'string' }, value: { type: 'string' } },
      required: Object.keys(setTextSchema.shape),
    },
  },
  {
    name: 'readPage',
    description:
      'Gives a page with all its sections, when only its outline was given; of a long one also a section by its id.',
    parameters: shapeOf(pageSchema),
  },
  {
    name: 'declareScope',
    description: 'Says which parts this turn keeps to; more can be named by calling it again.',
    parameters: {
      type: 'object',
      properties: { parts: { type: 'array', items: { type: 'string' } } },
      required: ['parts'],
    },
  },
  {
    name: 'undoLastChange',
    description: 'Takes back the last change to the website. Use it only when the owner asks for that, and alone.',
    parameters: { type: 'object', properties: {} },
  },
];

/** What a model can call: ours, and every operation but the one that only people may do. */
export const modelTools: readonly ModelTool[] = [
  ...ownTools,
  ...operationTools.filter(({ name }) => name !== 'unlockFields'),
];
