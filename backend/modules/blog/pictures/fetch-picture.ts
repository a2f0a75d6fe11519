import type { Services } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { FetchRefused } from '../../../integrations/safe-fetch/index.ts';
import type { Refusal } from '../../../integrations/safe-fetch/index.ts';
import type { PictureElsewhere } from '../../../reading/markdown/pictures-elsewhere.ts';
import { contentId } from '../../assets/asset-files.ts';
import { importAssets, TooManyPixels } from '../../assets/import-assets.ts';
import { requireRoomForMedia } from '../../assets/room.ts';
import { findAssets } from '../../assets/store.ts';
import { lockForTask, requireStillOwned } from '../../tasks/end-task.ts';
import type { TaskRow } from '../../tasks/store.ts';

/** What became of a picture elsewhere: it is in the library now, or why it stays where it is; `isSilent` when nobody answered. */
export type Fetched =
  | { id: string; outcome: 'CREATED' | 'UNCHANGED' }
  | { id?: undefined; problem: string; isSilent: boolean };

const NO_PICTURE = 'There is no picture at that address that can be shown.';
const TOO_LARGE = 'This picture has too many pixels. Upload a smaller one in its place.';

/**
 * Fetches one picture into the library of a task's website, where it is not there yet. Throws LIMIT_REACHED when there is no room for it,
 * NOT_FOUND when whoever asked has the website no more, and the signal's reason.
 */
export async function fetchPicture(
  services: Services,
  task: TaskRow,
  { address, alt }: PictureElsewhere,
  signal: AbortSignal,
): Promise<Fetched> {
  const { db, safeFetch } = services;
  const { websiteId } = task;
  const fetched = await safeFetch.picture(address, signal).catch(orProblem);
  if ('problem' in fetched) return fetched;
  const { bytes } = fetched;
  const id = contentId(bytes);
  const [known] = await findAssets(db, websiteId, [id]);
  if (known) return { id, outcome: 'UNCHANGED' };
  await services.db.transaction(async (tx) => requireRoom({ ...services, db: tx }, task, bytes.length));
  const picture = { id, name: nameFrom(address), alt, bytes };
  const kept = await importAssets(services, websiteId, [picture]).catch((error: unknown) => {
    if (error instanceof TooManyPixels) return null;
    throw error;
  });
  if (!kept) return { problem: TOO_LARGE, isSilent: false };
  if (kept.bytes === 0) return { problem: NO_PICTURE, isSilent: false };
  await db.transaction(async (tx) => {
    await requireRoom({ ...services, db: tx }, task, bytes.length);
    await kept.insert(tx);
  });
  return { id, outcome: 'CREATED' };
}

/** Exact, since it holds the website's row until the transaction ends. */
async function requireRoom(services: Services, task: TaskRow, bytes: number): Promise<void> {
  const website = await lockForTask(services.db, task);
  if (!website) return;
  requireStillOwned(website, task);
  await requireRoomForMedia(services, website, bytes);
}

const SILENCE: ReadonlySet<Refusal> = new Set(['NO_SUCH_HOST', 'UNREACHABLE', 'TOO_SLOW']);

function orProblem(error: unknown) {
  if (error instanceof FetchRefused) return { problem: error.message, isSilent: SILENCE.has(error.reason) };
  throw error;
}

/** The last part of an address, as a file would be called. */
function nameFrom(address: string): string {
  const { hostname, pathname } = new URL(address);
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(last).slice(0, 120);
  } catch {
    return last.slice(0, 120);
  }
}

/** There is no room for more pictures: all others would hear the same. */
export const isFull = (error: unknown): error is Failure =>
  error instanceof Failure && error.details.code === 'LIMIT_REACHED';
