import { keyGrantOf } from '../../auth/actor.ts';
import type { Actor } from '../../auth/actor.ts';
import { accessTo, mayWrite } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { notFound } from '../../failure.ts';
import { findWebsite } from '../websites/store.ts';
import { findFailedSince, findSiteImport, listUnderWay } from './store.ts';
import type { SiteImportRow } from './store.ts';

const isTheirs = (actor: Actor, { ownerId, claimHash }: SiteImportRow) =>
  (actor.kind === 'person' && !keyGrantOf(actor) && ownerId === actor.userId) ||
  (claimHash !== null && actor.claims.has(claimHash));

/** So long somebody is told of an import that failed. */
const TOLD_MS = 24 * 60 * 60 * 1000;

/** People who ask themselves; a visitor by the claims that they hold. */
const askingOf = (actor: Actor) => ({
  ownerId: actor.kind === 'person' ? actor.userId : null,
  claims: [...actor.claims],
});

/** Imports under way of somebody who asks themselves. */
export const importsUnderWay = async (db: Database, actor: Actor): Promise<SiteImportRow[]> =>
  keyGrantOf(actor) ? [] : listUnderWay(db, askingOf(actor));

/** The latest import of somebody who asks themselves that failed within a day; none that was tried again or dismissed. */
export async function failedImport({ db, actor, clock }: Pick<Context, 'db' | 'actor' | 'clock'>) {
  if (keyGrantOf(actor)) return null;
  return (await findFailedSince(db, askingOf(actor), new Date(clock().getTime() - TOLD_MS))) ?? null;
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
