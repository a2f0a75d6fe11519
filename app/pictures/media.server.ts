import type { Api } from '#app/graphql/client.server.ts';
import { assetIdsOf, assetKeysOf } from '#site/model/assets-of.ts';
import { assetSource } from '#site/render/asset-source.ts';
import type { RenderOptions } from '#site/render/index.ts';
import { Media } from './documents.server.ts';
import { pictureAddress } from './picture-address.ts';
import { thumbnailOf } from './thumbnail.ts';

/** The uploaded pictures of a draft, as its preview shows them. `value` is the document, or the part of it that is shown. */
export async function draftAssets(
  api: Api,
  { website: id, token, value }: { website: string; token?: string; value: unknown },
): Promise<RenderOptions['asset']> {
  const media = await mediaOf(api, id, assetKeysOf(value), token);
  const sources = new Map(
    media.map(({ id: asset, files }) => [asset, assetSource(files, (file) => pictureAddress(id, file, token))]),
  );
  return (key) => sources.get(key) ?? null;
}

/** Addresses of small pictures by the id of the upload, whole, for all that a part of the document shows. */
export async function thumbnails(api: Api, id: string, value: unknown): Promise<Record<string, string>> {
  const media = await mediaOf(api, id, assetIdsOf(value));
  return Object.fromEntries(media.map(({ id: asset, files }) => [asset, pictureAddress(id, thumbnailOf(files))]));
}

async function mediaOf(api: Api, id: string, ids: string[], token?: string) {
  if (ids.length === 0) return [];
  const { website } = await api(Media, { id, ids, token: token ?? null });
  return website?.media ?? [];
}
