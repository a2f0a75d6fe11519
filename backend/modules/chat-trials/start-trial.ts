import { createHash } from 'node:crypto';
import { designAtOnce } from '#designer/designer.ts';
import type { Design } from '#designer/designer.ts';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid, notFound } from '../../failure.ts';
import { purgeWithFiles } from '../assets/purge-media.ts';
import { planForPeople, staffHolder } from '../billing/holder.ts';
import { insertMessage } from '../chat/store.ts';
import { greetingOf } from '../chat-prompts/greeting.ts';
import { findChatTemplate, holdChatTemplate } from '../chat-templates/store.ts';
import type { ChatTemplate } from '../chat-templates/store.ts';
import { insertWebsiteWithRevision } from '../creation/insert-website.ts';
import { sampleBriefs } from '../template-editing/sample-briefs.ts';
import { insertWorkingTurn } from '../turns/begin-turn.ts';
import { designerFor } from '../turns/designer-for.ts';
import { turnJob } from '../turns/turn-job.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { deleteTrialWebsites, findTrial, putTrial } from './store.ts';
import type { TrialRow } from './store.ts';

/**
 * A website from a sample brief on which its maker tries a chat template, active or not, in the place of the one before: for a first
 * design the model works on it at once, for a conversation nobody has said anything yet. It costs no plan anything, and is purged after
 * a week. Throws NOT_FOUND, INVALID or RATE_LIMITED.
 */
export async function startChatTrial(
  context: Context,
  { templateId, sample }: { templateId: string; sample: string },
): Promise<TrialRow> {
  const { userId } = requirePerson(context.actor, 'startChatTrial');
  const template = await findChatTemplate(context.db, templateId);
  if (!template) throw notFound('chat template');
  if (template.purpose === 'BLOG') throw invalid('templateId', 'A template for blogs has no chat to be tried in.');
  const brief = sampleBriefs.find(({ name }) => name === sample);
  if (!brief) throw invalid('sample', 'Choose one of the samples.');
  await context.rateLimiter.take('createWebsite', userId);
  const id = context.ids();
  const seed = createHash('sha256').update(id).digest().readUInt32BE(0);
  const designed = await designAtOnce(designerFor(context), { text: brief.brief, name: brief.name }, { seed });
  const { trial, before } = await context.db.transaction(async (db) => {
    const held = await holdChatTemplate(db, templateId);
    if (!held) throw notFound('chat template');
    const earlier = await findTrial(db, { templateId, userId });
    const website = await insertTrialWebsite(db, context, { id, brief: brief.brief, designed });
    const began = { templateId, userId, websiteId: id, sample };
    await putTrial(db, began);
    if (held.purpose === 'FIRST_DESIGN') await beginFirstDesign(db, context, { website, designed, template: held });
    return { trial: began, before: earlier?.websiteId };
  });
  if (before !== undefined) await purgeWithFiles(context, (db) => deleteTrialWebsites(db, [before]));
  context.jobs.wake(turnJob);
  return trial;
}

type Made = { id: string; brief: string; designed: Design };

const insertTrialWebsite = async (db: Database, context: Context, { id, brief, designed }: Made) =>
  insertWebsiteWithRevision(db, context, {
    id,
    author: (await staffHolder(db, context.actor)).author,
    purpose: 'trial',
    name: designed.document.brand.name,
    brief,
    templateId: null,
    document: designed.document,
    source: 'GENERATED',
    sentence: 'Made the website from a sample',
  });

type Begun = { website: WebsiteRow; designed: Design; template: ChatTemplate };

async function beginFirstDesign(db: Database, context: Context, { website, designed, template }: Begun): Promise<void> {
  const greeting = greetingOf(template, designed.document, planForPeople());
  await insertMessage(db, {
    id: context.ids(),
    websiteId: website.id,
    role: 'ASSISTANT',
    text: [designed.reply, greeting].filter(Boolean).join('\n\n'),
    state: 'NOTHING_CHANGED',
    createdAt: context.clock(),
  });
  if (!designerFor(context).draft) return;
  const turn = { task: 'first-design' as const, message: website.brief, pagePath: null, answers: null, keyName: null };
  await insertWorkingTurn(db, context, { ...turn, website, userId: null });
}
