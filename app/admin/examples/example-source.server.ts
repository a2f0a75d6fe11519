import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import type { ExampleEntryFragment } from '#app/graphql/generated/graphql.ts';
import { isRecord } from '#site/model/json.ts';
import { saving, type Source } from '../source.server.ts';
import {
  CreateExampleDocument,
  DeleteExampleDocument,
  ExampleDocument,
  ExamplesDocument,
  ExampleTagsDocument,
  UpdateExampleDocument,
} from './documents.server.ts';
import type { ExampleEntry, ExampleRow } from './example-entry.ts';
import { exampleNoun, filtersWith, type ExampleField } from './example-noun.tsx';
import { taskOptions } from './example-words.ts';

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    context.addIssue({ code: 'custom', message: `This is not JSON. ${why}` });
    return z.NEVER;
  }
});

const exampleSchema = z.object({
  words: z.string({ error: 'Write what is asked for.' }),
  calls: z.string().default('[]').pipe(json),
  reply: z.string().default(''),
  tags: z
    .string()
    .max(500, 'Keep the tags to 500 characters or fewer.')
    .default('')
    .transform((text) => text.split(',').flatMap((tag) => tag.trim() || [])),
  score: z.coerce.number<string>('A score is from 1 to 5.').int('A score is from 1 to 5.').nullable().default(null),
});
const newSchema = exampleSchema.extend({ task: z.enum(['MESSAGE', 'BRIEF'], 'Choose what is asked for.') });

export const filterSchema = z.object({
  state: z.enum(['NEW', 'APPROVED', 'REJECTED']).nullable().catch(null),
  source: z.enum(['TRAINING', 'CONSENT', 'PLAYGROUND', 'IMPORT', 'HAND']).nullable().catch(null),
  split: z.enum(['TRAINING', 'VALIDATION']).nullable().catch(null),
  kind: z.enum(['ANSWER', 'PREFERENCE']).nullable().catch(null),
  tag: z
    .string()
    .transform((tag) => tag || null)
    .nullable()
    .catch(null),
});

const inLines = (value: unknown): string => JSON.stringify(value, null, 2);

const websiteSchema = z.object({ brand: z.object({ name: z.string() }) });

const entryOf = ({ tags, answer, other, document, before, ...entry }: ExampleEntryFragment): ExampleEntry => ({
  ...entry,
  tags: tags.join(', '),
  calls: inLines(answer.calls),
  reply: answer.reply,
  other: other ? { calls: inLines(other.calls), reply: other.reply } : null,
  about: isRecord(document) ? (websiteSchema.safeParse(document).data?.brand.name ?? null) : null,
  before: Array.isArray(before) && before.length > 0 ? inLines(before) : null,
});

/** How examples are asked for and kept. */
export const exampleSource: Source<ExampleField, ExampleRow, ExampleEntry> = {
  noun: exampleNoun,
  mostBytes: 1024 * 1024,
  choices: () => ({ task: taskOptions }),
  list: async (api, { first, after, search, filters }) =>
    (await api(ExamplesDocument, { first, after, search, ...filterSchema.parse(filters) })).examples,
  async read(api, id, page) {
    const { example } = await api(ExampleDocument, { id, ...page });
    if (!example) return null;
    const { history, ...entry } = example;
    return { entry: entryOf(entry), history };
  },
  create: saving(newSchema, async (api, input) => (await api(CreateExampleDocument, { input })).createExample),
  update: saving(
    exampleSchema,
    async (api, input, { id, version }) => (await api(UpdateExampleDocument, { id, input, version })).updateExample,
  ),
  remove: (api, id) => api(DeleteExampleDocument, { id }),
};

/** The same with the tags that there are among the filters of its list. */
export async function withTags(api: Api) {
  const { exampleTags } = await api(ExampleTagsDocument);
  return { tags: exampleTags, source: { ...exampleSource, noun: { filters: filtersWith(exampleTags) } } };
}
