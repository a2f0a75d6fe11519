import { z } from 'zod';
import type { Context, Services } from '../../../context.ts';
import { notFound, unavailable } from '../../../failure.ts';
import { PhotosAway } from '../../../integrations/photo-search/index.ts';
import type { FoundPhotos, PhotoSearch } from '../../../integrations/photo-search/index.ts';
import { defineJob } from '../../../jobs/queue.ts';
import { parseInput } from '../../../parse-input.ts';
import { keepPicture } from '../keep-picture.ts';
import type { AssetRow } from '../store.ts';
import { websiteFor } from '../../websites/on-website.ts';

const OFF = 'Searching for photos is switched off here. Upload a picture of your own.';
const AWAY =
  'The photo search does not answer right now. Please try again in a moment, or upload a picture of your own.';

const placeSchema = z.object({ websiteId: z.string() });

const searchSchema = z.object({
  text: z.string().trim().min(1, 'Say what the photo should show.').max(100, 'Use at most 100 characters.'),
  page: z.number().int().min(1).max(50).nullish(),
});

/** Photos that fit some words. Throws as `requireWebsite`, INVALID, RATE_LIMITED, or UNAVAILABLE while nobody can be asked. */
export async function searchPhotos(context: Context, input: unknown): Promise<FoundPhotos> {
  const { websiteId } = parseInput(placeSchema, input);
  const website = await websiteFor(context, 'searchPhotos', websiteId);
  const { text, page } = parseInput(searchSchema, input);
  const search = required(context.photos);
  await context.rateLimiter.take('searchPhotos', website.ownerId ?? website.id);
  return answered(context, search.search(text, page ?? 1));
}

const takeSchema = z.object({ websiteId: z.string(), id: z.string().max(80) });

/**
 * Copies a photo into the library, with whose it is. What it shows is for people to say, so it comes without a description. Throws as
 * `keepPicture`, NOT_FOUND for one that its provider does not have (any more), UNAVAILABLE while nobody can be asked.
 */
export async function takePhoto(context: Context, input: unknown): Promise<AssetRow> {
  const { websiteId, id } = parseInput(takeSchema, input);
  const website = await websiteFor(context, 'takePhoto', websiteId);
  const search = required(context.photos);
  await context.rateLimiter.take('uploadAsset', website.ownerId ?? website.id);
  const taken = await answered(context, search.take(id));
  if (!taken) throw notFound('photo');
  const { bytes, photo } = taken;
  const { author, source } = photo.credit;
  const name = `${author}, ${source}`.slice(0, 120);
  const kept = await keepPicture(context, website, { name, alt: '', bytes, credit: photo.credit });
  if (photo.tell) await context.jobs.add(tellTakenJob, { id, address: photo.tell });
  return kept;
}

/** A provider that counts what is taken hears of it in its own time: nobody waits for that, and a photo that is there stays. */
export const tellTakenJob = defineJob({
  name: 'tell-photo-taken',
  data: z.object({ id: z.string(), address: z.string() }),
  retries: 5,
  maxSeconds: 30,
});

export async function tellTaken(
  { photos }: Pick<Services, 'photos'>,
  { id, address }: z.output<typeof tellTakenJob.data>,
): Promise<void> {
  await photos?.tell(id, address);
}

function required(search: PhotoSearch | null): PhotoSearch {
  if (!search) throw unavailable(OFF);
  return search;
}

const answered = <Answer>({ log }: Context, answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof PhotosAway)) throw error;
    log.warn('The photo search did not answer', { error });
    throw unavailable(AWAY);
  });
