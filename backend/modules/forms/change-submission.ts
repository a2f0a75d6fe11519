import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { addressOf } from '../websites/address.ts';
import { websiteFor } from '../websites/on-website.ts';
import { removeEntry } from './entry-files.ts';
import { findSubmission, markSpam } from './store.ts';
import type { FormSubmission } from './store.ts';

/** With the address of the site that it was sent to. */
export type OwnSubmission = FormSubmission & { origin: string };

/** Moves a submission to the spam or back. Throws NOT_FOUND when it is not on a website of the caller's. */
export async function changeSubmission(
  context: Context,
  id: string,
  { spam }: { spam: boolean },
): Promise<OwnSubmission> {
  const submission = await ownSubmission(context, 'markSubmission', id);
  await markSpam(context.db, id, spam);
  return { ...submission, spam };
}

/** Removes a submission for good: it is somebody's personal data. Throws as `changeSubmission`. */
export async function deleteSubmission(context: Context, id: string): Promise<OwnSubmission> {
  const submission = await ownSubmission(context, 'deleteSubmission', id);
  await removeEntry(context, id);
  return submission;
}

async function ownSubmission(
  context: Context,
  ability: 'markSubmission' | 'deleteSubmission',
  id: string,
): Promise<OwnSubmission> {
  const submission = await findSubmission(context.db, id);
  const website = await websiteFor(context, ability, submission?.websiteId);
  if (!submission) throw notFound('submission');
  return { ...submission, origin: addressOf(context.settings, website) };
}
