import type { Api } from '#app/graphql/client.server.ts';
import { Library } from './documents.server.ts';
import { loadPhotos } from './photos.server.ts';
import { pictureAddress } from './picture-address.ts';
import { thumbnailOf } from './thumbnail.ts';

const LIBRARY_PAGE = 24;

/** One page of a website's library, newest first, with how much room there is, and the photos of others that are asked for. */
export async function loadLibrary(api: Api, id: string, search: URLSearchParams) {
  const [{ website }, photos] = await Promise.all([
    api(Library, { id, first: LIBRARY_PAGE, after: search.get('after') }),
    loadPhotos(api, id, search),
  ]);
  if (!website) return null;
  const { assets, mediaRoom, photoSources, pictureGenerator } = website;
  return {
    total: assets.totalCount,
    room: mediaRoom,
    /** Who is asked for photos of others; empty: nobody. */
    sources: photoSources,
    photos,
    /** Who generates pictures; null: nobody. */
    generator: pictureGenerator ?? null,
    next: assets.pageInfo.hasNextPage ? assets.pageInfo.endCursor : null,
    pictures: assets.edges.map(({ node: { variants, ...picture } }) => ({
      ...picture,
      src: pictureAddress(id, thumbnailOf(variants)),
    })),
  };
}

export type LibraryView = NonNullable<Awaited<ReturnType<typeof loadLibrary>>>;
export type LibraryPicture = LibraryView['pictures'][number];
