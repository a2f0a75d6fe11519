import { setImmediate } from 'node:timers/promises';
import { publishedMarkdown } from '#site/origins/markdown-marks.ts';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { Failure } from '../../../failure.ts';
import type { ReadMarkdown } from '../../../reading/markdown/read-markdown.ts';
import { MEDIA_PATH, mediaOfAssets } from '../../assets/document-media.ts';
import { showPictures } from '#site/blog/index.ts';
import { liveBodies } from '../../posts/live-posts.ts';
import { fileFrom } from '../build-snapshot.ts';
import { insertBodies } from '../files/store.ts';
import type { PlannedFile } from './plan-files.ts';
import type { BlogFileRow } from './store.ts';

/** Brotli's. These files are made again and again, and the last two steps take ten times as long for a twentieth less. */
const QUALITY = 9;

const MEDIA = new RegExp(`${MEDIA_PATH}([\\w.-]+)`, 'g');

/**
 * Makes files and keeps their bytes; gives the rows that show them. They are drawn one at a time and packed beside: whatever else
 * this process is asked for is answered meanwhile. `beside`: so many are packed while the next is drawn.
 */
export async function makeFiles(
  services: Services,
  websiteId: string,
  { files, beside }: { files: PlannedFile[]; beside: number },
): Promise<BlogFileRow[]> {
  const bodies = await safeBodies(services, websiteId, [...new Set(files.flatMap(({ needs }) => needs))]);
  const rows: Promise<BlogFileRow>[] = [];
  for (const file of files) {
    await setImmediate();
    const row = keepFile(services.db, websiteId, file, file.render(bodies));
    // Whoever waits for all of them hears of it.
    row.catch(() => undefined);
    rows.push(row);
    await rows[rows.length - 1 - beside];
  }
  return Promise.all(rows);
}

async function keepFile(
  db: Database,
  websiteId: string,
  { path, contentType, stamp }: PlannedFile,
  text: string,
): Promise<BlogFileRow> {
  const made = await fileFrom(path, contentType, Buffer.from(text), QUALITY);
  await insertBodies(db, websiteId, [made]);
  const media = [...new Set([...text.matchAll(MEDIA)].map(([, name = '']) => name))];
  return { websiteId, path, contentType, etag: made.etag, madeFrom: stamp, media };
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
