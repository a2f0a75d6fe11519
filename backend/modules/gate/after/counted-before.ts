import type { Database } from '../../../db/index.ts';
import type { TemplateRef } from '../../../db/schema.ts';
import { findActive, findVersion } from '../../chat-templates/store.ts';
import type { ChatTemplate } from '../../chat-templates/store.ts';

/** What counted before this template, and can be gone back to; null where it does not count, or there is nothing left. */
export async function countedBefore(
  db: Database,
  { purpose, liveVersion }: Pick<ChatTemplate, 'purpose' | 'liveVersion'>,
): Promise<TemplateRef | null> {
  if (liveVersion === null) return null;
  const { beforeId = null, beforeVersion = null } = (await findActive(db, purpose)) ?? {};
  const version =
    beforeId === null || beforeVersion === null ? undefined : await findVersion(db, beforeId, beforeVersion);
  return version ? { id: version.templateId, name: version.fields.name, version: version.number } : null;
}
