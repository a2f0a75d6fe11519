import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { takeSeed } from '../../db/take-seed.ts';
import { makeTrainingJob } from './making-job.ts';
import { insertTraining } from './store.ts';

/** Databases of which this process knows that the seeds were put in. */
const seeded = new WeakSet<Database>();

const BY = 'Pagewright';

/**
 * Puts in the first examples when somebody first looks at the list, once; jobs make them from their briefs with the built-in designer, so
 * that no start waits for them. What staff changed or deleted since stays so.
 */
export async function seedTrainingWebsites({ db, clock, ids, jobs }: Context): Promise<void> {
  if (seeded.has(db)) return;
  const now = clock();
  await db.transaction(async (tx) => {
    if (!(await takeSeed(tx, 'training-websites', now))) return;
    for (const [index, { title, brief, tags, notes }] of examples.entries()) {
      const id = ids();
      await insertTraining(tx, {
        id,
        title,
        brief,
        origin: 'BRIEF',
        tags,
        score: 5,
        notes,
        status: 'GOOD',
        state: 'WORKING',
        note: 'Waiting for its turn',
        // A moment between them, so that their order stays.
        createdAt: new Date(now.getTime() - index),
        createdBy: BY,
        updatedAt: now,
        updatedBy: BY,
      });
      await jobs.add(makeTrainingJob, { entry: id, isByModel: false }, { db: tx });
    }
  });
  seeded.add(db);
  jobs.wake(makeTrainingJob);
}

const examples = [
  {
    title: 'Kiln & Crumb',
    tags: ['bakery', 'shop', 'english'],
    notes: 'Prices and hours as they were said; four pages; nothing made up.',
    brief: `Kiln & Crumb is a sourdough bakery with a small café in Bristol.
We bake country loaves for £5.20, seeded rye for £4.80, cinnamon buns for £3.20 and focaccia by the slice for £2.90.
Cakes to order with three days' notice. Open Tuesday to Friday from 7:30 to 16:00 and Saturday from 8:00 to 14:00.
Warm, calm colours, terracotta for buttons. Pages: Home, Bread and cakes, Orders, Find us.`,
  },
  {
    title: 'Velo Nord',
    tags: ['trades', 'repair', 'english'],
    notes: 'A short brief: what is not known is a gap.',
    brief: `Velo Nord repairs bicycles in Aberdeen. Punctures while you wait for £12, full service for £65, wheel building from £90.
We collect within five miles. No appointments, open Monday to Saturday 9:00 to 18:00. Practical and bold, dark green.`,
  },
  {
    title: 'Praxis am Seebogen',
    tags: ['health', 'practice', 'german'],
    notes: 'In German: labels, hours and headings in the language of the brief.',
    brief: `Praxis am Seebogen ist eine Praxis für Physiotherapie in Konstanz. Wir bieten Krankengymnastik, manuelle Therapie,
Lymphdrainage und Rückenkurse in kleinen Gruppen. Geöffnet Montag bis Donnerstag von 8 bis 19 Uhr, Freitag von 8 bis 14 Uhr.
Termine nach Vereinbarung. Ruhige, helle Gestaltung in Blau und Weiß. Seiten: Start, Leistungen, Kurse, Kontakt.`,
  },
];
