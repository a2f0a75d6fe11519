import { z } from 'zod';
import type { Settings } from '#settings';
import { bytesOfAnswer } from '../bytes-of-answer.ts';
import { askProvider } from './ask.ts';
import { connectPexels } from './pexels.ts';
import { PhotosAway } from './photo.ts';
import type { FoundPhotos, PhotoProvider, PhotoToTake } from './photo.ts';
import { connectUnsplash } from './unsplash.ts';

export { PhotosAway } from './photo.ts';
export type { FoundPhotos, Photo, PictureCredit } from './photo.ts';

const PATIENCE_MS = 20_000;
const MOST_BYTES = 10 * 1024 * 1024;

export type PhotoSearch = {
  /** Who is asked, as people know them. */
  sources: string[];
  /** Photos that fit some words, a page at a time, those of several providers in turn. Rejects with `PhotosAway` when none answers. */
  search(text: string, page: number): Promise<FoundPhotos>;
  /** The file of a photo for a page. Null when there is none. Rejects with `PhotosAway`. */
  take(id: string): Promise<{ photo: PhotoToTake; bytes: Buffer } | null>;
  /** Tells a photo's provider that it was taken, at the address that it gave for that (`PhotoToTake.tell`). Rejects with `PhotosAway`. */
  tell(id: string, address: string): Promise<void>;
};

/** Photos of others that may be used for free; null where no key is set. Nobody is asked before the first question. */
export function connectPhotoSearch({ photos, appTitle }: Pick<Settings, 'photos' | 'appTitle'>): PhotoSearch | null {
  const providers = new Map<string, PhotoProvider>();
  if (photos?.pexelsKey) providers.set('pexels', connectPexels({ key: photos.pexelsKey, base: photos.base }));
  if (photos?.unsplashKey)
    providers.set('unsplash', connectUnsplash({ key: photos.unsplashKey, base: photos.base, appTitle }));
  if (providers.size === 0) return null;
  return {
    sources: [...providers.values()].map(({ label }) => label),
    async search(text, page) {
      const asked = await Promise.allSettled([...providers.values()].map((provider) => provider.search(text, page)));
      const found = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const [refused] = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      if (found.length === 0) throw new PhotosAway('Nobody was asked for photos', { cause: refused });
      return { photos: inTurn(found.map(({ photos }) => photos)), hasMore: found.some(({ hasMore }) => hasMore) };
    },
    async take(id) {
      const [name = '', own = ''] = splitOnce(id);
      const provider = providers.get(name);
      const photo = await provider?.find(own);
      return provider && photo ? { photo, bytes: await fileOf(photo.file, provider) } : null;
    },
    async tell(id, address) {
      const provider = providers.get(splitOnce(id)[0] ?? '');
      if (provider) await askProvider(within(address, provider), provider.headers, z.unknown());
    },
  };
}

const splitOnce = (id: string): string[] => {
  const at = id.indexOf('-');
  return at < 0 ? [id] : [id.slice(0, at), id.slice(at + 1)];
};

/** One of each, then the second of each. */
const inTurn = <One>(lists: One[][]): One[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }).flatMap((_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  );

/** An address that an answer names, on a server of its provider's alone. */
function within(address: string, { files, label }: PhotoProvider): URL {
  const url = new URL(address);
  const home = new URL(files);
  const domain = (host: string) => host.split('.').slice(-2).join('.');
  if (url.protocol !== home.protocol || domain(url.hostname) !== domain(home.hostname) || url.port !== home.port)
    throw new PhotosAway(`${label} names a file on another server`);
  return url;
}

async function fileOf(address: string, provider: PhotoProvider): Promise<Buffer> {
  const url = within(address, provider);
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`It answered ${answer.status}`);
    return await bytesOfAnswer(answer, MOST_BYTES);
  } catch (error) {
    throw new PhotosAway(`A photo did not come from ${url.host}`, { cause: error });
  }
}
