import { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import type { CsvColumn } from '#app/csv.ts';
import type { ListPage, ListSource } from '../source.server.ts';
import { RecentSignupsDocument } from './documents.server.ts';
import { signupNoun, type SignupRow } from './signup-noun.tsx';
import { sourceInWords } from './source-in-words.ts';

const filterSchema = z.object({
  plan: z.string().transform((plan) => plan || null),
  sort: z.enum(['NEWEST', 'OLDEST']).catch('NEWEST'),
});

const ask = (api: Api, { filters, ...page }: ListPage, withDays: boolean) =>
  api(RecentSignupsDocument, { ...page, ...filterSchema.parse(filters), withDays });

/** How signups are found; with the days of the chart on the first page of all of them. */
export const signupSource = {
  noun: signupNoun,
  async list(api: Api, page: ListPage) {
    const isAll = page.after === null && page.search === null && !page.filters['plan'];
    const { recentSignups, signupDays } = await ask(api, page, isAll);
    return { ...recentSignups, days: signupDays ?? null };
  },
} satisfies ListSource<SignupRow>;

/** The same, row for row, for a file. */
export const signupFile = {
  noun: signupNoun,
  list: async (api: Api, page: ListPage) => (await ask(api, page, false)).recentSignups,
} satisfies ListSource<SignupRow>;

export const signupColumns: readonly CsvColumn<SignupRow>[] = [
  { title: 'Date', of: ({ createdAt }) => createdAt },
  { title: 'Name', of: ({ name }) => name },
  { title: 'Email', of: ({ email }) => email },
  { title: 'From', of: ({ source }) => sourceInWords(source) },
  { title: 'Websites', of: ({ websiteCount }) => String(websiteCount) },
  { title: 'Plan', of: ({ plan }) => plan },
];
