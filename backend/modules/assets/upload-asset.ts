import { z } from 'zod';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { keepPicture } from './keep-picture.ts';
import type { AssetRow } from './store.ts';
import { websiteFor } from '../websites/on-website.ts';

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

const placeSchema = z.object({ websiteId: z.string() });

const inputSchema = z.object({
  alt: z.string().trim().max(300, 'Keep the description to 300 characters or fewer.').default(''),
  file: z
    .file('Choose a picture to upload.')
    .min(1, 'This file is empty. Choose another one.')
    .max(MAX_UPLOAD_BYTES, 'This file is larger than 10 MB. Make it smaller and upload it again.'),
});

/**
 * Takes a picture into a website's library and has its sizes made. The same file again gives the asset that is there, back in the
 * library if it was removed. Throws NOT_FOUND, FORBIDDEN, INVALID (field `file`), LIMIT_REACHED or RATE_LIMITED.
 */
export async function uploadAsset(context: Context, input: unknown): Promise<AssetRow> {
  const { websiteId } = parseInput(placeSchema, input);
  const website = await websiteFor(context, 'uploadAsset', websiteId);
  const { alt, file } = parseInput(inputSchema, input);
  await context.rateLimiter.take('uploadAsset', website.ownerId ?? website.id);
  return keepPicture(context, website, { name: file.name, alt, bytes: Buffer.from(await file.arrayBuffer()) });
}
