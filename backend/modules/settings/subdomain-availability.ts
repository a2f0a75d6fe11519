import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { subdomainAddress } from '../websites/address.ts';
import { websiteFor } from '../websites/on-website.ts';
import { hasSubdomain } from '../websites/store.ts';
import { subdomainCandidates, subdomainFrom, subdomainProblem } from '../websites/subdomain.ts';
import { isHeldByAnother } from '../site-settings/store.ts';

export type Availability = {
  subdomain: string;
  address: string;
  isFree: boolean;
  /** Why not, in words; null when it is free or the website's own. */
  problem: string | null;
  /** Another one that is free; null when none is needed. */
  suggestion: string | null;
};

/** Nobody else has it, or had it lately. */
export async function isFree(
  db: Database,
  subdomain: string,
  { websiteId, now }: { websiteId: string; now: Date },
): Promise<boolean> {
  return !(await hasSubdomain(db, subdomain, websiteId)) && !(await isHeldByAnother(db, subdomain, { websiteId, now }));
}

/** Whether a website could have this subdomain, and if not, why and what else. */
export async function subdomainAvailability(
  context: Context,
  { websiteId, subdomain: wanted }: { websiteId: string; subdomain: string },
): Promise<Availability> {
  const { db, clock, rateLimiter, settings } = context;
  await websiteFor(context, 'subdomainAvailability', websiteId);
  await rateLimiter.take('checkSubdomain', websiteId);
  const subdomain = wanted.trim().toLowerCase();
  const found = { subdomain, address: subdomainAddress(settings, subdomain) };
  const who = { websiteId, now: clock() };
  const unfit = subdomainProblem(subdomain);
  if (!unfit && (await isFree(db, subdomain, who))) return { ...found, isFree: true, problem: null, suggestion: null };
  const problem = unfit ?? `${subdomain} is taken.`;
  for (const candidate of subdomainCandidates(subdomainFrom(subdomain, websiteId), websiteId))
    if (await isFree(db, candidate, who)) return { ...found, isFree: false, problem, suggestion: candidate };
  return { ...found, isFree: false, problem, suggestion: null };
}
