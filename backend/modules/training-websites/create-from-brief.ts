import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { briefSchema } from '../creation/design-website.ts';
import { registry } from '../live-settings/registry.ts';
import { beginMaking } from './begin-making.ts';
import type { TrainingRow } from './store.ts';
import { tagsSchema, titleSchema } from './training-input.ts';

const newSchema = z.object({ brief: briefSchema.shape.brief, title: titleSchema, tags: tagsSchema });

const CLOSED = 'Websites cannot be made from a description at the moment: staff have switched that off.';
const MOST_LENT = 60;

/** Begins to make a training website from a brief. Throws INVALID, RATE_LIMITED, UNAVAILABLE while making websites is switched off. */
export async function createTrainingWebsite(context: Context, input: unknown): Promise<TrainingRow> {
  const person = requirePerson(context.actor, 'createTrainingWebsite');
  const { brief, title, tags } = parseInput(newSchema, input);
  context.live.requireOn(registry.generation, context.actor, CLOSED);
  await context.rateLimiter.take('createTrainingWebsite', person.userId);
  return beginMaking(context, person, {
    origin: 'BRIEF',
    title: title || titleFrom(brief),
    brief,
    sourceUrl: null,
    tags,
  });
}

/** What an entry is called until the website has a name: its brief's beginning. */
export function titleFrom(brief: string): string {
  const [line = ''] = brief.split('\n', 1);
  if (line.length <= MOST_LENT) return line;
  const cut = line.slice(0, MOST_LENT);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : MOST_LENT)}…`;
}
