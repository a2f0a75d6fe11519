import { designAtOnce } from '#designer/designer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { takeSeed } from '../../db/take-seed.ts';
import { sampleBriefs } from '../template-editing/sample-briefs.ts';
import { rowOf } from './keep-example.ts';
import { seeds } from './seeds.ts';
import { insertExamples } from './store.ts';

/** Databases of which this process knows that the seeds were put in. */
const seeded = new WeakSet<Database>();

const BY = 'Pagewright';

/**
 * Puts in the first examples when somebody first looks at the list, once: messages about the sample businesses, as the built-in designer makes
 * their websites. What staff changed or deleted since stays so.
 */
export async function seedExamples({ db, clock, ids, reading }: Context): Promise<void> {
  if (seeded.has(db)) return;
  const now = clock();
  await db.transaction(async (tx) => {
    if (!(await takeSeed(tx, 'examples', now))) return;
    const rows = [];
    for (const [index, { about, tags, state, ...seed }] of seeds.entries()) {
      const brief = sampleBriefs.find(({ name }) => name === about)?.brief ?? '';
      const { document } = await designAtOnce(reading.designer, { text: brief }, { seed: 1 });
      const example = { ...seed, document, before: [], other: seed.other ?? null, tags, score: null, createdBy: BY };
      // A moment between them, so that their order stays.
      const createdAt = new Date(now.getTime() - index);
      rows.push({
        ...rowOf({ clock, ids }, { ...example, source: 'HAND', sourceId: null }),
        state,
        createdAt,
      });
    }
    await insertExamples(tx, rows);
  });
  seeded.add(db);
}
