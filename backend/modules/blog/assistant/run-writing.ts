import type { Usage } from '#designer/index.ts';
import type { Services } from '../../../context.ts';
import type { Run } from '../../../jobs/queue.ts';
import { failTask, finishTask, requireStillOwned } from '../../tasks/end-task.ts';
import { findTask, isUnderWay, keepTaskSpent, saveTaskProgress } from '../../tasks/store.ts';
import { createProgressWriter, whileWanted } from '../../tasks/while-wanted.ts';
import { findWebsite } from '../../websites/store.ts';
import { keepWriting } from './keep-writing.ts';
import { writeFor } from './write-for.ts';

/** Whoever looks counts along; more often would only keep them busy. Milliseconds. */
const BETWEEN_LOOKS = 1_500;

/** Does what a task asks of a slow designer, or does it again after a crash: whatever happens, it ends once, and counts once. */
export async function runWriting(services: Services, { data, signal: closing }: Run<{ task: string }>): Promise<void> {
  const { db, log } = services;
  const task = await findTask(db, data.task);
  if (!task || task.endedAt) return;
  let spent: Usage | undefined;
  await whileWanted(
    services,
    { websiteId: task.websiteId, closing, isWanted: () => isUnderWay(db, task.id) },
    async ({ signal, stop }) => {
      const website = await findWebsite(db, task.websiteId);
      if (!website) return;
      const save = (done: number) => saveTaskProgress(db, task.id, { done });
      const progress = createProgressWriter({ log, save, stop }, BETWEEN_LOOKS);
      const onSpent = (usage: Usage) => void (spent = usage);
      const options = { signal, onWords: progress.note, onSpent };
      const writing = await writeFor(services, website, task, options).finally(progress.settled);
      await finishTask(services, task, (tx, locked) => {
        requireStillOwned(locked, task);
        return keepWriting(tx, services, { website: locked, task, writing });
      });
    },
    (error) => failTask(services, task, error),
  );
  if (spent) await keepTaskSpent(db, task.id, spent);
}
