import { z } from 'zod';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { countShareLinks, insertShareLink } from './store.ts';
import type { ShareLinkRow } from './store.ts';
import { onWebsite } from '../websites/on-website.ts';

/** So many links of a website can work at once. */
const MAX_LINKS = 10;
const DAY = 24 * 60 * 60 * 1000;

const inputSchema = z.object({
  websiteId: z.string(),
  days: z
    .number()
    .int()
    .min(1, 'A link works for at least one day.')
    .max(365, 'A link works for at most 365 days, or until you revoke it.')
    .nullish(),
});

/** A link that opens the draft to whoever has it, for some days or until it is revoked. Throws NOT_FOUND, FORBIDDEN or INVALID. */
export async function createShareLink(context: Context, input: unknown): Promise<ShareLinkRow> {
  const { websiteId, days } = parseInput(inputSchema, input);
  return onWebsite(context, 'createShareLink', websiteId, async (db) => {
    const now = context.clock();
    if ((await countShareLinks(db, websiteId, now)) >= MAX_LINKS)
      throw invalid('days', `There are ${MAX_LINKS} links already. Revoke one that is no longer needed.`);
    return insertShareLink(db, {
      id: context.ids(),
      websiteId,
      createdAt: now,
      expiresAt: days ? new Date(now.getTime() + days * DAY) : null,
    });
  });
}
