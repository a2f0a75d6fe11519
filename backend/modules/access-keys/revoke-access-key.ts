import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { deleteAccessKey } from './store.ts';

/** Ends a key of the caller's for good, at once. Throws NOT_FOUND, also for one that is revoked already. */
export async function revokeAccessKey(context: Context, id: string): Promise<true> {
  const person = requirePerson(context.actor, 'revokeAccessKey');
  if (!(await deleteAccessKey(context.db, person.userId, id))) throw notFound('access key');
  return true;
}
