import { createHash } from 'node:crypto';
import { z } from 'zod';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { requireRoomForWebsite } from '../billing/limits.ts';
import { insertMessage } from '../chat/store.ts';
import { findTemplate } from '../templates/store.ts';
import { authorFrom } from '../users/author.ts';
import { lockUser } from '../users/store.ts';
import { withinPagesOf } from './fit-pages.ts';
import { insertWebsiteWithRevision } from './insert-website.ts';
import { plainLine, plainText } from './plain-text.ts';
import type { WebsiteRow } from './store.ts';

const inputSchema = z.object({
  brief: plainText(
    3,
    4000,
    'Describe the business in a few words: 3 characters at least.',
    'Please keep the description under 4,000 characters.',
  ),
  name: plainLine(120, 'Please keep the name under 120 characters.').nullish(),
  templateId: z.string().max(64).nullish(),
});

/**
 * Makes a finished website from a brief, with a greeting in its chat. The same brief gives different websites: the seed
 * comes from the new id. Throws INVALID, LIMIT_REACHED or RATE_LIMITED.
 */
export async function createWebsite(context: Context, input: unknown): Promise<WebsiteRow> {
  const person = requirePerson(context.actor, 'createWebsite');
  const { brief, name, templateId } = parseInput(inputSchema, input);
  context.rateLimiter.take('createWebsite', person.userId);
  const template = templateId ? await findTemplate(context.db, templateId) : undefined;
  if (templateId && !template?.published)
    throw invalid('templateId', 'This template is not offered any more. Please choose another.');

  const id = context.ids();
  const designed = await context.designer.design(
    { text: brief, name: name || undefined, template: template?.design },
    { seed: seedFrom(id) },
  );

  return context.db.transaction(async (db) => {
    const user = await lockUser(db, person.userId);
    await requireRoomForWebsite(db, user);
    const { document, note } = withinPagesOf(user, designed.document);
    const website = await insertWebsiteWithRevision(db, context, {
      id,
      author: authorFrom(user),
      name: document.brand.name,
      brief,
      templateId: template?.id ?? null,
      document,
      source: 'GENERATED',
      sentence: 'Made the website from its description',
    });
    await insertMessage(db, {
      id: context.ids(),
      websiteId: id,
      role: 'ASSISTANT',
      text: [designed.reply, note].filter(Boolean).join('\n\n'),
      state: 'NOTHING_CHANGED',
      createdAt: context.clock(),
    });
    return website;
  });
}

/** A number of 32 bits that is the same for the same id. */
const seedFrom = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE(0);
