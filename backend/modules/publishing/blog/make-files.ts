import { setImmediate } from 'node:timers/promises';
import { publishedMarkdown } from '#site/origins/markdown-marks.ts';
import type { Services } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import type { ReadMarkdown } from '../../../reading/markdown/read-markdown.ts';
import { MEDIA_PATH, mediaOfAssets } from '../../assets/document-media.ts';
import { showPictures } from '#site/blog/index.ts';
import { liveBodies } from '../../posts/live-posts.ts';
import { bodiesForEarlierRelease } from '../earlier/for-earlier-release.ts';
import { insertBodies } from '../earlier/store.ts';
import { keepFiles } from '../kept/keep-files.ts';
import { drawnFile } from '../kept/packed-file.ts';
import type { DrawnFile } from '../kept/packed-file.ts';
import type { PlannedFile } from './plan-files.ts';
import type { BlogFileRow } from './store.ts';

/** Brotli's. These files are made again and again, and the last two steps take ten times as long for a twentieth less. */
const QUALITY = 9;

const MEDIA = new RegExp(`${MEDIA_PATH}([\\w.-]+)`, 'g');

/**
 * Makes files and keeps their bytes; gives the rows that show them. They are drawn one at a time: whatever else this process is asked
 * for is answered meanwhile. `beside`: so many more are packed while one is.
 */
export async function makeFiles(
  services: Services,
  websiteId: string,
  { files, beside }: { files: PlannedFile[]; beside: number },
): Promise<BlogFileRow[]> {
  const bodies = await safeBodies(services, websiteId, [...new Set(files.flatMap(({ needs }) => needs))]);
  const drawn: DrawnFile[] = [];
  const rows: BlogFileRow[] = [];
  for (const { path, contentType, stamp, render } of files) {
    await setImmediate();
    const text = render(bodies);
    const file = drawnFile(path, contentType, Buffer.from(text));
    const media = [...new Set([...text.matchAll(MEDIA)].map(([, name = '']) => name))];
    drawn.push(file);
    rows.push({ websiteId, path, contentType, etag: file.etag, madeFrom: stamp, media });
  }
  await keepFiles(services, websiteId, drawn, { quality: QUALITY, atOnce: beside + 1 });
  await insertBodies(services.db, websiteId, (await bodiesForEarlierRelease(services, websiteId, drawn)) ?? []);
  return rows;
}

/** The safe HTML of posts by their ids, with their pictures. */
export async function safeBodies(services: Services, websiteId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const read = new Map<string, ReadMarkdown>();
  for (const [id, text] of await liveBodies(services.db, ids)) read.set(id, await readable(services, text));
  const pictures = [...new Set([...read.values()].flatMap((body) => body.pictures))];
  const media = await mediaOfAssets(services, websiteId, pictures);
  return new Map([...read].map(([id, { html }]) => [id, showPictures(html, media)]));
}

/** One text that cannot be read, which nobody could have published, does not keep the others from their readers. */
async function readable({ reading, log }: Services, text: string): Promise<ReadMarkdown> {
  try {
    return await reading.markdown(publishedMarkdown(text));
  } catch (error) {
    if (!(error instanceof Failure) || error.details.code !== 'INVALID') throw error;
    log.warn('A published post is not readable', { error });
    return { html: '', words: 0, links: [], pictures: [] };
  }
}
