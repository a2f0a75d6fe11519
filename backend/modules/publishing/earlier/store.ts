import { and, eq, exists, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import type { ManifestFile } from '../../../db/publishing-tables.ts';
import { blogFiles, fileBodies, keptFiles, moves, snapshotFiles, snapshots } from '../../../db/schema.ts';

/** What begins a day after the first process of this release: until then the one before may be running, or be put back. */
const MOVE = 'published-files';

/** When files that lie in the database may be moved; null at any time. */
export async function moveBeginsAt(db: Database): Promise<Date | null> {
  const [move] = await db.select({ beginsAt: moves.beginsAt }).from(moves).where(eq(moves.name, MOVE));
  return move?.beginsAt ?? null;
}

/** Whether a process of the release before may be running. By the database's clock, which is one for all. */
export async function mayRunBeside(db: Database): Promise<boolean> {
  const later = and(eq(moves.name, MOVE), sql`${moves.beginsAt} > now()`);
  return (await db.select({ name: moves.name }).from(moves).where(later)).length > 0;
}

export type EarlierBody = { body: Buffer; gzip: Buffer | null; brotli: Buffer | null };
export type NamedBody = EarlierBody & { etag: string };

/** So many rows are written or read by one statement. */
const ROWS_AT_ONCE = 500;
const BODIES_AT_ONCE = 20;

/** Those of the names whose bytes are not in the database. */
export async function missingBodies(db: Database, websiteId: string, etags: readonly string[]): Promise<Set<string>> {
  const missing = new Set(etags);
  const names = [...missing];
  for (let at = 0; at < names.length; at += ROWS_AT_ONCE) {
    const found = await db
      .select({ etag: fileBodies.etag })
      .from(fileBodies)
      .where(and(eq(fileBodies.websiteId, websiteId), inArray(fileBodies.etag, names.slice(at, at + ROWS_AT_ONCE))));
    for (const { etag } of found) missing.delete(etag);
  }
  return missing;
}

export async function insertBodies(db: Database, websiteId: string, bodies: readonly NamedBody[]): Promise<void> {
  for (let at = 0; at < bodies.length; at += BODIES_AT_ONCE)
    await db
      .insert(fileBodies)
      .values(bodies.slice(at, at + BODIES_AT_ONCE).map((body) => ({ ...body, websiteId })))
      .onConflictDoNothing();
}

export async function insertSnapshotFiles(db: Database, snapshotId: string, files: readonly ManifestFile[]) {
  await db.insert(snapshotFiles).values(files.map((file) => ({ ...file, snapshotId })));
}

/** The files of a snapshot that has no manifest. */
export const snapshotFilesOf = (db: Database, snapshotId: string): Promise<ManifestFile[]> =>
  db
    .select({ path: snapshotFiles.path, contentType: snapshotFiles.contentType, etag: snapshotFiles.etag })
    .from(snapshotFiles)
    .where(eq(snapshotFiles.snapshotId, snapshotId));

/** The bytes of a file in the database. */
export async function bodyOf(db: Database, websiteId: string, etag: string): Promise<EarlierBody | undefined> {
  const [found] = await db
    .select({ body: fileBodies.body, gzip: fileBodies.gzip, brotli: fileBodies.brotli })
    .from(fileBodies)
    .where(and(eq(fileBodies.websiteId, websiteId), eq(fileBodies.etag, etag)));
  return (
    found && {
      body: Buffer.from(found.body),
      gzip: found.gzip && Buffer.from(found.gzip),
      brotli: found.brotli && Buffer.from(found.brotli),
    }
  );
}

/** Some website with published bytes in the database. */
export async function websiteToMove(db: Database): Promise<string | undefined> {
  const [found] = await db.select({ websiteId: fileBodies.websiteId }).from(fileBodies).limit(1);
  return found?.websiteId;
}

/** Some of the files that something of a website names and that are in the database alone. */
export async function bodiesToMove(db: Database, websiteId: string, most: number): Promise<string[]> {
  const ofSnapshots = db
    .select({ etag: snapshotFiles.etag })
    .from(snapshotFiles)
    .innerJoin(snapshots, eq(snapshots.id, snapshotFiles.snapshotId))
    .where(and(eq(snapshots.websiteId, websiteId), eq(snapshotFiles.etag, fileBodies.etag)));
  const ofBlog = db
    .select({ etag: blogFiles.etag })
    .from(blogFiles)
    .where(and(eq(blogFiles.websiteId, websiteId), eq(blogFiles.etag, fileBodies.etag)));
  const kept = db
    .select({ etag: keptFiles.etag })
    .from(keptFiles)
    .where(and(eq(keptFiles.websiteId, websiteId), eq(keptFiles.etag, fileBodies.etag), keptFiles.isKept));
  const found = await db
    .select({ etag: fileBodies.etag })
    .from(fileBodies)
    .where(and(eq(fileBodies.websiteId, websiteId), or(exists(ofSnapshots), exists(ofBlog)), notExists(kept)))
    .limit(most);
  return found.map(({ etag }) => etag);
}

/**
 * Lets the snapshots and the blog of a website name what is in the storage, and takes away what the database has of it. Gives what they
 * name. Everything that they name is kept; the caller holds the website's row.
 */
export async function finishMove(db: Database, websiteId: string): Promise<string[]> {
  const names: string[] = [];
  const ofWebsite = await db
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(and(eq(snapshots.websiteId, websiteId), isNull(snapshots.manifest)));
  for (const { id } of ofWebsite) {
    const manifest = await snapshotFilesOf(db, id);
    names.push(...manifest.map(({ etag }) => etag));
    await db.update(snapshots).set({ manifest }).where(eq(snapshots.id, id));
  }
  const ofBlog = await db.select({ etag: blogFiles.etag }).from(blogFiles).where(eq(blogFiles.websiteId, websiteId));
  const all = db.select({ id: snapshots.id }).from(snapshots).where(eq(snapshots.websiteId, websiteId));
  await db.delete(snapshotFiles).where(inArray(snapshotFiles.snapshotId, all));
  await db.delete(fileBodies).where(eq(fileBodies.websiteId, websiteId));
  return [...names, ...ofBlog.map(({ etag }) => etag)];
}

/** Gives back the room that moved files took. */
export async function freeSpace(db: Database): Promise<void> {
  await db.execute(sql`vacuum ${fileBodies}`);
  await db.execute(sql`vacuum ${snapshotFiles}`);
}
