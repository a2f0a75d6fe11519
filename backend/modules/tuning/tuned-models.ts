import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { recordWrite } from '../audit/record-write.ts';
import { authorFrom } from '../users/author.ts';
import { findUser } from '../users/store.ts';
import { deleteTunedModel, insertTunedModel } from './store.ts';
import type { TunedModel } from './store.ts';
import { modelSchema } from './tuning-input.ts';

/** Keeps a model that was made elsewhere, by its name. Nothing asks it for that. Throws INVALID, also for one that is there. */
export async function nameTunedModel(context: Context, input: unknown): Promise<TunedModel> {
  const person = requirePerson(context.actor, 'nameTunedModel');
  const { name, notes } = parseInput(modelSchema, input);
  return context.db.transaction(async (db) => {
    const user = await findUser(db, person.userId);
    const id = context.ids();
    const createdBy = user ? authorFrom(user).name : person.sub;
    const made = await insertTunedModel(db, { id, name, jobId: null, notes, createdAt: context.clock(), createdBy });
    if (!made) throw invalid('name', 'This model is in the list already.');
    const subject = { kind: 'tunedModel', id } as const;
    await recordWrite(db, context, person, { action: 'nameTunedModel', subject, after: { name, notes } });
    return made;
  });
}

/** Takes a model off the list. Where it is in use it stays in use. Throws NOT_FOUND. */
export async function removeTunedModel(context: Context, id: string): Promise<TunedModel> {
  const person = requirePerson(context.actor, 'removeTunedModel');
  return context.db.transaction(async (db) => {
    const gone = await deleteTunedModel(db, id);
    if (!gone) throw notFound('model');
    const { name, notes } = gone;
    const subject = { kind: 'tunedModel', id } as const;
    await recordWrite(db, context, person, { action: 'removeTunedModel', subject, before: { name, notes } });
    return gone;
  });
}
