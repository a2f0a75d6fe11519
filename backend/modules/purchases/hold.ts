/** Somebody is at work on a purchase: nobody else tells the registrar anything until then. Milliseconds since 1970. */
export type Hold = { by: string; until: number };

/** More than all that is asked of others in one step can take. */
const ALONE_MS = 2 * 60_000;

/** The hold of a run that begins now; null while another run has it. A try of the same run goes on at once. */
export function holdFor(by: string, now: Date, held: Hold | undefined): Hold | null {
  if (held && held.by !== by && held.until > now.getTime()) return null;
  return { by, until: now.getTime() + ALONE_MS };
}
