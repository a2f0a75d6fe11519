import type { z } from 'zod';
import { imageSchema } from '../model/fields.ts';
import { isRecord } from '../model/json.ts';
import { writableSchema, type JsonSchema } from '../sections/json-schema.ts';
import { templates } from '../templates/index.ts';
import { typePairs } from '../themes/index.ts';
import { newSectionSchema } from './pages-and-sections.ts';
import type { ReadOperation } from './operation.ts';
import { verbs } from './verbs/index.ts';

type OperationType = ReadOperation['type'];

/** One operation as a tool that a model can call: its arguments with `type: name` added are the operation. */
export type OperationTool = { name: OperationType; description: string; parameters: JsonSchema };

const isOperationType = (name: string): name is OperationType => Object.hasOwn(verbs, name);

/** The name of the tool says the type; the others are people's alone to give, whatever a model is told. */
const UNTOLD = new Set(['type', 'closedDays', 'specialHours', 'motion']);

/** What a schema says that a model needs to write a call; limits and patterns are for the judge. */
const KEPT = ['type', 'enum', 'const', 'items', 'properties', 'required', 'anyOf'];

const text = { type: 'string' };
/** Its `props` are told by the catalogue of kinds. */
const SECTION: JsonSchema = {
  type: 'object',
  properties: { id: text, kind: text, variant: text, props: { type: 'object' } },
  required: ['kind', 'props'],
};

/** Shapes that stand in many places and are told once, in words. */
const SPOKEN: readonly [shape: JsonSchema, instead: JsonSchema][] = [
  [writableSchema(newSectionSchema), SECTION],
  [writableSchema(imageSchema), { type: 'object', description: 'Picture' }],
];

/** The names and types of a schema, without limits and patterns. */
function short(schema: unknown): unknown {
  if (!isRecord(schema)) return schema;
  const spoken = SPOKEN.find(([shape]) => isSameShape(shape, schema));
  if (spoken) return spoken[1];
  const kept = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (!KEPT.includes(key)) return [];
    if (key === 'properties' && isRecord(value))
      return [[key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, short(inner)]))]];
    if (key === 'items') return [[key, short(value)]];
    if (key === 'anyOf' && Array.isArray(value)) return [[key, value.map(short)]];
    return key === 'required' && Array.isArray(value) && value.length === 0 ? [] : [[key, value]];
  });
  const { anyOf, ...rest } = Object.fromEntries(kept);
  const [first, ...others] = Array.isArray(anyOf) ? anyOf : [];
  // Of an empty text or an address the text remains.
  if (isRecord(first) && others.every((other) => isRecord(other) && other['type'] === first['type']))
    return { ...rest, type: first['type'] };
  return anyOf === undefined ? rest : { ...rest, anyOf };
}

/** Whether a schema asks for the same fields, or the same choice of shapes, as another. */
function isSameShape(shape: JsonSchema, schema: JsonSchema): boolean {
  const names = ({ properties, oneOf, anyOf }: JsonSchema) =>
    JSON.stringify(isRecord(properties) ? Object.keys(properties) : (oneOf ?? anyOf));
  return names(shape) !== undefined && names(shape) === names(schema);
}

/** The schema of a verb in short, with the names that only the engine's lists know: templates, typefaces. */
function parametersOf(schema: z.ZodType): JsonSchema {
  const { properties, required } = writableSchema(schema);
  const inner = Object.fromEntries(
    Object.entries(isRecord(properties) ? properties : {}).filter(([name]) => !UNTOLD.has(name)),
  );
  const needed = Array.isArray(required) ? required.filter((field) => field !== 'type') : [];
  const named = {
    ...inner,
    ...('template' in inner && { template: { type: 'string', enum: templates.map(({ id }) => id) } }),
    ...('typePair' in inner && { typePair: { type: 'string', enum: typePairs.map(({ id }) => id) } }),
  };
  const written = short({ type: 'object', properties: named, required: needed });
  return isRecord(written) ? written : {};
}

/**
 * Every operation as a tool for a model, in the order of the verbs: name, description, a short JSON Schema of its arguments. What
 * new sections may hold says `kindsCatalogue`; a model's answer is judged by `readOperation` and `applyOperations`.
 */
export const operationTools: readonly OperationTool[] = Object.entries(verbs).flatMap(([name, { schema, hint }]) =>
  isOperationType(name) ? [{ name, description: hint, parameters: parametersOf(schema) }] : [],
);
