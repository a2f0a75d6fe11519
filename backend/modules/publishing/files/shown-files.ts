import type { Database } from '../../../db/index.ts';
import type { ManifestFile } from '../../../db/publishing-tables.ts';
import { GONE, LEADS_ON } from '../blog/row-types.ts';
import type { Snapshot } from '../store.ts';
import type { NamedFile } from './read-files.ts';
import { blogFilesOf, snapshotFilesOf } from './store.ts';
import type { ShownBlogFile } from './store.ts';

/** What a website shows, without the bytes: files of a snapshot, and those of its blog up to an edition. */
export type ShownFiles = {
  snapshotId: string;
  ofSnapshot: readonly ManifestFile[];
  ofBlog: ReadonlyMap<string, ShownBlogFile>;
  edition: number;
};

/** As it is now. Of what is known as it was `before`, only what changed on the blog since is read. */
export async function shownFiles(
  db: Database,
  snapshot: Pick<Snapshot, 'id' | 'websiteId'>,
  before?: ShownFiles,
): Promise<ShownFiles> {
  const known = before?.snapshotId === snapshot.id ? before : undefined;
  const changed = await blogFilesOf(db, snapshot.websiteId, known?.edition ?? -1);
  if (known && changed.length === 0) return known;
  const ofBlog = new Map(known?.ofBlog);
  for (const file of changed) {
    if (file.contentType === GONE) ofBlog.delete(file.path);
    else ofBlog.set(file.path, file);
  }
  return {
    snapshotId: snapshot.id,
    ofSnapshot: known?.ofSnapshot ?? (await snapshotFilesOf(db, snapshot)),
    ofBlog,
    edition: changed.reduce((newest, { edition }) => Math.max(newest, edition), known?.edition ?? -1),
  };
}

/** The snapshot's files, and over them those of the blog, which is not to be seen while the website waits. */
export function namesOf(
  snapshot: Pick<Snapshot, 'media' | 'redirects'>,
  { ofSnapshot, ofBlog }: ShownFiles,
  isBlogShown: boolean,
) {
  const names = new Map<string, NamedFile>(ofSnapshot.map((file) => [file.path, file]));
  const media = new Set(snapshot.media);
  const redirects = new Map(snapshot.redirects.map(({ from, to }) => [from, to]));
  for (const file of isBlogShown ? ofBlog.values() : []) {
    for (const name of file.media) media.add(name);
    if (file.contentType === LEADS_ON) redirects.set(file.path, file.etag);
    else names.set(file.path, file);
  }
  return { names, media, redirects };
}
