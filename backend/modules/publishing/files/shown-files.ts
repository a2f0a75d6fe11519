import type { Database } from '../../../db/index.ts';
import { GONE, LEADS_ON } from '../blog/row-types.ts';
import type { Snapshot } from '../store.ts';
import { layeredNames, PackedNames } from './file-names.ts';
import type { FileNames, NamedFile } from './file-names.ts';
import { blogFilesOf, snapshotFilesOf } from './store.ts';
import type { ShownBlogFile } from './store.ts';

/** What a website shows, without the bytes: files of a snapshot, and those of its blog up to an edition. */
export type ShownFiles = {
  snapshotId: string;
  ofSnapshot: PackedNames;
  ofBlog: PackedNames;
  /** Paths that were a post's once, and where they lead. */
  leadsOn: ReadonlyMap<string, string>;
  /** Names of the uploaded pictures' files that a page of the blog shows, by its path. */
  media: ReadonlyMap<string, readonly string[]>;
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
  const ofSnapshot =
    known?.ofSnapshot ??
    PackedNames.none.with(new Map((await snapshotFilesOf(db, snapshot)).map((file) => [file.path, file])));
  return { snapshotId: snapshot.id, ofSnapshot, ...ofBlogAfter(changed, known) };
}

function ofBlogAfter(changed: readonly ShownBlogFile[], known?: ShownFiles) {
  const files = new Map<string, NamedFile | null>();
  const leadsOn = new Map(known?.leadsOn);
  const media = new Map(known?.media);
  for (const { path, contentType, etag, media: shown } of changed) {
    files.set(path, contentType === GONE || contentType === LEADS_ON ? null : { contentType, etag });
    if (contentType === LEADS_ON) leadsOn.set(path, etag);
    else leadsOn.delete(path);
    if (contentType !== GONE && shown.length > 0) media.set(path, shown);
    else media.delete(path);
  }
  const edition = changed.reduce((newest, one) => Math.max(newest, one.edition), known?.edition ?? -1);
  return { ofBlog: (known?.ofBlog ?? PackedNames.none).with(files), leadsOn, media, edition };
}

/** The snapshot's files, and over them those of the blog, which is not to be seen while the website waits. */
export function namesOf(
  snapshot: Pick<Snapshot, 'media' | 'redirects'>,
  { ofSnapshot, ofBlog, leadsOn, media }: ShownFiles,
  isBlogShown: boolean,
) {
  const ofSite = snapshot.redirects.map(({ from, to }) => [from, to] as const);
  const names: FileNames = isBlogShown ? layeredNames(ofBlog, ofSnapshot) : ofSnapshot;
  return {
    names,
    media: new Set([...snapshot.media, ...(isBlogShown ? [...media.values()].flat() : [])]),
    redirects: new Map([...ofSite, ...(isBlogShown ? leadsOn : [])]),
  };
}
