import { createHash } from 'node:crypto';
import { z } from 'zod';
import { designAtOnce } from '#designer/designer.ts';
import type { Design } from '#designer/designer.ts';
import { firstDirections } from '#designer/built-in/chat/abilities/directions.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { hasAssistantMessage } from '../billing/assistant-messages.ts';
import { greetingOf } from '../chat-prompts/greeting.ts';
import { insertMessage } from '../chat/store.ts';
import { startOf } from '../templates/start-of.ts';
import { findTemplate } from '../templates/store.ts';
import { registry } from '../live-settings/registry.ts';
import { designerFor } from '../turns/designer-for.ts';
import { insertWorkingTurn } from '../turns/begin-turn.ts';
import type { Holder } from '../billing/holder.ts';
import { withinPagesOf } from './fit-pages.ts';
import { insertWebsiteWithRevision } from './insert-website.ts';
import { plainLine, plainText } from '../websites/plain-text.ts';
import type { WebsiteRow } from '../websites/store.ts';

export const briefSchema = z.object({
  brief: plainText(
    3,
    MOST_BRIEF,
    'Describe the business in a few words: at least 3 characters.',
    'Keep the description to 4,000 characters or fewer.',
  ),
  name: plainLine(120, 'Keep the name to 120 characters or fewer.').nullish(),
  templateId: z.string().max(64).nullish(),
  seed: z.number().int().min(0).nullish(),
  directions: z.boolean().nullish(),
});

const CLOSED =
  'Websites cannot be made from a description at the moment. What you wrote stays here: please try again later.';

/** A website as the designer made it, not stored yet. */
export type DesignedWebsite = {
  id: string;
  brief: string;
  templateId: string | null;
  designed: Design;
  /** Three looks to choose from are wanted. */
  directions: boolean;
};

/**
 * Designs a website from a brief, or its draft where the designer is slow. Without a seed the same brief gives different websites: it comes from the new id.
 * Throws INVALID for a template that is not offered, UNAVAILABLE while staff have switched making websites off.
 */
export async function designWebsite(
  context: Context,
  { brief, name, templateId, seed, directions }: z.output<typeof briefSchema>,
): Promise<DesignedWebsite> {
  context.live.requireOn(registry.generation, context.actor, CLOSED);
  const template = templateId ? await findTemplate(context.db, templateId) : undefined;
  if (templateId && (!template?.published || template.retiredAt))
    throw invalid('templateId', 'This template is no longer offered. Please choose another.');
  const id = context.ids();
  const designed = await designAtOnce(
    designerFor(context),
    { text: brief, name: name || undefined, template: template && (await startOf(context.db, template)) },
    { seed: seed ?? seedFrom(id) },
  );
  return { id, brief, templateId: template?.id ?? null, designed, directions: directions === true };
}

/**
 * Stores a designed website for its holder, with a greeting in its chat. A slow designer goes on with its draft in a job: wake
 * `turnJob` afterwards. Whoever wants to choose a look first is waited for. Needs a transaction.
 */
export async function storeDesigned(
  db: Database,
  context: Context,
  { id, brief, templateId, designed, directions }: DesignedWebsite,
  holder: Holder,
  claimHash: string | null = null,
): Promise<WebsiteRow> {
  const { document, note } = withinPagesOf(holder.plan, designed.document);
  const website = await insertWebsiteWithRevision(db, context, {
    id,
    author: holder.author,
    claimHash,
    name: document.brand.name,
    brief,
    templateId,
    ...(templateId === null && { beganWith: document.template }),
    document,
    source: 'GENERATED',
    sentence: 'Made the website from its description',
  });
  const isSlow =
    designerFor(context).draft !== undefined && (await hasAssistantMessage(db, holder, id, context.clock()));
  const offered = directions ? firstDirections(document, seedFrom(id), { isAwaited: isSlow }) : null;
  const greeting = greetingOf(context.prompts.active('FIRST_DESIGN'), document, holder.plan.label);
  await insertMessage(db, {
    id: context.ids(),
    websiteId: id,
    role: 'ASSISTANT',
    text: [designed.reply, note, greeting, offered?.words].filter(Boolean).join('\n\n'),
    state: 'NOTHING_CHANGED',
    choices: offered?.choices ?? [],
    createdAt: context.clock(),
  });
  if (isSlow && !offered) {
    const turn = { task: 'first-design' as const, message: brief, pagePath: null, answers: null };
    await insertWorkingTurn(db, context, { ...turn, website, userId: holder.userId, keyName: holder.author.key });
  }
  return website;
}

/** A number of 32 bits that is the same for the same id. */
const seedFrom = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE(0);
