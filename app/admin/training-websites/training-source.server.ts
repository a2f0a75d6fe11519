import { z } from 'zod';
import type { TrainingEntryFragment } from '#app/graphql/generated/graphql.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';
import { saving, type Save, type Source } from '../source.server.ts';
import {
  AddTrainingToExamplesDocument,
  CancelTrainingWebsiteDocument,
  CreateTrainingFromAddressDocument,
  CreateTrainingFromWebsiteDocument,
  CreateTrainingWebsiteDocument,
  DeleteTrainingWebsiteDocument,
  MakeTrainingWebsiteAgainDocument,
  TrainingTagsDocument,
  TrainingWebsiteDocument,
  TrainingWebsitesDocument,
  TwoTrainingWebsitesDocument,
  UpdateTrainingWebsiteDocument,
} from './documents.server.ts';
import type { TrainingEntry, TrainingRow } from './training-entry.ts';
import { filtersWith, trainingNoun, type TrainingField } from './training-noun.tsx';
import { statusOptions } from './training-words.ts';
import type { Way } from './ways.ts';

const tags = z
  .string()
  .max(500, 'Keep the tags to 500 characters or fewer.')
  .default('')
  .transform((text) => text.split(',').flatMap((tag) => tag.trim() || []));
const title = z.string().trim().max(120, 'A title has at most 120 characters.');

const trainingSchema = z.object({
  title: title.default('').pipe(z.string().min(1, 'It needs a title.')),
  brief: z.string().trim().max(MOST_BRIEF, 'A brief has at most 4,000 characters.').default(''),
  tags,
  score: z.coerce.number<string>('A score is from 1 to 5.').int('A score is from 1 to 5.').nullable().default(null),
  notes: z.string().trim().max(4000, 'Notes have at most 4,000 characters.').default(''),
  status: z.enum(['NEW', 'GOOD', 'REJECTED'], 'Choose a status.'),
});

const briefSchema = z.object({
  brief: z
    .string({ error: 'Describe the business: what it is and what it does.' })
    .trim()
    .max(MOST_BRIEF, 'A brief has at most 4,000 characters.'),
  title: title.default(''),
  tags,
});

const filterSchema = z.object({
  status: z.enum(['NEW', 'GOOD', 'REJECTED']).nullable().catch(null),
  origin: z.enum(['BRIEF', 'WEBSITE', 'ADDRESS']).nullable().catch(null),
  tag: z.string().transform((tag) => tag || null),
  score: z.coerce.number<string>().int().min(1).max(5).nullable().catch(null),
});

const entryOf = ({ tags: list, ...entry }: TrainingEntryFragment): TrainingEntry => ({
  ...entry,
  tags: list.join(', '),
});

/** How training websites are asked for and kept. */
export const trainingSource: Source<TrainingField, TrainingRow, TrainingEntry> = {
  noun: trainingNoun,
  roles: ['training', 'admin'],
  choices: () => ({ status: statusOptions }),
  list: async (api, { first, after, search, filters }) =>
    (await api(TrainingWebsitesDocument, { first, after, search, ...filterSchema.parse(filters) })).trainingWebsites,
  async read(api, id, page) {
    const { trainingWebsite } = await api(TrainingWebsiteDocument, { id, ...page });
    if (!trainingWebsite) return null;
    const { history, ...entry } = trainingWebsite;
    return { entry: entryOf(entry), history };
  },
  create: saving(
    briefSchema,
    async (api, input) => (await api(CreateTrainingWebsiteDocument, { input })).createTrainingWebsite,
  ),
  update: saving(
    trainingSchema,
    async (api, input, { id, version }) =>
      (await api(UpdateTrainingWebsiteDocument, { id, input, version })).updateTrainingWebsite,
  ),
  remove: (api, id) => api(DeleteTrainingWebsiteDocument, { id }),
  deeds: {
    async 'add-to-examples'(api, id) {
      const { added, untold } = (await api(AddTrainingToExamplesDocument, { id })).createExampleFromTraining;
      const said = added
        ? 'It is among the examples, new until an admin approves it.'
        : 'It is among the examples already.';
      return { message: untold.length > 0 ? `${said} Left out, since no call tells it: ${untold.join(', ')}.` : said };
    },
    async cancel(api, id) {
      await api(CancelTrainingWebsiteDocument, { id });
      return { message: 'Cancelled.' };
    },
    async again(api, id) {
      await api(MakeTrainingWebsiteAgainDocument, { id });
      return { message: 'It is being made again.' };
    },
  },
};

const websiteSchema = z.object({
  website: z
    .string({ error: 'Write the address of the website, or its id.' })
    .trim()
    .max(300, 'An address has at most 300 characters.'),
  title: title.default(''),
  tags,
});

const addressSchema = z.object({
  address: z
    .string({ error: 'Write the address of the page.' })
    .trim()
    .max(2000, 'An address has at most 2,000 characters.'),
  title: title.default(''),
  tags,
});

const creating: Record<Way['id'], Save> = {
  brief: trainingSource.create,
  website: saving(
    websiteSchema,
    async (api, input) => (await api(CreateTrainingFromWebsiteDocument, { input })).createTrainingWebsiteFromWebsite,
  ),
  address: saving(
    addressSchema,
    async (api, input) => (await api(CreateTrainingFromAddressDocument, { input })).createTrainingWebsiteFromAddress,
  ),
};

/** The same for new entries that are made in one of the ways. */
export const sourceOf = (way: Way['id']): typeof trainingSource => ({ ...trainingSource, create: creating[way] });

/** The same with the tags that there are among the filters of its list. */
export async function withTags(api: Api) {
  const { trainingTags } = await api(TrainingTagsDocument);
  return { tags: trainingTags, source: { ...trainingSource, noun: { filters: filtersWith(trainingTags) } } };
}

/** Two entries to look at side by side; null for one that is not there. */
export async function readTwo(
  api: Api,
  [one, other]: [string, string],
): Promise<[TrainingEntry, TrainingEntry] | null> {
  const found = await api(TwoTrainingWebsitesDocument, { one, other });
  return found.one && found.other ? [entryOf(found.one), entryOf(found.other)] : null;
}

/** One entry, without its history. */
export async function readOne(api: Api, id: string): Promise<TrainingEntry | null> {
  const { trainingWebsite } = await api(TrainingWebsiteDocument, { id, first: 0, after: null });
  return trainingWebsite ? entryOf(trainingWebsite) : null;
}
