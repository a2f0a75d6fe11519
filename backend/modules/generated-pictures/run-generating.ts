import type { Services } from '../../context.ts';
import { Failure, unavailable } from '../../failure.ts';
import { asGenerated } from '../../integrations/generated-mark.ts';
import { MakerAway, PromptRefused } from '../../integrations/picture-maker.ts';
import type { Generated, PictureMaker } from '../../integrations/picture-maker.ts';
import { asDamaged, inspectPicture, PictureRefused } from '../../integrations/pictures.ts';
import type { Run } from '../../jobs/queue.ts';
import { contentId } from '../assets/asset-files.ts';
import { importAssets } from '../assets/import-assets.ts';
import { prepareAssetJob } from '../assets/prepare-asset.ts';
import { requireRoomForMedia } from '../assets/room.ts';
import { picturesInTurn } from '../assets/turns.ts';
import { countGeneratedPicture } from '../billing/generated-pictures.ts';
import { holderOf } from '../billing/holder.ts';
import { failTask, finishTask, requireStillOwned } from '../tasks/end-task.ts';
import { findTask, isUnderWay, saveTaskProgress } from '../tasks/store.ts';
import type { TaskRow } from '../tasks/store.ts';
import { whileWanted } from '../tasks/while-wanted.ts';

const AWAY = 'The service that generates pictures does not answer right now. Nothing was counted. Please try again.';
const REFUSED = 'The service does not generate a picture of this. Nothing was counted. Say it in other words.';
const NO_PICTURE = 'What the service sent is no picture that can be used. Nothing was counted. Please try again.';
const LONGEST_NAME = 60;

/** Has a task's picture generated, or does it again after a crash: however it ends, it ends once and counts once. */
export async function runGenerating(
  services: Services,
  { data, signal: closing }: Run<{ task: string }>,
): Promise<void> {
  const { db, log, pictureMaker } = services;
  const task = await findTask(db, data.task);
  if (!task || task.endedAt) return;
  await whileWanted(
    services,
    { websiteId: task.websiteId, closing, isWanted: () => isUnderWay(db, task.id) },
    async ({ signal }) => {
      if (!pictureMaker) throw unavailable(AWAY);
      await saveTaskProgress(db, task.id, { note: 'Generating the picture', done: 1, total: 3 });
      const sent = await sentFor(task, pictureMaker, signal);
      await saveTaskProgress(db, task.id, { note: 'Checking the picture', done: 2 });
      const bytes = await picturesInTurn(async () => {
        await inspectPicture(sent);
        return asDamaged(() => asGenerated(sent));
      });
      signal.throwIfAborted();
      await keep(services, task, bytes, { prompt: task.wish.text ?? '', model: pictureMaker.model });
    },
    (error) => {
      if (!(error instanceof Failure)) log.warn('No picture was generated', { error, websiteId: task.websiteId });
      return failTask(services, task, inWords(error));
    },
  );
}

const sentFor = ({ wish: { text = '', shape = 'WIDE' } }: TaskRow, maker: PictureMaker, signal: AbortSignal) =>
  maker.make({ prompt: text, shape }, signal);

function inWords(error: unknown): unknown {
  if (error instanceof PromptRefused) return unavailable(REFUSED);
  if (error instanceof MakerAway) return unavailable(AWAY);
  if (error instanceof PictureRefused) return unavailable(NO_PICTURE);
  return error;
}

async function keep(services: Services, task: TaskRow, bytes: Buffer, generated: Generated): Promise<void> {
  const { websiteId } = task;
  const id = contentId(bytes);
  const name = generated.prompt.replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME).trim();
  const kept = await importAssets(services, websiteId, [{ id, name, alt: '', bytes, generated }]);
  await finishTask(services, task, async (tx, website) => {
    requireStillOwned(website, task);
    await requireRoomForMedia({ ...services, db: tx }, website, bytes.length);
    await kept.insert(tx);
    const now = services.clock();
    await countGeneratedPicture(tx, await holderOf(tx, website, now), websiteId, now);
    return { state: 'DONE', note: '', texts: [id] };
  });
  services.jobs.wake(prepareAssetJob);
}
