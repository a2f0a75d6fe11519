import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import type { Replaced } from '../../db/schema.ts';
import { keptOf } from './content/kept-of.ts';
import type { Content } from './content/line-of.ts';
import { findByContent, insertExamples } from './store.ts';
import type { ExampleRow } from './store.ts';

/** Where an example comes from. `sourceWebsiteId`: whose owner agreed; with that consent it goes. */
export type Origin = {
  source: ExampleRow['source'];
  sourceId: string | null;
  sourceWebsiteId?: string | null;
  replaced?: Replaced | null;
};

export type NewExample = Content & Origin & { tags?: string[]; score?: number | null; createdBy: string };

/** A row of an example that is new. */
export function rowOf({ ids, clock }: Pick<Services, 'ids' | 'clock'>, example: NewExample) {
  const now = clock();
  return {
    ...example,
    ...keptOf(contentIn(example), example.sourceWebsiteId),
    id: ids(),
    createdAt: now,
    updatedAt: now,
  };
}

const contentIn = ({ task, words, document, before, answer, other }: NewExample): Content => ({
  task,
  words,
  document,
  before,
  answer,
  other,
});

/**
 * Keeps an example, new and not approved yet, in the transaction of `db`. One that says exactly the same is kept once: `isNew` is false then, and
 * the row is the one that stood there.
 */
export async function keepExample(
  db: Database,
  services: Pick<Services, 'ids' | 'clock'>,
  example: NewExample,
): Promise<{ row: ExampleRow; isNew: boolean }> {
  const made = rowOf(services, example);
  const isNew = (await insertExamples(db, [made])).length > 0;
  const row = await findByContent(db, made.contentHash);
  if (!row) throw new Error('An example was not kept');
  return { row, isNew };
}
