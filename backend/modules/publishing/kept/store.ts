import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { blogFiles, keptFiles, snapshots, websites } from '../../../db/schema.ts';

/** So many names stand in one statement. */
const NAMES_AT_ONCE = 500;

/**
 * In a transaction that waits for one that holds the website's row, and before it has locked any file: so that nobody waits for
 * somebody who waits for them.
 */
const besidePublications = <Made>(
  db: Database,
  websiteId: string,
  work: (tx: Database) => Promise<Made>,
): Promise<Made> =>
  db.transaction(async (tx) => {
    await tx.select({ id: websites.id }).from(websites).where(eq(websites.id, websiteId)).for('key share');
    return work(tx);
  });

async function inParts<Found>(etags: readonly string[], work: (part: string[]) => Promise<Found[]>): Promise<Found[]> {
  const names = [...new Set(etags)].sort();
  const found: Found[] = [];
  for (let at = 0; at < names.length; at += NAMES_AT_ONCE)
    found.push(...(await work(names.slice(at, at + NAMES_AT_ONCE))));
  return found;
}

const ofWebsite = (websiteId: string, etags: string[]) =>
  and(eq(keptFiles.websiteId, websiteId), inArray(keptFiles.etag, etags));

/** Says that somebody is going to name these files: none of them is taken away within a day. Gives those that are not kept yet. */
export const claimFiles = (
  db: Database,
  websiteId: string,
  etags: readonly string[],
  now: Date,
): Promise<Set<string>> =>
  besidePublications(db, websiteId, async (tx) => {
    const kept = await inParts(etags, async (part) => {
      await tx
        .insert(keptFiles)
        .values(part.map((etag) => ({ websiteId, etag, unusedSince: now })))
        .onConflictDoUpdate({
          target: [keptFiles.websiteId, keptFiles.etag],
          set: { unusedSince: now },
          setWhere: isNotNull(keptFiles.unusedSince),
        });
      return tx
        .select({ etag: keptFiles.etag })
        .from(keptFiles)
        .where(and(ofWebsite(websiteId, part), keptFiles.isKept));
    });
    const missing = new Set(etags);
    for (const { etag } of kept) missing.delete(etag);
    return missing;
  });

/** Says that these files are in the storage. Gives those that nobody has claimed: their website is gone. */
export const markKept = (db: Database, websiteId: string, etags: readonly string[]): Promise<Set<string>> =>
  besidePublications(db, websiteId, async (tx) => {
    const marked = await inParts(etags, async (part) => {
      await lockFiles(tx, websiteId, part);
      return tx
        .update(keptFiles)
        .set({ isKept: true })
        .where(ofWebsite(websiteId, part))
        .returning({ etag: keptFiles.etag });
    });
    const stray = new Set(etags);
    for (const { etag } of marked) stray.delete(etag);
    return stray;
  });

/** In the order in which everybody locks them. */
const lockFiles = (db: Database, websiteId: string, part: string[]) =>
  db
    .select({ etag: keptFiles.etag, isKept: keptFiles.isKept })
    .from(keptFiles)
    .where(ofWebsite(websiteId, part))
    .orderBy(asc(keptFiles.etag))
    .for('update');

/** Whether all of these files are kept, and stay so until the transaction ends. The caller holds the website's row. */
export async function areKept(db: Database, websiteId: string, etags: readonly string[]): Promise<boolean> {
  const found = await inParts(etags, (part) => lockFiles(db, websiteId, part));
  return found.filter(({ isKept }) => isKept).length === new Set(etags).size;
}

/** Whether a snapshot or a file of its website's blog names a file. */
function isNamed(db: Database): SQL {
  const ofBlog = db
    .select({ etag: blogFiles.etag })
    .from(blogFiles)
    .where(and(eq(blogFiles.websiteId, keptFiles.websiteId), eq(blogFiles.etag, keptFiles.etag)));
  const ofSnapshots = sql`exists (select 1 from ${snapshots}, json_array_elements(${snapshots.manifest}) as file
    where ${snapshots.websiteId} = ${keptFiles.websiteId} and file ->> 'etag' = ${keptFiles.etag})`;
  return sql`(${or(exists(ofBlog), ofSnapshots)})`;
}

/**
 * Files that are named from now on, and some that were named until now: of these, what nothing else names may be taken away in a day.
 * Within the transaction that names them; the caller holds the website's row.
 */
export async function settleNames(
  db: Database,
  websiteId: string,
  { named, dropped, now }: { named: readonly string[]; dropped: readonly string[]; now: Date },
): Promise<void> {
  await inParts(named, (part) =>
    db
      .update(keptFiles)
      .set({ unusedSince: null })
      .where(and(ofWebsite(websiteId, part), isNotNull(keptFiles.unusedSince)))
      .returning({ etag: keptFiles.etag }),
  );
  const still = new Set(named);
  await inParts(
    dropped.filter((etag) => !still.has(etag)),
    (part) =>
      db
        .update(keptFiles)
        .set({ unusedSince: now })
        .where(and(ofWebsite(websiteId, part), isNull(keptFiles.unusedSince), not(isNamed(db))))
        .returning({ etag: keptFiles.etag }),
  );
}

/** What names the files of a website that something is said to name. */
export async function namesInUse(db: Database, websiteId: string): Promise<string[]> {
  const found = await db
    .select({ etag: keptFiles.etag })
    .from(keptFiles)
    .where(and(eq(keptFiles.websiteId, websiteId), isNull(keptFiles.unusedSince)));
  return found.map(({ etag }) => etag);
}

type FileName = { websiteId: string; etag: string };

const isOneOf = (files: readonly FileName[]) =>
  or(...files.map(({ websiteId, etag }) => and(eq(keptFiles.websiteId, websiteId), eq(keptFiles.etag, etag))));

/** Says of some files that nothing has named since a moment that they are not kept, whatever becomes of them. Gives their names. */
export const giveUpUnused = (db: Database, moment: Date, most: number): Promise<FileName[]> =>
  db.transaction(async (tx) => {
    const unused = await tx
      .select({ websiteId: keptFiles.websiteId, etag: keptFiles.etag })
      .from(keptFiles)
      .where(and(lt(keptFiles.unusedSince, moment), not(isNamed(tx))))
      .orderBy(asc(keptFiles.unusedSince))
      .limit(most)
      .for('update', { skipLocked: true });
    if (unused.length > 0) await tx.update(keptFiles).set({ isKept: false }).where(isOneOf(unused));
    return unused;
  });

/** Those of the files that nobody has claimed since a moment; the transaction keeps them from others. */
export const lockGivenUp = (db: Database, files: readonly FileName[], moment: Date): Promise<FileName[]> =>
  db
    .select({ websiteId: keptFiles.websiteId, etag: keptFiles.etag })
    .from(keptFiles)
    .where(and(isOneOf(files), not(keptFiles.isKept), lt(keptFiles.unusedSince, moment)))
    .for('update', { skipLocked: true });

export async function deleteFiles(db: Database, files: readonly FileName[]): Promise<void> {
  await db.delete(keptFiles).where(isOneOf(files));
}
