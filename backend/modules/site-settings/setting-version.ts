import { createHash } from 'node:crypto';
import { canonicalJson, sameJson } from '#site/model/json.ts';
import { Failure, type ConflictDetail } from '../../failure.ts';

/** Whoever saves a setting says which version of it they saw; an older client says none, and then the last one wins. */
export type Seen = string | null | undefined;

/** Names what stands in a setting, without telling it: another one as soon as it is changed, by whoever it is. */
export const versionOf = (standing: unknown): string =>
  createHash('sha256').update(canonicalJson(standing)).digest('base64url').slice(0, 16);

/**
 * Throws CONFLICT, with both values of each field and the version to decide on, when a setting is saved by somebody who saw
 * another one than what stands. Two who want the same are no conflict.
 */
export function requireSeen(seen: Seen, standing: unknown, fields: ConflictDetail[]): void {
  const version = versionOf(standing);
  const conflicts = fields.filter(({ mine, theirs }) => !sameJson(mine, theirs));
  if (seen == null || seen === version || conflicts.length === 0) return;
  throw new Failure(
    'Someone else changed the same setting in the meantime. Nothing is lost: choose which version to keep.',
    {
      code: 'CONFLICT',
      conflicts,
      version,
    },
  );
}
