import DataLoader from 'dataloader';
import type { Services } from '../context.ts';
import { visitsSince } from '../modules/publishing/store.ts';
import { currentHistoryOf } from '../modules/revisions/store.ts';
import { websiteCountsOf } from '../modules/templates/store.ts';

export type Loaders = ReturnType<typeof createLoaders>;

const DAY = 24 * 60 * 60 * 1000;

/** What lists ask for row by row, fetched in one query each. */
export const createLoaders = ({ db, clock }: Services) => ({
  visitsIn7Days: new DataLoader<string, number>(async (websiteIds) => {
    const firstDay = new Date(clock().getTime() - 6 * DAY).toISOString().slice(0, 10);
    const visits = await visitsSince(db, websiteIds, firstDay);
    return websiteIds.map((id) => visits.get(id) ?? 0);
  }),
  history: new DataLoader<string, { canUndo: boolean; canRedo: boolean }>(async (websiteIds) => {
    const found = await currentHistoryOf(db, websiteIds);
    return websiteIds.map((id) => found.get(id) ?? { canUndo: false, canRedo: false });
  }),
  templateUse: new DataLoader<string, number>(async (templateIds) => {
    const counts = await websiteCountsOf(db, templateIds);
    return templateIds.map((id) => counts.get(id) ?? 0);
  }),
});
