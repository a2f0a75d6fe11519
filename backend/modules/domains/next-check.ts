import type { DomainRow } from './store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Pace = readonly [until: number, apart: number][];

/** How long after something last happened to a domain it is looked at how often. */
const FRESH: Pace = [
  [HOUR, 30 * SECOND],
  [DAY, 5 * MINUTE],
  [7 * DAY, HOUR],
  [Infinity, 12 * HOUR],
];
const STEADY: Pace = [
  [HOUR, 10 * MINUTE],
  [DAY, HOUR],
  [7 * DAY, 6 * HOUR],
  [Infinity, 12 * HOUR],
];

/** A name that begins to fail is looked at so that it is known within little more than an hour whether it is broken. */
const FAILING = 20 * MINUTE;
/** Our edge gets a certificate within seconds of being asked for the first time. */
const FIRST_CERTIFICATE: Pace = [[2 * MINUTE, 5 * SECOND], ...FRESH];
/** What nobody proved in so long is not looked at any more by itself. */
const GIVEN_UP = 30 * DAY;

/** When a domain is looked at next by itself; null: not any more. `awaitsCertificate`: only that is missing. Pure. */
export function nextCheckAt(
  { state, failures }: Pick<DomainRow, 'state' | 'failures'>,
  { now, lastEventAt, awaitsCertificate }: { now: Date; lastEventAt: Date; awaitsCertificate: boolean },
): Date | null {
  const since = now.getTime() - lastEventAt.getTime();
  if (state === 'released' || (state === 'waiting' && since >= GIVEN_UP)) return null;
  const after = (apart: number) => new Date(now.getTime() + apart);
  if (failures > 0 && state !== 'broken') return after(FAILING);
  if (awaitsCertificate) return after(paceOf(FIRST_CERTIFICATE, since));
  return after(paceOf(state === 'secure' || state === 'broken' ? STEADY : FRESH, since));
}

const paceOf = (pace: Pace, since: number): number => pace.find(([until]) => since < until)?.[1] ?? 12 * HOUR;
