import { z } from 'zod';
import { askProvider } from './ask.ts';
import { PER_PAGE } from './photo.ts';
import type { PhotoProvider, PhotoToTake } from './photo.ts';

const photoSchema = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  width: z.number().int(),
  height: z.number().int(),
  urls: z.object({ raw: z.url(), small: z.url() }),
  links: z.object({ html: z.url(), download_location: z.url() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.url() }) }),
});
const foundSchema = z.object({ results: z.array(photoSchema), total_pages: z.number().int() });

/** Unsplash asks for these on each link to it (https://help.unsplash.com/en/articles/2511315-guideline-attribution). */
const referred = (address: string, appTitle: string): string => {
  const url = new URL(address);
  url.searchParams.set('utm_source', appTitle);
  url.searchParams.set('utm_medium', 'referral');
  return url.href;
};

/** 2,400 pixels wide at most: the widest that pages show. */
function fileOf(raw: string): string {
  const url = new URL(raw);
  for (const [name, value] of [
    ['w', '2400'],
    ['fit', 'max'],
    ['fm', 'jpg'],
    ['q', '85'],
  ] as const)
    url.searchParams.set(name, value);
  return url.href;
}

type Options = { key: string; base?: string | undefined; appTitle: string };

/** The API of Unsplash (https://unsplash.com/documentation). `base`: another server that speaks it. */
export function connectUnsplash({ key, base, appTitle }: Options): PhotoProvider {
  const headers = { Authorization: `Client-ID ${key}`, 'Accept-Version': 'v1' };
  const at = (path: string) => new URL(path, base ?? 'https://api.unsplash.com');
  const photoOf = ({ id, width, height, urls, links, user }: z.output<typeof photoSchema>) =>
    ({
      id: `unsplash-${id}`,
      width,
      height,
      preview: urls.small,
      file: fileOf(urls.raw),
      // It counts what is taken by this.
      tell: links.download_location,
      credit: {
        author: user.name,
        authorUrl: referred(user.links.html, appTitle),
        source: 'Unsplash',
        sourceUrl: referred(links.html, appTitle),
        licence: 'Unsplash License, https://unsplash.com/license',
      },
    }) satisfies PhotoToTake;
  return {
    label: 'Unsplash',
    files: base ?? 'https://images.unsplash.com',
    headers,
    async search(text, page) {
      const url = at('/search/photos');
      url.search = String(new URLSearchParams({ query: text, page: String(page), per_page: String(PER_PAGE) }));
      const found = await askProvider(url, headers, foundSchema);
      return { photos: found?.results.map(photoOf) ?? [], hasMore: page < (found?.total_pages ?? 0) };
    },
    async find(id) {
      const found = await askProvider(at(`/photos/${id}`), headers, photoSchema);
      return found && photoOf(found);
    },
  };
}
