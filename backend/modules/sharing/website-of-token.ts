import { readPreviewToken } from '../../auth/preview-token.ts';
import { isShareToken, readShareToken } from '../../auth/share-token.ts';
import type { Context } from '../../context.ts';
import { findShareLink } from './store.ts';

/** The id of the website whose draft a token opens: the signed note of a preview frame, or a share link that works. */
export async function websiteOfToken(
  { db, settings, clock }: Pick<Context, 'db' | 'settings' | 'clock'>,
  token: string | null | undefined,
): Promise<string | undefined> {
  if (!token || !isShareToken(token)) return readPreviewToken(token, settings.sessionSecrets, clock());
  const id = readShareToken(token, settings.sessionSecrets);
  const link = id === undefined ? undefined : await findShareLink(db, id);
  return link && (link.expiresAt === null || link.expiresAt > clock()) ? link.websiteId : undefined;
}
