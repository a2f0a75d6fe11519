import pLimit from 'p-limit';
import { FetchRefused } from '../../integrations/safe-fetch/index.ts';
import type { SafeFetch } from '../../integrations/safe-fetch/index.ts';
import { claimedPixels } from '../../integrations/pictures.ts';
import { contentId } from '../assets/asset-files.ts';
import type { ImportedPicture } from '../assets/imported-picture.ts';
import { bytesWithin } from '../page-import/drawing-within.ts';
import type { ImportedSite } from '../page-import/site/imported-site.ts';
import { pictureSentence } from './refusals.ts';
import type { Progress } from './store.ts';

const MOST_PICTURES = 80;
const AT_ONCE = 4;
const MOST_PIXELS = 190_000_000;
/** Smaller ones are ornaments and counters. */
const FEWEST_PIXELS = 1_200;
const LONGEST_MS = 240_000;

type Options = {
  safeFetch: Pick<SafeFetch, 'picture'>;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Bytes that there is room for. */
  room: number;
};

export type FetchedPictures = {
  pictures: ImportedPicture[];
  /** The id that each address gives. */
  ids: Map<string, string>;
  /** Sentences about those that did not come along, by page. */
  problems: { url: string; sentence: string }[];
};

const nameOf = (address: string): string => {
  if (bytesWithin(address)) return 'logo.svg';
  const last = new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 120);
  } catch {
    return last.slice(0, 120);
  }
};

/** Fetches the pictures of a website, four at a time, as many as there is room for. Rejects with the signal's reason alone. */
export async function fetchPictures(
  { safeFetch, signal, onProgress, room }: Options,
  wanted: ImportedSite['pictures'],
): Promise<FetchedPictures> {
  const fetched: FetchedPictures = { pictures: [], ids: new Map(), problems: [] };
  const once = wanted.filter(({ src }, at) => wanted.findIndex((one) => one.src === src) === at);
  const limit = pLimit(AT_ONCE);
  const until = Date.now() + LONGEST_MS;
  let [bytes, pixels, done] = [0, 0, 0];
  const total = Math.min(MOST_PICTURES, once.length);
  const take = async ({ src, alt, url }: (typeof once)[number]) => {
    const leave = (sentence: string) =>
      fetched.problems.push({ url, sentence: `The picture ${nameOf(src)}: ${sentence}` });
    if (Date.now() > until) return leave('that website answers slowly. Upload it yourself.');
    try {
      const within = bytesWithin(src);
      const picture = within ? { bytes: within, kind: 'svg' } : await safeFetch.picture(src, signal);
      const id = contentId(picture.bytes);
      const size = await claimedPixels(Buffer.from(picture.bytes));
      if (picture.kind !== 'svg' && size < FEWEST_PIXELS) return leave('it is too small to be seen.');
      if (pixels + size > MOST_PIXELS || bytes + picture.bytes.length > room)
        return leave('there is no room for more pictures. Upload the ones that you need.');
      fetched.ids.set(src, id);
      if (fetched.pictures.some((one) => one.id === id)) return;
      bytes += picture.bytes.length;
      pixels += size;
      fetched.pictures.push({ id, name: nameOf(src), alt: alt.slice(0, 300), bytes: picture.bytes });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof FetchRefused)) throw error;
      leave(pictureSentence(error));
    } finally {
      done += 1;
      onProgress({ note: 'Bringing pictures', done, total });
    }
  };
  await Promise.all(once.slice(0, MOST_PICTURES).map((picture) => limit(() => take(picture))));
  signal.throwIfAborted();
  for (const { src, url } of once.slice(MOST_PICTURES))
    fetched.problems.push({ url, sentence: `The picture ${nameOf(src)}: at most ${MOST_PICTURES} are brought over.` });
  return fetched;
}
