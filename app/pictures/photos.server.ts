import { graphql } from '#app/graphql/generated/index.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';

export const TakePhoto = graphql(`
  mutation TakePhoto($websiteId: ID!, $id: ID!) {
    takePhoto(websiteId: $websiteId, id: $id) {
      id
      credit {
        author
        source
      }
    }
  }
`);

const SearchPhotos = graphql(`
  query SearchPhotos($id: ID!, $text: String!, $page: Int!) {
    searchPhotos(websiteId: $id, text: $text, page: $page) {
      hasMore
      photos {
        id
        width
        height
        preview
        credit {
          author
          authorUrl
          source
          sourceUrl
        }
      }
    }
  }
`);

const none = { photos: [], hasMore: false };

/** The photos that the address asks for (`photos`, `photos-page`); null where it asks for none. A refusal is a sentence beside the field. */
export async function loadPhotos(api: Api, id: string, search: URLSearchParams) {
  const text = search.get('photos')?.trim() ?? '';
  const page = Math.min(50, Math.max(1, Number.parseInt(search.get('photos-page') ?? '1', 10) || 1));
  if (text === '') return null;
  try {
    return { text, page, ...(await api(SearchPhotos, { id, text, page })).searchPhotos, problem: '' };
  } catch (error) {
    if (!(error instanceof ApiError) || !['INVALID', 'RATE_LIMITED', 'UNAVAILABLE'].includes(error.code)) throw error;
    return { text, page, ...none, problem: error.fields.text?.join(' ') ?? error.message };
  }
}

export type FoundPhotos = NonNullable<Awaited<ReturnType<typeof loadPhotos>>>;
