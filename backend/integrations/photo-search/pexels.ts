import { z } from 'zod';
import { askProvider } from './ask.ts';
import { PER_PAGE } from './photo.ts';
import type { PhotoProvider, PhotoToTake } from './photo.ts';

const photoSchema = z.object({
  id: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  url: z.url(),
  photographer: z.string(),
  photographer_url: z.url(),
  src: z.object({ large2x: z.url(), medium: z.url() }),
});
const foundSchema = z.object({ photos: z.array(photoSchema), next_page: z.string().optional() });

function photoOf({ id, width, height, url, photographer, photographer_url, src }: z.output<typeof photoSchema>) {
  return {
    id: `pexels-${id}`,
    width,
    height,
    preview: src.medium,
    file: src.large2x,
    tell: null,
    credit: {
      author: photographer,
      authorUrl: photographer_url,
      source: 'Pexels',
      sourceUrl: url,
      licence: 'Pexels License, https://www.pexels.com/license/',
    },
  } satisfies PhotoToTake;
}

/** The API of Pexels (https://www.pexels.com/api/documentation/). `base`: another server that speaks it. */
export function connectPexels({ key, base }: { key: string; base?: string | undefined }): PhotoProvider {
  const headers = { Authorization: key };
  const at = (path: string) => new URL(path, base ?? 'https://api.pexels.com');
  return {
    label: 'Pexels',
    files: base ?? 'https://images.pexels.com',
    headers,
    async search(text, page) {
      const url = at('/v1/search');
      url.search = String(new URLSearchParams({ query: text, page: String(page), per_page: String(PER_PAGE) }));
      const found = await askProvider(url, headers, foundSchema);
      return { photos: found?.photos.map(photoOf) ?? [], hasMore: found?.next_page !== undefined };
    },
    async find(id) {
      const found = await askProvider(at(`/v1/photos/${id}`), headers, photoSchema);
      return found && photoOf(found);
    },
  };
}
