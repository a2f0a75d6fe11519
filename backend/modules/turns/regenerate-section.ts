import { z } from 'zod';
import { findSection } from '#site/model/find-section.ts';
import { getSection } from '#site/sections/index.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { parseInput } from '../../parse-input.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { askDesigner } from './send-chat-message.ts';
import type { Answered } from './asked.ts';
import { websiteFor } from '../websites/on-website.ts';

const inputSchema = z.object({ websiteId: z.string(), sectionId: z.string().max(40) });

/**
 * Asks the designer for another version of one section from the same facts: one turn of the conversation, so that it counts, leaves its
 * receipt and can be taken back like one. Throws NOT_FOUND, FORBIDDEN, RATE_LIMITED or LIMIT_REACHED.
 */
export async function regenerateSection(context: Context, input: unknown): Promise<Answered> {
  const { websiteId, sectionId } = parseInput(inputSchema, input);
  const website = await websiteFor(context, 'sendChatMessage', websiteId);
  const found = findSection(await currentDocument(context.db, website), sectionId);
  if (!found) throw notFound('section');
  const { kind, props } = found.section;
  const called = typeof props.heading === 'string' && props.heading !== '' ? props.heading : getSection(kind)?.label;
  const text = `Another version of “${(called ?? kind).slice(0, 120)}” on ${found.page.title}, with the same facts.`;
  return askDesigner(context, {
    website,
    text,
    pagePath: found.page.path,
    key: null,
    sectionId,
    about: null,
    picture: null,
  });
}
