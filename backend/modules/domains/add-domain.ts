import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { lockUser } from '../users/store.ts';
import { displayName } from './display-name.ts';
import { noteEvent } from './events.ts';
import { readName } from './name.ts';
import { countDomainsOf, findOwnByName, insertDomain, updateDomain } from './store.ts';
import type { DomainRow } from './store.ts';

/** Far beyond every plan: names cost us looking. */
const MAX_DOMAINS = 100;

/** What the TXT record must say: its start tells whoever finds it later what it is for. */
export const newToken = (ids: () => string): string => `pagewright-${ids()}`;

/**
 * Adds a name of one's own, which then waits for its proof. One that was released starts anew. Throws INVALID with the field `name`,
 * RATE_LIMITED.
 */
export async function addDomain(context: Context, typed: string): Promise<DomainRow> {
  const person = requirePerson(context.actor, 'addDomain');
  await context.rateLimiter.take('addDomain', person.userId);
  const read = readName(typed, context.settings);
  if ('problem' in read) throw invalid('name', read.problem);
  return context.db.transaction(async (db) => {
    await lockUser(db, person.userId);
    const domain = await insertOrRenew(db, context, person.userId, read.name);
    await noteEvent(db, context, domain.id, { kind: 'added' });
    await recordWrite(db, context, person, {
      action: 'addDomain',
      subject: { kind: 'domain', id: domain.id },
      after: read.name,
    });
    return domain;
  });
}

/** The caller holds the owner's row. */
async function insertOrRenew(
  db: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  ownerId: string,
  name: string,
): Promise<DomainRow> {
  const fresh = { state: 'waiting' as const, token: newToken(ids), createdAt: clock(), nextCheckAt: clock() };
  const own = await findOwnByName(db, ownerId, name);
  if (own?.state === 'released') return updateDomain(db, own.id, { ...fresh, report: null, checkedAt: null });
  if (own) throw already(name);
  if ((await countDomainsOf(db, ownerId)) >= MAX_DOMAINS)
    throw invalid('name', `You have ${MAX_DOMAINS} domains here. Remove one that you do not use to add another.`);
  const made = await insertDomain(db, { ...fresh, id: ids(), ownerId, name, method: 'records' });
  if (!made) throw already(name);
  return made;
}

const already = (name: string) =>
  invalid('name', `${displayName(name)} is among your domains already. Choose it there, or enter another name.`);
