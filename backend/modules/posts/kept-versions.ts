const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Up to an age every version that begins so much after the one kept before it. */
const STEPS: { upTo: number; apart: number }[] = [
  { upTo: HOUR, apart: 0 },
  { upTo: DAY, apart: 5 * MINUTE },
  { upTo: 30 * DAY, apart: HOUR },
  { upTo: Infinity, apart: DAY },
];
const MOST = 300;

/**
 * Which earlier versions need not be kept: of a text that saves itself while it is typed all of the last hour are, further back fewer
 * and fewer. The first and the newest always are. `versions` newest first.
 */
export function versionsToForget(versions: { number: number; createdAt: Date }[], now: Date): number[] {
  const forgotten: number[] = [];
  let keptAt = Infinity;
  let kept = 0;
  for (const [index, { number, createdAt }] of versions.entries()) {
    const at = createdAt.getTime();
    const apart = STEPS.find(({ upTo }) => now.getTime() - at <= upTo)?.apart ?? 0;
    const isEnd = index === 0 || index === versions.length - 1;
    if (isEnd || (keptAt - at >= apart && kept < MOST)) {
      keptAt = at;
      kept += 1;
    } else forgotten.push(number);
  }
  return forgotten;
}
