import { keyGrantOf } from '../../auth/actor.ts';
import type { Actor } from '../../auth/actor.ts';
import { accessTo, mayWrite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { findWebsite } from '../websites/store.ts';
import { findSiteImport, toldSince } from './store.ts';
import type { SiteImportRow } from './store.ts';

const isTheirs = (actor: Actor, { ownerId, claimHash }: SiteImportRow) =>
  (actor.kind === 'person' && !keyGrantOf(actor) && ownerId === actor.userId) ||
  (claimHash !== null && actor.claims.has(claimHash));

type AskedFor = Pick<Context, 'actor' | 'clock' | 'loaders'>;

/** What somebody who asks themselves is told of, the newest first: a visitor by the claims that they hold. */
const toldTo = async ({ actor, loaders }: AskedFor): Promise<SiteImportRow[]> =>
  keyGrantOf(actor)
    ? []
    : loaders.siteImports.load({ ownerId: actor.kind === 'person' ? actor.userId : null, claims: [...actor.claims] });

/** Imports under way of somebody who asks themselves. */
export const importsUnderWay = async (context: AskedFor): Promise<SiteImportRow[]> =>
  (await toldTo(context)).filter(({ endedAt }) => endedAt === null);

/** The latest import of somebody who asks themselves that failed within a day; none that was tried again or dismissed. */
export async function failedImport(context: AskedFor): Promise<SiteImportRow | null> {
  const since = toldSince(context.clock());
  const rows = (await toldTo(context)).filter(({ createdAt }) => createdAt > since);
  const isTriedAgain = (at: number) => rows.slice(0, at).some(({ address }) => address === rows[at]?.address);
  return rows.find(({ state }, at) => state === 'FAILED' && !isTriedAgain(at)) ?? null;
}

/** An import for somebody who asked for it, or whose website came of it. To all others it is not there: throws NOT_FOUND. */
export async function importFor({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<SiteImportRow> {
  const row = await findSiteImport(db, id);
  if (!row) throw notFound('import');
  const website = await findWebsite(db, id);
  const access = website ? accessTo(actor, website) : null;
  if (website ? access !== null && mayWrite(access) : isTheirs(actor, row)) return row;
  throw notFound('import');
}
