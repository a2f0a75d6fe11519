import { z } from 'zod';
import { templates as designs } from '#site/templates/index.ts';
import { saving, type Source } from '../source.server.ts';
import {
  AdminTemplateDocument,
  AdminTemplatesDocument,
  CreateTemplateDocument,
  DeleteTemplateDocument,
  DuplicateTemplateDocument,
  RetireTemplateDocument,
  UpdateTemplateDocument,
} from './documents.server.ts';
import { templateStates } from './template-state.tsx';
import { templateNoun, type Template, type TemplateField, type TemplateRow } from './template-noun.tsx';

const formSchema = z.object({
  name: z.string({ error: 'A template needs a name.' }).trim().max(80, 'A name has at most 80 characters.'),
  slug: z
    .string({ error: 'A template needs a slug.' })
    .trim()
    .max(60, 'A slug has at most 60 characters.')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single dashes.'),
  category: z
    .string({ error: 'Say which kind of business it suits.' })
    .trim()
    .max(60, 'A category has at most 60 characters.'),
  description: z.string().trim().max(300, 'A description has at most 300 characters.').default(''),
  builderNumber: z.coerce
    .number<string>()
    .int()
    .min(1, 'A builder number is 1 to 10.')
    .max(10, 'A builder number is 1 to 10.')
    .nullable()
    .default(null),
  published: z.boolean().default(false),
  design: z.enum(
    designs.map(({ id }) => id),
    'Choose one of the designs.',
  ),
  swapsWith: z.string().nullable().default(null),
});

const filterSchema = z.object({
  state: z.enum(templateStates).nullable().catch(null),
  sort: z.enum(['NAME', 'NAME_REVERSED']).catch('NAME'),
});

/** How templates are asked for and kept. */
export const templateSource: Source<TemplateField, TemplateRow, Template> = {
  noun: templateNoun,
  choices: () => ({ design: designs.map(({ id, name }) => ({ value: id, label: name })) }),
  list: async (api, { first, after, search, filters }) =>
    (await api(AdminTemplatesDocument, { first, after, search, ...filterSchema.parse(filters) })).adminTemplates,
  async read(api, id, page) {
    const { adminTemplate } = await api(AdminTemplateDocument, { id, ...page });
    if (!adminTemplate) return null;
    const { history, ...entry } = adminTemplate;
    return { entry, history };
  },
  create: saving(
    formSchema,
    async (api, { swapsWith, ...input }) => (await api(CreateTemplateDocument, { input, swapsWith })).createTemplate,
  ),
  update: saving(
    formSchema,
    async (api, { swapsWith, ...input }, { id, version }) =>
      (await api(UpdateTemplateDocument, { id, input, version, swapsWith })).updateTemplate,
  ),
  instead: ({ holder }) => holder && { label: 'Swap numbers', name: 'swapsWith', value: holder.id },
  remove: (api, id) => api(DeleteTemplateDocument, { id }),
  deeds: {
    async duplicate(api, id) {
      const { duplicateTemplate: made } = await api(DuplicateTemplateDocument, { id });
      return { message: `“${made.name}” is there, hidden.`, entry: made.id };
    },
    async retire(api, id) {
      await api(RetireTemplateDocument, { id, isRetired: true });
      return { message: 'Retired: it is no longer offered to anybody.' };
    },
    async 'offer-again'(api, id) {
      await api(RetireTemplateDocument, { id, isRetired: false });
      return { message: 'It is offered again where it is published.' };
    },
  },
};
