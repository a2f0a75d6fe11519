import type { z } from 'zod';
import { isRecord } from '../model/json.ts';
import { getSection, sectionKinds } from '../sections/index.ts';
import { isOffered, offeredVariants, wholeLibrary, type SectionLibrary } from '../sections/library.ts';
import { jsonSchemaOf, writableSchema, type JsonSchema } from '../sections/json-schema.ts';
import { templates } from '../templates/index.ts';
import { typePairs } from '../themes/index.ts';
import type { ReadOperation } from './operation.ts';
import { verbs } from './verbs/index.ts';

type OperationType = ReadOperation['type'];

/** One operation as a tool that a model can call: its arguments with `type: name` added are the operation. */
export type OperationTool = { name: OperationType; description: string; parameters: JsonSchema };

/** Which kinds of new sections the schemas spell out, and what may be made at all; everything when left out. */
type Narrowing = { kinds?: readonly string[]; library?: SectionLibrary };

const isOperationType = (name: string): name is OperationType => Object.hasOwn(verbs, name);

function withProperties(schema: JsonSchema, change: (properties: JsonSchema) => JsonSchema): JsonSchema {
  const { properties } = schema;
  return isRecord(properties) ? { ...schema, properties: change(properties) } : schema;
}

/** A section of one kind as it may be added: the kind by name, its layouts, its own fields. */
function newSectionOf(kind: string, shell: JsonSchema, library: SectionLibrary): JsonSchema[] {
  const definition = getSection(kind);
  if (!definition) return [];
  const offered = offeredVariants(library, kind);
  const layouts = offered.map((name) => `${name}: ${definition.variants[name]?.hint ?? ''}`);
  return [
    withProperties({ ...shell, title: definition.label, description: definition.hint }, (properties) => ({
      ...properties,
      kind: { const: kind },
      variant: { enum: offered, description: layouts.join('; ') },
      props: jsonSchemaOf(definition),
    })),
  ];
}

/** The schema of a verb with the names that only the engine's lists know: kinds, layouts, templates, typefaces. */
function parametersOf(
  name: OperationType,
  schema: z.ZodType,
  kinds: readonly string[],
  library: SectionLibrary,
): JsonSchema {
  const written = writableSchema(schema);
  const required = Array.isArray(written['required']) ? written['required'].filter((field) => field !== 'type') : [];
  const sectionsIn = (shell: unknown) =>
    isRecord(shell) ? { anyOf: kinds.flatMap((kind) => newSectionOf(kind, shell, library)) } : shell;
  return withProperties({ ...written, required, additionalProperties: false }, ({ type: _type, ...properties }) => {
    const { section, page, template, typePair } = properties;
    return {
      ...properties,
      ...(section !== undefined && { section: sectionsIn(section) }),
      ...(name === 'addPage' &&
        isRecord(page) && {
          page: withProperties(page, (inPage) => ({
            ...inPage,
            sections: { type: 'array', items: sectionsIn(isRecord(inPage['sections']) && inPage['sections']['items']) },
          })),
        }),
      ...(template !== undefined && {
        template: {
          enum: templates.map(({ id }) => id),
          description: templates.map(({ id, idea }) => `${id}: ${idea}`).join('; '),
        },
      }),
      ...(typePair !== undefined && {
        typePair: {
          enum: typePairs.map(({ id }) => id),
          description: typePairs.map(({ id, label }) => `${id}: ${label}`).join('; '),
        },
      }),
    };
  });
}

/**
 * Every operation as a tool for a model, in the order of the verbs: name, description, JSON Schema of its arguments. A
 * model's answer still goes through `readOperation` and `applyOperations`; these schemas only say what can pass.
 */
export function operationTools({ kinds = sectionKinds, library = wholeLibrary }: Narrowing = {}): OperationTool[] {
  const offered = kinds.filter((kind) => isOffered(library, kind));
  return Object.entries(verbs).flatMap(([name, { schema, hint }]) =>
    isOperationType(name)
      ? [{ name, description: hint, parameters: parametersOf(name, schema, offered, library) }]
      : [],
  );
}
