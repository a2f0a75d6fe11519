import type { EventKind } from './events.ts';
import type { DomainRow } from './store.ts';

/** How a domain stands before a look at it. */
export type Standing = Pick<DomainRow, 'state' | 'failingSince' | 'failures'> & {
  /** It is to show a website: connected to one that is there, and within the plan. */
  isUsed: boolean;
  /** Its owner has heard that the website is live on it, since it was connected. */
  isKnownLive: boolean;
};

/** What a look at it came to; null where nobody answered. */
export type Seen = {
  /** Its proof is there, and nobody else holds the name. */
  mayBeProved: boolean;
  isPointing: boolean | null;
  /** Our edge has a certificate for it that browsers take. Counts for nothing without TLS. */
  isCertified: boolean | null;
};

type State = DomainRow['state'];

export type Next = Pick<DomainRow, 'state' | 'failingSince' | 'failures'> & { events: EventKind[] };

/** A name that was live is broken after so many looks in a row, over so many milliseconds, at which it was not. */
export const FAILURES = 3;
export const FAILING_MS = 60 * 60 * 1000;

/** What becomes of a domain with what was seen of it. Pure. `hasTls`: our edge has certificates. */
export function nextState(standing: Standing, seen: Seen, { now, hasTls }: { now: Date; hasTls: boolean }): Next {
  const { state, events } = rise(standing.state, seen, hasTls);
  const isShown = standing.isUsed && (state === 'secure' || (state === 'pointing' && !hasTls));
  if (isShown && !standing.isKnownLive) events.push('live');
  const down = isDown(state, seen, hasTls);
  if (down === false) return { state, ...sound, events };
  if (down === null) return { state, failingSince: standing.failingSince, failures: standing.failures, events };
  if (isShown || state === 'broken') return fail(standing, state, events, now);
  if (seen.isPointing !== false) return { state: 'pointing', ...sound, events };
  return { state: 'proved', ...sound, events: [...events, 'pointing-lost'] };
}

const sound = { failingSince: null, failures: 0 };

/** As far up as what was seen allows. */
function rise(from: State, seen: Seen, hasTls: boolean): { state: State; events: EventKind[] } {
  const events: EventKind[] = [];
  let state = from;
  const become = (next: State, event: EventKind) => {
    state = next;
    events.push(event);
  };
  if ((state === 'waiting' || state === 'released') && seen.mayBeProved) become('proved', 'proved');
  if (state === 'proved' && seen.isPointing === true) become('pointing', 'pointing');
  if (hasTls && state === 'pointing' && seen.isPointing === true && seen.isCertified === true)
    become('secure', 'secure');
  if (state === 'broken' && isDown(state, seen, hasTls) === false) become(hasTls ? 'secure' : 'pointing', 'mended');
  return { state, events };
}

/** Whether visitors do not get through any more; null when that was not found out. */
function isDown(state: State, { isPointing, isCertified }: Seen, hasTls: boolean): boolean | null {
  if (state === 'waiting' || state === 'proved' || state === 'released') return false;
  if (isPointing === false) return true;
  if (hasTls && state !== 'pointing' && isCertified === false) return true;
  return isPointing === null ? null : false;
}

function fail({ failures: before, failingSince }: Standing, state: State, events: EventKind[], now: Date): Next {
  const since = failingSince ?? now;
  const failures = before + 1;
  const isOver = failures >= FAILURES && now.getTime() - since.getTime() >= FAILING_MS;
  if (!isOver || state === 'broken') return { state, failingSince: since, failures, events };
  return { state: 'broken', failingSince: since, failures, events: [...events, 'broken'] };
}
