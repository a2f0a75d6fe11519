import { z } from 'zod';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { withPlainLineEnds } from '#app/forms/line-ends.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import type { ModelChoicesQuery } from '#app/graphql/generated/graphql.ts';
import { saving, type Source } from '../source.server.ts';
import type { ChatTemplate, ChatTemplateField, ChatTemplateRow } from './chat-template.ts';
import { chatTemplateNoun } from './chat-template-noun.tsx';
import {
  ChatTemplateDocument,
  ChatTemplatesDocument,
  ChatTemplateVersionDocument,
  CreateChatTemplateDocument,
  DeleteChatTemplateDocument,
  GoBackFromChatTemplateDocument,
  ModelChoicesDocument,
  UpdateChatTemplateDocument,
} from './documents.server.ts';
import { chatTemplateStates, purposeOptions, purposes } from './purposes.ts';
import type { ChatTemplateVersion } from './version-dialog.tsx';

const MEGABYTE = 1024 * 1024;

const text = (max: number, tooLong: string) =>
  z.string().overwrite(withPlainLineEnds).trim().max(max, tooLong).default('');

const fields = {
  name: z.string({ error: 'A chat template needs a name.' }).trim().max(80, 'A name has at most 80 characters.'),
  prompt: text(20_000, 'A system prompt has at most 20,000 characters. What you wrote is still here.'),
  greeting: text(1000, 'A greeting has at most 1,000 characters.'),
  suggestions: text(2000, 'Suggested prompts have at most 2,000 characters together.'),
  model: z.string().trim().max(100, 'The name of a model has at most 100 characters.').nullable().default(null),
  temperature: z.coerce
    .number<string>('Write a number from 0 to 2.')
    .min(0, 'A temperature is from 0 to 2.')
    .max(2, 'A temperature is from 0 to 2.')
    .nullable()
    .default(null),
  exampleCount: z.coerce
    .number<string>('Write a whole number from 0 to 10.')
    .int('Write a whole number from 0 to 10.')
    .min(0, 'Show 0 to 10 examples.')
    .max(10, 'Show 0 to 10 examples.')
    .default(0),
};
const changeSchema = z.object(fields);
const newSchema = z.object({ ...fields, purpose: z.enum(purposes, 'Choose what it is for.') });

const filterSchema = z.object({
  purpose: z.enum(purposes).nullable().catch(null),
  state: z.enum(chatTemplateStates).nullable().catch(null),
});

/** Those of ours first. */
const modelOptions = ({ pricedModels, tunedModels }: ModelChoicesQuery) =>
  [...tunedModels.map(({ name }) => name), ...pricedModels].map((name) => ({ value: name, label: name }));

/** How chat templates are asked for and kept. */
export const chatTemplateSource: Source<ChatTemplateField, ChatTemplateRow, ChatTemplate> = {
  noun: chatTemplateNoun,
  mostBytes: 4 * MEGABYTE,
  choices: async (api) => ({
    purpose: purposeOptions,
    model: modelOptions(await api(ModelChoicesDocument)),
  }),
  list: async (api, { first, after, search, filters }) =>
    (await api(ChatTemplatesDocument, { first, after, search, ...filterSchema.parse(filters) })).chatTemplates,
  async read(api, id, page) {
    const { chatTemplate } = await api(ChatTemplateDocument, { id, ...page });
    if (!chatTemplate) return null;
    const { history, ...entry } = chatTemplate;
    return { entry, history };
  },
  create: saving(
    newSchema,
    async (api, { purpose, ...input }) =>
      (await api(CreateChatTemplateDocument, { purpose, input })).createChatTemplate,
  ),
  update: saving(
    changeSchema,
    async (api, input, { id, version }) =>
      (await api(UpdateChatTemplateDocument, { id, input, version })).updateChatTemplate,
  ),
  remove: (api, id) => api(DeleteChatTemplateDocument, { id }),
  deeds: {
    async 'go-back'(api, id) {
      const {
        name,
        liveVersion,
        id: entry,
      } = (await api(GoBackFromChatTemplateDocument, { id })).goBackFromChatTemplate;
      return { message: `“${name}”, version ${liveVersion}, is active again.`, entry };
    },
  },
};

/** The version that the address asks for; null for one that is not there. The caller has let the person in. */
export async function versionLookedAt(
  { request, context }: LoaderFunctionArgs,
  id: string,
): Promise<ChatTemplateVersion | null> {
  const number = Math.trunc(Number(new URL(request.url).searchParams.get('version')));
  if (!(number >= 1 && number < 2 ** 31)) return null;
  const api = await graphqlFor(request, context);
  return (await api(ChatTemplateVersionDocument, { id, number })).chatTemplate?.versionAt ?? null;
}
