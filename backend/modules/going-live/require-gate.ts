import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { lastTried } from './store.ts';
import type { Tried } from './store.ts';

/**
 * How something may go live: after its `change` was replayed, old against new, and nothing got worse; or, where `needsNothing` says why,
 * at once.
 */
export type Way = { change: string; needsNothing: null } | { change: null; needsNothing: string };

/** Whether something may go live at once, and if not why. */
export type Standing = { isFree: boolean; note: string };

/** What is known of a change before it goes live, in words for whoever decides. */
export async function standingOf(db: Database, way: Way): Promise<Standing> {
  if (way.change === null) return { isFree: true, note: way.needsNothing };
  const tried = await lastTried(db, way.change);
  return { isFree: tried?.verdict === 'PASSED', note: noteOf(tried) };
}

function noteOf(tried: Tried | undefined): string {
  if (!tried?.tally) return 'This was not replayed against what counts today.';
  const { better, worse, same } = tried.tally;
  const counts = `${better} better, ${worse} worse, ${same} the same`;
  if (tried.verdict === 'PASSED') return `The replay found nothing worse than chance explains: ${counts}.`;
  return tried.verdict === 'FIXED_WORSE'
    ? `The replay found a fixed case worse: ${counts}.`
    : `The replay found more cases worse than chance explains: ${counts}.`;
}

const SHORTEST = 10;
const LONGEST = 500;

/**
 * Lets a change go live, or not: without a replay that it passed somebody has to say why. Gives what the audit log keeps of that. Asks in
 * the transaction that makes it live. Throws INVALID for `field`.
 */
export async function requireGate(
  db: Database,
  way: Way,
  { reason, field = 'reason' }: { reason: string | null | undefined; field?: string },
): Promise<{ Replay: string; Reason?: string }> {
  const { isFree, note } = await standingOf(db, way);
  const words = (reason ?? '').trim();
  if (words.length > LONGEST) throw invalid(field, `Keep the reason to ${LONGEST} characters or fewer.`);
  if (!isFree && words.length < SHORTEST)
    throw invalid(field, `${note} Replay it first, or write in a sentence why it goes live anyway.`);
  return { Replay: note, ...(words !== '' && { Reason: words }) };
}
