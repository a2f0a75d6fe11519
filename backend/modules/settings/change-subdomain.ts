import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { republishWebsite } from '../publishing/publish-website.ts';
import { findWebsite, updateWebsite } from '../websites/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { subdomainProblem } from '../websites/subdomain.ts';
import { requireOwner } from './owned-website.ts';
import { moveSubdomain } from '../site-settings/store.ts';
import { requireSeen, type Seen } from '../site-settings/setting-version.ts';
import { isFree } from './subdomain-availability.ts';
import { lockedFor, websiteFor } from '../websites/on-website.ts';

/** So long an address that was given up still leads to the website, and nobody else can have it. */
const HELD_MS = 90 * 24 * 60 * 60 * 1000;

const taken = (subdomain: string) => invalid('subdomain', `${subdomain} is taken. Choose another address.`);

/**
 * Gives a website another address on our domain. What is published moves at once; the old address leads to the new one for
 * 90 days. Throws INVALID with the field `subdomain`, and CONFLICT for an address that was changed since it was `seen`.
 */
export async function changeSubdomain(
  context: Context,
  id: string,
  { subdomain: wanted, seen }: { subdomain: string; seen?: Seen },
): Promise<WebsiteRow> {
  const { db, clock, siteCache } = context;
  const website = await websiteFor(context, 'changeSubdomain', id);
  const to = wanted.trim().toLowerCase();
  const problem = subdomainProblem(to);
  if (problem) throw invalid('subdomain', problem);
  const from = website.subdomain;
  if (to === from) return website;
  const changed = await db
    .transaction(async (tx) => {
      const locked = await lockedFor(tx, context, 'changeSubdomain', id);
      requireSeen(seen, locked.subdomain, [
        { path: 'subdomain', label: 'Address', mine: to, theirs: locked.subdomain },
      ]);
      if (!(await isFree(tx, to, { websiteId: id, now: clock() }))) throw taken(to);
      const moved = await updateWebsite(tx, id, { subdomain: to });
      await moveSubdomain(tx, id, { from: locked.subdomain, to, until: new Date(clock().getTime() + HELD_MS) });
      await recordWrite(tx, context, requireOwner(context.actor), {
        action: 'changeSubdomain',
        subject: { kind: 'website', id },
        before: locked.subdomain,
        after: to,
      });
      return moved;
    })
    .catch((error: unknown) => {
      throw isTwice(error) ? taken(to) : error;
    });
  siteCache.changed({ id, subdomain: to });
  await republishWebsite(context, id);
  siteCache.changed({ id, subdomain: from });
  return (await findWebsite(db, id)) ?? changed;
}

/** Somebody else took it in the same moment (SQLSTATE 23505); drivers hand the reason on inside another error. */
function isTwice(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === '23505') return true;
  return 'cause' in error && isTwice(error.cause);
}
