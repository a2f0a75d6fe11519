import { isRecord, sameJson } from '#site/model/json.ts';
import type { Database } from '../../db/index.ts';
import { FailedWithInput, Failure } from '../../failure.ts';
import { firstWriteAfter } from './store.ts';
import type { Subject } from './store.ts';

type Values = Record<string, unknown>;

/**
 * What somebody's edit of an entry makes of it when others may have changed it since it was opened at version `seen` (null: by
 * a client that does not say, and then the last one wins). Of each field that only one side changed, that side's value is taken;
 * what both changed to different values is a CONFLICT with both, with the version to decide on, and with the edit as far as it could
 * be merged. The audit log says what the fields were: every write of the entry keeps all of them as `before`.
 */
export async function mergeEdit<Fields extends Values>(
  db: Database,
  subject: Subject,
  { seen, standing, sent }: { seen: number | null; standing: { version: number; fields: Fields }; sent: Fields },
): Promise<Fields> {
  if (seen === null || seen >= standing.version) return sent;
  const missed = await firstWriteAfter(db, subject, seen);
  return mergeFields(isRecord(missed?.before) ? missed.before : {}, standing, sent);
}

function mergeFields<Fields extends Values>(
  basis: Values,
  { version, fields: theirs }: { version: number; fields: Fields },
  mine: Fields,
): Fields {
  const merged = { ...mine };
  const conflicts = [];
  for (const name in mine) {
    const isMine = !sameJson(mine[name], basis[name]);
    const isTheirs = !sameJson(theirs[name], basis[name]);
    if (isTheirs && !isMine) merged[name] = theirs[name];
    else if (isTheirs && !sameJson(mine[name], theirs[name]))
      conflicts.push({ path: name, label: name, mine: mine[name], theirs: theirs[name] });
  }
  if (conflicts.length === 0) return merged;
  const words = 'Someone else changed the same fields in the meantime. Nothing is lost: choose which values to keep.';
  throw new FailedWithInput(new Failure(words, { code: 'CONFLICT', conflicts, version: String(version) }), merged);
}
