import type { Actor, Person } from '../../auth/actor.ts';
import { requirePerson } from '../../auth/policy.ts';
import type { Ability } from '../../auth/policy.ts';
import type { Database } from '../../db/index.ts';
import { notFound } from '../../failure.ts';
import { findDomain, lockDomain } from './store.ts';
import type { DomainRow } from './store.ts';

type Own = { person: Person; domain: DomainRow };

/** A domain of the one who asks. Throws UNAUTHENTICATED, and NOT_FOUND for what is not theirs, whether it exists or not. */
export async function ownDomain(
  { actor, db }: { actor: Actor; db: Database },
  ability: Ability,
  id: string,
): Promise<Own> {
  const person = requirePerson(actor, ability);
  return { person, domain: requireOwn(person, await findDomain(db, id)) };
}

/** The same within a transaction: nobody else changes the domain before its end. */
export const lockedDomain = async (db: Database, person: Person, id: string): Promise<DomainRow> =>
  requireOwn(person, await lockDomain(db, id));

function requireOwn(person: Person, domain: DomainRow | undefined): DomainRow {
  if (domain?.ownerId !== person.userId) throw notFound('domain');
  return domain;
}
