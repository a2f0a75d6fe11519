import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { registry } from '../live-settings/registry.ts';
import { plainLine } from '../websites/plain-text.ts';
import { beginMaking } from './begin-making.ts';
import type { TrainingRow } from './store.ts';
import { tagsSchema, titleSchema } from './training-input.ts';

const newSchema = z.object({
  address: plainLine(2000, 'An address has at most 2,000 characters.').pipe(
    z.string().min(1, 'Write the address of the page.'),
  ),
  title: titleSchema,
  tags: tagsSchema,
});

const CLOSED = 'Pages are not fetched by their address at the moment: staff have switched that off.';

/**
 * Begins to make a training website of a public page. What cannot be fetched or read fails with a sentence when it is made. Throws
 * INVALID, RATE_LIMITED, UNAVAILABLE while import by address is switched off.
 */
export async function createTrainingWebsiteFromAddress(context: Context, input: unknown): Promise<TrainingRow> {
  const person = requirePerson(context.actor, 'createTrainingWebsiteFromAddress');
  const { address, title, tags } = parseInput(newSchema, input);
  context.live.requireOn(registry.importByAddress, context.actor, CLOSED);
  await context.rateLimiter.take('createTrainingWebsite', person.userId);
  const sourceUrl = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  return beginMaking(context, person, { origin: 'ADDRESS', title: title || sourceUrl, brief: '', sourceUrl, tags });
}
