import { accessTo, requireAccess } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { findWebsite } from '../websites/store.ts';
import { entryFileKey } from './entry-files.ts';
import { findSubmissionFile } from './store.ts';

/**
 * A file that somebody sent with a form, for the owner of the website alone, also while the website is deleted: they may take it
 * along. Null when there is none. Throws FORBIDDEN for staff.
 */
export async function submissionFile(
  context: Context,
  submissionId: string,
  fileId: string,
): Promise<{ contentType: string; name: string; body: Buffer } | null> {
  const { db, storage, actor } = context;
  const file = await findSubmissionFile(db, submissionId, fileId);
  const website = file && (await findWebsite(db, file.websiteId));
  const access = website && accessTo(actor, website);
  if (!access) return null;
  requireAccess(access, 'submissionFile');
  const body = await storage.get(entryFileKey(file));
  return body && { contentType: 'application/octet-stream', name: file.name, body };
}
