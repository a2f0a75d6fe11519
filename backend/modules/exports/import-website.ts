import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { requireRoomForPages, requireRoomForWebsites } from '../billing/limits.ts';
import { authorFrom } from '../users/author.ts';
import { lockUser } from '../users/store.ts';
import { insertWebsiteWithRevision } from '../websites/insert-website.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { MAX_ARCHIVE_BYTES } from './limits.ts';
import { readExport, type ReadExport } from './read-export.ts';
import { ArchiveRefused } from './unpack.ts';

const inputSchema = z.object({
  archive: z.string().transform((text) => Buffer.from(text, 'base64')),
});

/**
 * Makes a website from a ZIP that `exportWebsite` gave, without loss: exported again it is the same ZIP. It is a draft of
 * whoever imports it, with an address of its own. Throws INVALID (field `archive`), LIMIT_REACHED or RATE_LIMITED.
 */
export async function importWebsite(context: Context, input: unknown): Promise<WebsiteRow> {
  const person = requirePerson(context.actor, 'importWebsite');
  context.rateLimiter.take('importWebsite', person.userId);
  const { archive } = parseInput(inputSchema, input);
  const { name, document } = readArchive(archive);
  return context.db.transaction(async (db) => {
    const user = await lockUser(db, person.userId);
    requireRoomForWebsites(user);
    requireRoomForPages(user, 0, document.pages.length);
    return insertWebsiteWithRevision(db, context, {
      id: context.ids(),
      author: authorFrom(user),
      name,
      brief: '',
      templateId: null,
      document,
      source: 'IMPORT',
      sentence: 'Imported from a file',
    });
  });
}

function readArchive(bytes: Buffer): ReadExport {
  if (bytes.length > MAX_ARCHIVE_BYTES)
    throw invalid('archive', `This file is larger than ${MAX_ARCHIVE_BYTES / 1_000_000} MB, which is the most.`);
  try {
    return readExport(bytes);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw invalid('archive', error.message);
    throw error;
  }
}
