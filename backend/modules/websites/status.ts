import type { WebsiteRow } from './store.ts';

/** A change that was taken back again leaves the website as published; one that rests is published, and nobody sees it. */
export function statusOf(
  website: Pick<WebsiteRow, 'publishedSnapshotId' | 'publishedHash' | 'currentHash' | 'restsSince'>,
): 'DRAFT' | 'PUBLISHED' | 'CHANGED' | 'RESTING' {
  if (website.restsSince) return 'RESTING';
  if (!website.publishedSnapshotId) return 'DRAFT';
  return website.publishedHash === website.currentHash ? 'PUBLISHED' : 'CHANGED';
}
