import type { DomainRow } from './store.ts';

/** Milliseconds between two looks at one name: an answer of its servers is no older, so looking sooner would tell nothing new. */
const APART_MS = 5_000;

/** When a domain may be looked at by button; null: now. */
export function mayCheckAt({ checkedAt }: Pick<DomainRow, 'checkedAt'>, now: Date): Date | null {
  const at = new Date((checkedAt?.getTime() ?? 0) + APART_MS);
  return checkedAt !== null && at > now ? at : null;
}
