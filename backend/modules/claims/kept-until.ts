import type { WebsiteRow } from '../websites/store.ts';

/** How long a website that nobody claims is kept after its last change. */
export const UNCLAIMED_MS = 30 * 24 * 60 * 60 * 1000;

/** When an unclaimed website goes; null for one with an owner. */
export const keptUntil = ({ claimHash, updatedAt }: Pick<WebsiteRow, 'claimHash' | 'updatedAt'>): Date | null =>
  claimHash !== null ? new Date(updatedAt.getTime() + UNCLAIMED_MS) : null;
