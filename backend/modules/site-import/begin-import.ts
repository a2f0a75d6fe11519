import { z } from 'zod';
import { addressGroup } from '../../auth/address-group.ts';
import { isClaimHash } from '../../auth/claims.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { forbidden, invalid, unauthenticated } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { requireRoomForWebsites } from '../billing/limits.ts';
import { requireRoomForClaims } from '../claims/room.ts';
import { registry } from '../live-settings/registry.ts';
import { findTemplate } from '../templates/store.ts';
import { lockUser } from '../users/store.ts';
import { plainLine } from '../websites/plain-text.ts';
import { siteImportJob } from './site-import-job.ts';
import { insertSiteImport } from './store.ts';
import type { SiteImportRow } from './store.ts';
import { keyGrantOf } from '../../auth/actor.ts';

const inputSchema = z.object({
  address: plainLine(500, 'An address has at most 500 characters.')
    .pipe(z.string().min(1, 'Write the address of your website, such as www.example.com.'))
    .transform((text) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`))
    .refine(
      (text) => URL.canParse(text) && /^https?:\/\/[^/]*[^/.\s]/i.test(text) && !/\s/.test(text),
      'That is not the address of a website. Write it as your browser shows it, such as www.example.com.',
    ),
  isOwn: z.boolean().refine((isOwn) => isOwn, 'Confirm that you may use what is on that website.'),
  templateId: z.string().max(64).nullish(),
  claimHash: z.string().refine(isClaimHash, 'The claim is not the hash of a secret.').nullish(),
});

const CLOSED = 'Websites cannot be brought over by their address at the moment. Please try again later.';

/**
 * Begins to bring a website over by its address: a job reads its pages and makes a draft of them, and what it gives says how far that is.
 * It belongs to who asks, or to whoever has the secret behind `claimHash`. What cannot be fetched or read ends it with a sentence. Throws
 * INVALID, LIMIT_REACHED, RATE_LIMITED, UNAVAILABLE while staff have switched import by address off.
 */
export async function beginSiteImport(context: Context, input: unknown): Promise<SiteImportRow> {
  const { actor, rateLimiter, clientAddress } = context;
  if (keyGrantOf(actor)) throw forbidden();
  const { address, templateId, claimHash } = parseInput(inputSchema, input);
  if (actor.kind === 'visitor' && !claimHash) throw unauthenticated();
  context.live.requireOn(registry.importByAddress, actor, CLOSED);
  const template = templateId ? await findTemplate(context.db, templateId) : undefined;
  if (templateId && (!template?.published || template.retiredAt))
    throw invalid('templateId', 'This template is no longer offered. Please choose another.');
  await rateLimiter.take('importSite', actor.kind === 'person' ? actor.userId : addressGroup(clientAddress));
  const ownerId = actor.kind === 'person' ? actor.userId : null;
  if (ownerId === null) await requireRoomForClaims(context);
  const begun = await context.db.transaction(async (db) => {
    if (ownerId !== null) await requireRoom(db, context, ownerId);
    const row = await insertSiteImport(db, {
      id: context.ids(),
      ownerId,
      claimHash: ownerId === null ? (claimHash ?? null) : null,
      address,
      templateId: template?.id ?? null,
      state: 'WORKING',
      note: 'Waiting for its turn',
      createdAt: context.clock(),
    });
    await context.jobs.add(siteImportJob, { id: row.id }, { db });
    return row;
  });
  context.jobs.wake(siteImportJob);
  return begun;
}

const requireRoom = async (db: Database, { clock }: Context, userId: string) =>
  requireRoomForWebsites(await lockUser(db, userId), clock());
