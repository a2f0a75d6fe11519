import type { WebsiteRow } from './store.ts';

/** A change that was taken back again leaves the website as published. */
export function statusOf(
  website: Pick<WebsiteRow, 'publishedSnapshotId' | 'publishedHash' | 'currentHash'>,
): 'DRAFT' | 'PUBLISHED' | 'CHANGED' {
  if (!website.publishedSnapshotId) return 'DRAFT';
  return website.publishedHash === website.currentHash ? 'PUBLISHED' : 'CHANGED';
}
