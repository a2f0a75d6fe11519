import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { plainLine } from '../websites/plain-text.ts';
import { beginMaking } from './begin-making.ts';
import { findConsenting, holdConsenting } from './find-source.ts';
import type { TrainingRow } from './store.ts';
import { tagsSchema, titleSchema } from './training-input.ts';

const newSchema = z.object({
  website: plainLine(300, 'An address has at most 300 characters.').pipe(
    z.string().min(1, 'Write the address of the website, or its id.'),
  ),
  title: titleSchema,
  tags: tagsSchema,
});

/** What an entry is called until its website is there: nothing of somebody's is written before it was looked at. */
export const UNNAMED = 'A website';

/**
 * Begins to make a training website of somebody's website, without its personal data. Throws INVALID for any website whose owner did not
 * agree, in the same words as for one that is not there; RATE_LIMITED.
 */
export async function createTrainingWebsiteFromWebsite(context: Context, input: unknown): Promise<TrainingRow> {
  const person = requirePerson(context.actor, 'createTrainingWebsiteFromWebsite');
  const { website, title, tags } = parseInput(newSchema, input);
  await context.rateLimiter.take('createTrainingWebsite', person.userId);
  const source = await findConsenting(context, website);
  return beginMaking(
    context,
    person,
    { origin: 'WEBSITE', title: title || UNNAMED, brief: '', sourceUrl: null, sourceWebsiteId: source.id, tags },
    (db) => holdConsenting(db, source.id),
  );
}
