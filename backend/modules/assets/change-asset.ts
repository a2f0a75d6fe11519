import { z } from 'zod';
import { CROP_HELP, cropOf } from '#site/model/crop.ts';
import { FOCUS } from '#site/model/focus.ts';
import { assetIdsOf } from '#site/model/assets-of.ts';
import type { Context } from '../../context.ts';
import { Failure, notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { picturesOfPosts } from '../posts/posts-pictures.ts';
import { requireRoomForMedia } from './room.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { findAsset, updateAsset } from './store.ts';
import type { AssetRow } from './store.ts';
import { websiteFor } from '../websites/on-website.ts';

const place = z.object({ websiteId: z.string(), id: z.string() });

const changeSchema = place.extend({
  name: z
    .string()
    .trim()
    .min(1, 'Give the picture a name.')
    .max(120, 'Keep the name to 120 characters or fewer.')
    .optional(),
  alt: z.string().trim().max(300, 'Keep the description to 300 characters or fewer.').optional(),
  focus: z
    .string()
    .refine((text) => text === '' || FOCUS.test(text), 'Use whole numbers from 0 to 100.')
    .optional(),
  crop: z
    .string()
    .refine((text) => text === '' || cropOf(text) !== null, CROP_HELP)
    .optional(),
});

/** Changes the name of a picture, or what new uses of it start with: description, point, crop. */
export async function changeAsset(context: Context, input: unknown): Promise<AssetRow> {
  const { websiteId, id, name, alt, focus, crop } = parseInput(changeSchema, input);
  const { asset } = await requireAsset(context, 'updateAsset', websiteId, id);
  const change = {
    ...(name !== undefined && { name }),
    ...(alt !== undefined && { alt }),
    ...(focus !== undefined && { focus: focus || null }),
    ...(crop !== undefined && { crop: crop || null }),
  };
  if (Object.keys(change).length === 0) return asset;
  return (await updateAsset(context.db, asset, change)) ?? asset;
}

/**
 * Takes a picture out of the library. It stays restorable, and older revisions keep showing it, for 30 days. Throws INVALID while the
 * website's draft or a post shows it.
 */
export async function removeAsset(context: Context, input: unknown): Promise<AssetRow> {
  const { websiteId, id } = parseInput(place, input);
  const { asset, website } = await requireAsset(context, 'removeAsset', websiteId, id);
  if (asset.removedAt) return asset;
  const document = await currentDocument(context.db, website);
  if (assetIdsOf(document).includes(id) || (await picturesOfPosts(context.db, websiteId)).includes(id)) {
    const message = 'This picture is in use. Choose another one in its place first, then remove it here.';
    throw new Failure(message, { code: 'INVALID', fields: { id: [message] } });
  }
  return (await updateAsset(context.db, asset, { removedAt: context.clock() })) ?? asset;
}

/** Puts a removed picture back into the library. Throws LIMIT_REACHED when there is no room any more. */
export async function restoreAsset(context: Context, input: unknown): Promise<AssetRow> {
  const { websiteId, id } = parseInput(place, input);
  const { asset, website } = await requireAsset(context, 'restoreAsset', websiteId, id);
  if (!asset.removedAt) return asset;
  await requireRoomForMedia(context, website, asset.bytes);
  return (await updateAsset(context.db, asset, { removedAt: null })) ?? asset;
}

async function requireAsset(
  context: Context,
  ability: 'updateAsset' | 'removeAsset' | 'restoreAsset',
  websiteId: string,
  id: string,
) {
  const website = await websiteFor(context, ability, websiteId);
  const asset = await findAsset(context.db, websiteId, id);
  if (!asset) throw notFound('picture');
  return { website, asset };
}
