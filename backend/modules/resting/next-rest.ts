/** So long somebody is told of it before a website rests: 14 days to the millisecond. */
export const NOTICE_MS = 14 * 24 * 60 * 60 * 1000;
/** So long before that they are told once more. */
export const REMINDER_MS = 2 * 24 * 60 * 60 * 1000;

/** A website that is published, shown or at rest. `visits` are of the 30 days before now, or before it came to rest. */
export type PublishedWebsite = {
  id: string;
  isPreferred: boolean;
  restsSince: Date | null;
  visits: number;
  createdAt: Date;
};

/** What is kept of somebody who has more published than their plan shows. */
export type Beyond = { beyondSince: Date | null; notices: readonly string[] };

export type NextRest = Beyond & {
  /** Ids of those that rest from now on. */
  rest: string[];
  /** Ids of those that are to be shown again, the first of them first. */
  wake: string[];
  /** What the owner is to hear. */
  tell: 'rests' | 'rests-soon' | null;
};

const TOLD = 'beyond:';
const REMINDED = 'beyond-soon';

/** Whether a notice belongs to the rest of websites, not to a payment that is missing. */
export const isOfRest = (notice: string): boolean => notice.startsWith(TOLD) || notice === REMINDED;

/**
 * Who is shown first: what the owner chose, then what is shown already, so that nothing changes places by itself; then
 * whatever has more visits, then the older. Pure.
 */
export const inOrder = <Website extends PublishedWebsite>(websites: readonly Website[]): Website[] =>
  [...websites].sort(
    (one, other) =>
      Number(other.isPreferred) - Number(one.isPreferred) ||
      Number(one.restsSince !== null) - Number(other.restsSince !== null) ||
      other.visits - one.visits ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      (one.id < other.id ? -1 : 1),
  );

/** Those that are not among the first `room` and shown now: they rest when the notice is over. Pure. */
export const beyondRoom = <Website extends PublishedWebsite>(websites: readonly Website[], room: number): Website[] =>
  inOrder(websites)
    .slice(room)
    .filter(({ restsSince }) => restsSince === null);

/**
 * What follows for somebody's published websites when their plan shows `room` of them. With more shown than that a notice of 14
 * days begins, again when the room becomes smaller meanwhile; at its end those beyond rest. As long as all shown ones fit, what
 * the owner chose takes the place of what they did not at once, and places that are free are filled. Pure.
 */
export function nextRest(
  { beyondSince, notices }: Beyond,
  websites: readonly PublishedWebsite[],
  { room, now }: { room: number; now: Date },
): NextRest {
  const shown = websites.filter(({ restsSince }) => restsSince === null).length;
  const rest = beyondRoom(websites, room).map(({ id }) => id);
  const none = { rest: [], wake: [], tell: null };
  const others = notices.filter((notice) => !isOfRest(notice));
  if (shown > room) {
    const told = `${TOLD}${room}`;
    const since = beyondSince?.getTime() ?? null;
    if (since === null || room < roomTold(notices))
      return { ...none, beyondSince: now, notices: [...others, told], tell: 'rests' };
    const isReminded = notices.includes(REMINDED);
    const isNear = now.getTime() >= since + NOTICE_MS - REMINDER_MS;
    if (now.getTime() < since + NOTICE_MS)
      return {
        ...none,
        beyondSince,
        notices: [...others, told, ...(isReminded || isNear ? [REMINDED] : [])],
        tell: isNear && !isReminded ? 'rests-soon' : null,
      };
  }
  const wake = inOrder(websites)
    .slice(0, room)
    .filter(({ restsSince }) => restsSince !== null)
    .map(({ id }) => id);
  return { beyondSince: null, notices: others, rest, wake, tell: null };
}

/** For how many places the notice that runs was given. */
function roomTold(notices: readonly string[]): number {
  const told = notices.find((notice) => notice.startsWith(TOLD));
  return told === undefined ? Number.POSITIVE_INFINITY : Number(told.slice(TOLD.length));
}
