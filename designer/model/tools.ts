import { z } from 'zod';
import { operationTools } from '#site/operations/index.ts';
import type { ModelTool } from './endpoint.ts';

const scopeSchema = z.object({ parts: z.array(z.string().min(1).max(200)).min(1).max(60) });
const pageSchema = z.object({ pageId: z.string() });

/** Reads the arguments of our own tools; null for anything else. */
export const readScope = (input: unknown): string[] | null => scopeSchema.safeParse(input).data?.parts ?? null;
export const readPageId = (input: unknown): string => pageSchema.safeParse(input).data?.pageId ?? '';

const ownTools: ModelTool[] = [
  {
    name: 'declareScope',
    description: 'Says which parts of the website this turn means to change. Call it before any change.',
    parameters: z.toJSONSchema(scopeSchema, { io: 'input' }),
  },
  {
    name: 'readPage',
    description: 'Gives a page with all its sections, when only its outline was given.',
    parameters: z.toJSONSchema(pageSchema, { io: 'input' }),
  },
  {
    name: 'undoLastChange',
    description: 'Takes back the last change to the website. Use it only when the owner asks for that, and alone.',
    parameters: { type: 'object', properties: {}, additionalProperties: false },
  },
];

/** What a model can call: our three, and every operation. */
export const modelTools: readonly ModelTool[] = [...ownTools, ...operationTools];
