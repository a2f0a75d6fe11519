import { keyGrantOf } from '../../auth/actor.ts';
import type { Actor } from '../../auth/actor.ts';
import { accessTo, mayWrite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { notFound } from '../../failure.ts';
import { findWebsite } from '../websites/store.ts';
import { findSiteImport, listUnderWay } from './store.ts';
import type { SiteImportRow } from './store.ts';

const isTheirs = (actor: Actor, { ownerId, claimHash }: SiteImportRow) =>
  (actor.kind === 'person' && !keyGrantOf(actor) && ownerId === actor.userId) ||
  (claimHash !== null && actor.claims.has(claimHash));

/** Imports under way of somebody who asks themselves; a visitor's by the claims that they hold. */
export const importsUnderWay = async (db: Database, actor: Actor): Promise<SiteImportRow[]> =>
  keyGrantOf(actor)
    ? []
    : listUnderWay(db, { ownerId: actor.kind === 'person' ? actor.userId : null, claims: [...actor.claims] });

/** An import for somebody who asked for it, or whose website came of it. To all others it is not there: throws NOT_FOUND. */
export async function importFor({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<SiteImportRow> {
  const row = await findSiteImport(db, id);
  if (!row) throw notFound('import');
  const website = await findWebsite(db, id);
  const access = website ? accessTo(actor, website) : null;
  if (website ? access !== null && mayWrite(access) : isTheirs(actor, row)) return row;
  throw notFound('import');
}
