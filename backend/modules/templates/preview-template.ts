import { z } from 'zod';
import type { WebsiteDocument } from '#site/model/document.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';
import { addressGroup } from '../../auth/address-group.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../parse-input.ts';
import { readDocument } from '../revisions/read-document.ts';
import { plainLine, plainText } from '../websites/plain-text.ts';
import { startOf } from './start-of.ts';
import { findBuilder } from './store.ts';

const MAX_NAME = 120;
/** What a preview takes beside its design: a request, a page rendered. */
const SHOWING_MS = 15;

/** What is too long is cut here: a preview never refuses what somebody is about to type. */
const inputSchema = z.object({
  builderNumber: z.number().int(),
  name: z
    .string()
    .transform((text) => text.slice(0, MAX_NAME))
    .pipe(plainLine(MAX_NAME, '')),
  description: z
    .string()
    .transform((text) => text.slice(0, MOST_BRIEF))
    .pipe(plainText(0, MOST_BRIEF, '', '')),
  seed: z.number().int().min(0),
});

/**
 * The template of a builder with somebody's name and description in it, or as it shows itself when they gave neither. The
 * built-in designer draws it: a preview asks no service. Null when no template is offered there. Throws RATE_LIMITED by the
 * time that it takes, INVALID (field `brief`) and UNAVAILABLE.
 */
export async function previewTemplate(context: Context, input: unknown): Promise<WebsiteDocument | null> {
  const { builderNumber, name, description, seed } = parseInput(inputSchema, input);
  const { actor, clientAddress } = context;
  const template = await findBuilder(context.db, builderNumber);
  if (!template) return null;
  if (name === '' && description === '') return readDocument(template.document);
  const brief = {
    text: description || template.category,
    name: name || undefined,
    template: await startOf(context.db, template),
  };
  const who = actor.kind === 'person' ? actor.userId : addressGroup(clientAddress);
  return context.previewTime.during(who, async (spend) => {
    spend(SHOWING_MS);
    const designed = await context.reading.design(brief, seed, spend);
    return designed.document;
  });
}
