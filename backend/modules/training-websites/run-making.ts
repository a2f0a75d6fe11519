import { designAtOnce } from '#designer/designer.ts';
import { applyOperations } from '#site/operations/index.ts';
import type { Services } from '../../context.ts';
import { Failure } from '../../failure.ts';
import type { Run } from '../../jobs/queue.ts';
import { insertWebsiteWithRevision } from '../creation/insert-website.ts';
import { planForPeople } from '../billing/holder.ts';
import { askingFor, promptFor } from '../chat-prompts/prompt-for.ts';
import { createProgressWriter, whileWanted } from '../tasks/while-wanted.ts';
import { readWebPage } from '../page-import/read-web-page.ts';
import { copyWebsite } from './copy-website.ts';
import { seedOfDraft } from './seed-of-draft.ts';
import { titleFrom } from './create-from-brief.ts';
import { UNNAMED } from './create-from-website.ts';
import { lockWebsite } from '../websites/store.ts';
import type { Made, Steps } from './made.ts';
import { LONGEST_MAKING_MS } from './making-job.ts';
import { findTraining, holdTraining, madeSinceBefore, saveStep, updateTraining } from './store.ts';
import type { TrainingRow } from './store.ts';

const UNEXPECTED = 'Something went wrong, and this did not finish. Please try again.';
const GIVEN_UP = 'This did not finish: our server stopped in the middle of it. Please try again.';

/** Makes what a job asks for, or makes it again after a crash: whatever happens, it ends once. */
export async function runMaking(
  services: Services,
  { data, signal: closing }: Run<{ entry: string; isByModel: boolean }>,
): Promise<void> {
  const { db, log } = services;
  const row = await findTraining(db, data.entry);
  if (row?.state !== 'WORKING') return;
  await whileWanted(
    services,
    { websiteId: row.id, closing, isWanted: async () => (await findTraining(db, row.id))?.state === 'WORKING' },
    async ({ signal, stop }) => {
      const progress = createProgressWriter({ log, save: (note: string) => saveStep(db, row.id, note), stop });
      const steps = { signal, onStep: progress.note };
      const made = await make(services, row, data.isByModel, steps).finally(progress.settled);
      await keepMade(services, row, made);
    },
    (error) => failMaking(services, row.id, error),
  );
}

async function make(services: Services, row: TrainingRow, isByModel: boolean, steps: Steps): Promise<Made> {
  if (row.sourceWebsiteId !== null) return copyWebsite(services, row.sourceWebsiteId, steps);
  if (row.sourceUrl !== null) return readWebPage({ ...services, ...steps }, row.sourceUrl);
  return design(services, row, { ...steps, isByModel });
}

async function design(
  { designer: usual, reading, db, prompts, shownExamples }: Services,
  { id, brief }: TrainingRow,
  { isByModel, signal, onStep }: Steps & { isByModel: boolean },
): Promise<Made> {
  // One that answers at once needs nobody in its place.
  const designer = isByModel || !usual.draft ? usual : reading.designer;
  const seed = seedOfDraft(id);
  onStep('Reading the brief and making a first draft');
  const { document } = await designAtOnce(designer, { text: brief }, { seed });
  signal.throwIfAborted();
  if (!designer.draft) return { document, brief, report: null };
  onStep('The model is making the draft better');
  const prompt = await promptFor({ db, prompts }, { id, purpose: 'training' }, 'FIRST_DESIGN');
  const asking = askingFor(prompt, document, planForPeople());
  const examples = shownExamples.for(prompt, { task: 'BRIEF', words: brief, document });
  const request = {
    ...asking,
    examples,
    message: brief,
    document,
    history: [],
    known: brief,
    task: 'first-design' as const,
  };
  const answer = await designer.respond(request, {
    seed,
    signal,
    onProgress: ({ note, sentences }) => onStep(sentences.at(-1) ?? note),
  });
  const applied = applyOperations(document, answer.operations);
  return { document: applied.ok ? applied.document : document, brief, report: null };
}

const sentences: Record<TrainingRow['origin'], string> = {
  BRIEF: 'Made the website from its brief',
  WEBSITE: 'Copied from a website, without personal data',
  ADDRESS: 'Made the website from a public page',
};

/** Stores what was made, once; nothing when it is not wanted any more. */
async function keepMade(
  services: Services,
  { id, sourceWebsiteId }: TrainingRow,
  { document, brief, report }: Made,
): Promise<void> {
  await services.db.transaction(async (db) => {
    // Before the entry, as whoever ends the consent does: with the consent the entry goes.
    if (sourceWebsiteId !== null) await lockWebsite(db, sourceWebsiteId);
    const row = await holdTraining(db, id);
    if (row?.state !== 'WORKING') return;
    const websiteId = services.ids();
    const { name } = document.brand;
    await insertWebsiteWithRevision(db, services, {
      id: websiteId,
      author: { id: null, name: row.createdBy, key: null },
      purpose: 'training',
      name,
      brief,
      templateId: null,
      document,
      source: row.origin === 'BRIEF' ? 'GENERATED' : 'IMPORT',
      sentence: sentences[row.origin],
    });
    const isLent = [titleFrom(row.brief), row.sourceUrl, UNNAMED].includes(row.title);
    await updateTraining(db, id, { state: 'DONE', note: '', websiteId, brief, report, ...(isLent && { title: name }) });
  });
}

/** Ends a making that came to nothing, in words. */
async function failMaking({ db, log }: Pick<Services, 'db' | 'log'>, id: string, error: unknown): Promise<void> {
  if (!(error instanceof Failure)) log.error('A training website could not be made', { error, id });
  await endAsFailed(db, id, error instanceof Failure ? error.message : UNEXPECTED);
}

const endAsFailed = (db: Services['db'], id: string, note: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await holdTraining(tx, id);
    if (row?.state === 'WORKING') await updateTraining(tx, id, { state: 'FAILED', note });
  });

/** Ends a making whose process died each time it was tried. */
export const giveUpMaking = ({ db }: Pick<Services, 'db'>, { entry }: { entry: string }): Promise<void> =>
  endAsFailed(db, entry, GIVEN_UP);

/** Ends what nobody makes any more. */
export async function endStaleMakings({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - LONGEST_MAKING_MS);
  for (const { id } of await madeSinceBefore(db, before)) await endAsFailed(db, id, GIVEN_UP);
}
