import { z } from 'zod';
import { MAX_CHOSEN, panels, type DashboardView, type WebsiteFilter } from './filter.ts';

const filterSchema: z.ZodType<Omit<WebsiteFilter, 'trail'>> = z.object({
  search: z.string().trim().max(100).default('').catch(''),
  sort: z.enum(['RECENT', 'NAME', 'CREATED']).default('RECENT').catch('RECENT'),
  after: z.string().max(500).nullable().default(null).catch(null),
});

/** What the dashboard's address asks for. */
export function readView({ searchParams }: URL): DashboardView {
  return {
    filter: {
      ...filterSchema.parse(Object.fromEntries(searchParams)),
      trail: searchParams
        .getAll('trail')
        .filter((cursor) => cursor.length <= 500)
        .slice(-10),
    },
    panel: panels.find((panel) => panel === searchParams.get('panel')) ?? null,
    chosen: searchParams
      .getAll('website')
      .filter((id) => id !== '' && id.length <= 100)
      .slice(0, MAX_CHOSEN),
    deletedAfter: searchParams.get('deletedAfter'),
  };
}
