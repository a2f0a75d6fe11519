import type { Api } from '#app/graphql/client.server.ts';
import { Library } from './documents.server.ts';
import { pictureAddress } from './picture-address.ts';
import { thumbnailOf } from './thumbnail.ts';

const LIBRARY_PAGE = 24;

/** One page of a website's library, newest first, and how much room there is. */
export async function loadLibrary(api: Api, id: string, after: string | null) {
  const { website } = await api(Library, { id, first: LIBRARY_PAGE, after });
  if (!website) return null;
  const { assets, mediaRoom } = website;
  return {
    total: assets.totalCount,
    room: mediaRoom,
    next: assets.pageInfo.hasNextPage ? assets.pageInfo.endCursor : null,
    pictures: assets.edges.map(({ node: { variants, ...picture } }) => ({
      ...picture,
      src: pictureAddress(id, thumbnailOf(variants)),
    })),
  };
}

export type LibraryView = NonNullable<Awaited<ReturnType<typeof loadLibrary>>>;
export type LibraryPicture = LibraryView['pictures'][number];
