import { designAtOnce } from '#designer/designer.ts';
import type { ChatAnswer, Designer, Progress } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import type { Services } from '../../context.ts';
import type { SideResult } from '../../db/schema.ts';
import { Failure, invalid } from '../../failure.ts';
import type { Run } from '../../jobs/queue.ts';
import { planForPeople } from '../billing/holder.ts';
import { askingFor } from '../chat-prompts/prompt-for.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { createProgressWriter, whileWanted } from '../tasks/while-wanted.ts';
import { sampleBriefs } from '../template-editing/sample-briefs.ts';
import { findTraining } from '../training-websites/store.ts';
import { announceWebsite, findWebsite } from '../websites/store.ts';
import { endRunAsFailed, endSide, UNEXPECTED } from './end-run.ts';
import { findRun, sidesOf, updateRun, updateSide } from './store.ts';
import type { RunRow, SideRow } from './store.ts';

/**
 * Does both sides of a run, or does again after a crash what had not ended: each ends once. A run whose process is asked to stop is left
 * to the next one.
 */
export async function doPlaygroundRun(
  services: Services,
  { data, signal: closing }: Run<{ run: string }>,
): Promise<void> {
  const run = await findRun(services.db, data.run);
  if (run?.state !== 'WORKING') return;
  const { db, log } = services;
  await whileWanted(
    services,
    { websiteId: run.id, closing, isWanted: async () => (await findRun(db, run.id))?.state === 'WORKING' },
    async (wanted) => {
      const begun = await beginningOf(services, run);
      const open = (await sidesOf(db, run.id)).filter(({ endedAt }) => endedAt === null);
      await Promise.all(open.map((side) => doSide(services, { run, side, begun }, wanted)));
    },
    async (error) => {
      if (!(error instanceof Failure)) log.error('A run of the playground failed', { error, id: run.id });
      await endRunAsFailed(services, run.id, error instanceof Failure ? error.message : UNEXPECTED);
    },
  );
}

type Begun = { document: WebsiteDocument; known: string };

const GONE = 'The website that this run is about no longer exists.';

/** What both sides begin with, read once: after a crash it is the same. */
async function beginningOf({ db, reading }: Services, run: RunRow): Promise<Begun> {
  const training = run.trainingId === null ? undefined : await findTraining(db, run.trainingId);
  const sample = sampleBriefs.find(({ name }) => name === run.sample);
  const known = run.task === 'BRIEF' ? run.words : (training?.brief ?? sample?.brief ?? '');
  if (run.before) return { document: run.before, known };
  const document = training ? await documentOf(db, training.websiteId) : await drawn(reading.designer, known, run.seed);
  await updateRun(db, run.id, { before: document });
  return { document, known };
}

async function documentOf(db: Services['db'], websiteId: string | null): Promise<WebsiteDocument> {
  const website = websiteId === null ? undefined : await findWebsite(db, websiteId);
  if (!website) throw invalid('website', GONE);
  return currentDocument(db, website);
}

const drawn = async (builtIn: Designer, text: string, seed: number): Promise<WebsiteDocument> =>
  (await designAtOnce(builtIn, { text }, { seed })).document;

type Doing = { run: RunRow; side: SideRow; begun: Begun };
type Wanted = { signal: AbortSignal; stop(): void };

async function doSide(services: Services, doing: Doing, { signal, stop }: Wanted): Promise<void> {
  const { db, log } = services;
  const { run, side } = doing;
  const began = performance.now();
  const save = async ({ note, sentences }: Progress) => {
    const isOpen = await updateSide(db, side, { note, steps: sentences });
    await announceWebsite(db, run.id);
    return isOpen;
  };
  const progress = createProgressWriter({ log, save, stop });
  try {
    const answer = await answerOf(services, doing, { signal, onProgress: progress.note }).finally(progress.settled);
    const milliseconds = Math.round(performance.now() - began);
    await endSide(services, side, {
      note: '',
      result: resultOf(doing.begun.document, answer),
      usage: answer.usage ?? null,
      milliseconds,
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Failure)) log.error('A side of a run failed', { error, id: run.id, side: side.side });
    await endSide(services, side, { note: error instanceof Failure ? error.message : UNEXPECTED });
  }
}

async function answerOf(
  { designer: usual, reading, clock, shownExamples }: Services,
  { run, side, begun: { document, known } }: Doing,
  options: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<ChatAnswer> {
  const { task, words, seed, isByModel } = run;
  // Its first draft is all that a designer without a model makes of a brief, and that is there already.
  if (task === 'BRIEF' && !isByModel)
    return { operations: [], scope: [], reply: 'The built-in designer made this.', suggestions: [] };
  const asking = askingFor(side.prompt, document, planForPeople());
  const chosen = { model: side.model ?? asking.model, temperature: side.temperature ?? asking.temperature };
  const request = {
    ...asking,
    ...chosen,
    examples: shownExamples.for(side.prompt, { task, words, document }),
    message: words,
    document,
    history: [],
    known,
    today: clock().toISOString().slice(0, 10),
    task: task === 'BRIEF' ? ('first-design' as const) : ('change' as const),
  };
  const designer = isByModel ? usual : reading.designer;
  return designer.respond(request, { seed, ...options });
}

function resultOf(before: WebsiteDocument, { operations, refused = [], reply }: ChatAnswer): SideResult {
  const applied = applyOperations(before, operations);
  return applied.ok
    ? { document: applied.document, operations, sentences: applied.sentences, refused, reply }
    : { document: before, operations: [], sentences: [], refused, reply };
}
