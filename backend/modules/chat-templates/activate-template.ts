import { requirePerson } from '../../auth/policy.ts';
import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid, notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { requireGate } from '../going-live/require-gate.ts';
import { findChatTemplate, holdActive, putActive } from './store.ts';
import type { ActiveRow, ChatTemplate } from './store.ts';
import { wayOfTemplate } from './template-change.ts';
import { fieldsOf } from './template-input.ts';

/**
 * Makes the newest version of a template the one of its purpose that counts, in the place of the one before: for turns that begin from then
 * on, in every process. Both keep it in their history, with what a replay found and the reason. Doing it twice is doing it once. Throws
 * NOT_FOUND, and INVALID without a reason where no replay was passed.
 */
export async function activateChatTemplate(
  context: Context,
  id: string,
  reason?: string | null,
): Promise<ChatTemplate> {
  const person = requirePerson(context.actor, 'activateChatTemplate');
  const template = await context.db.transaction(async (db) => {
    const found = await findChatTemplate(db, id);
    if (!found) throw notFound('chat template');
    const active = await holdActive(db, found.purpose);
    if (active?.templateId === id && active.version === found.version) return { ...found, liveVersion: found.version };
    const kept = await requireGate(db, await wayOfTemplate(db, context, found, active), { reason });
    await putActive(db, {
      purpose: found.purpose,
      templateId: id,
      version: found.version,
      beforeId: active?.templateId ?? null,
      beforeVersion: active?.version ?? null,
    });
    return recordChange(db, context, person, { found, version: found.version, active, kept });
  });
  await context.prompts.readAgain();
  return template;
}

/** Makes what counted before this template count again: at once, since it did already. Throws NOT_FOUND, and INVALID where nothing did. */
export async function goBackFromChatTemplate(context: Context, id: string): Promise<ChatTemplate> {
  const person = requirePerson(context.actor, 'goBackFromChatTemplate');
  const template = await context.db.transaction(async (db) => {
    const leaving = await findChatTemplate(db, id);
    if (!leaving) throw notFound('chat template');
    const active = await holdActive(db, leaving.purpose);
    const { beforeId = null, beforeVersion: version = null } = active?.templateId === id ? active : {};
    const found = beforeId === null ? undefined : await findChatTemplate(db, beforeId);
    if (!found || version === null)
      throw invalid('id', 'There is nothing to go back to: what counted before is gone, or counts already.');
    await putActive(db, { purpose: found.purpose, templateId: found.id, version, beforeId: null, beforeVersion: null });
    return recordChange(db, context, person, { found, version, active, kept: { Replay: 'It counted before.' } });
  });
  await context.prompts.readAgain();
  return template;
}

type Change = { found: ChatTemplate; version: number; active: ActiveRow | undefined; kept: Record<string, string> };

async function recordChange(
  db: Database,
  context: Context,
  person: Person,
  { found, version, active, kept }: Change,
): Promise<ChatTemplate> {
  const replaced = active && active.templateId !== found.id ? await findChatTemplate(db, active.templateId) : undefined;
  const writes = [
    { template: found, before: active?.templateId === found.id ? active.version : null, after: version },
    ...(replaced && active ? [{ template: replaced, before: active.version, after: null }] : []),
  ];
  for (const { template, before, after } of writes) {
    const fields = fieldsOf(template);
    await recordWrite(db, context, person, {
      action: after === null ? 'replaceChatTemplate' : 'activateChatTemplate',
      subject: { kind: 'chatTemplate', id: template.id },
      // What it says is the same: no new version.
      version: template.version,
      before: { ...fields, Live: inWords(before) },
      after: { ...fields, Live: inWords(after), ...(after !== null && kept) },
    });
  }
  return { ...found, liveVersion: version };
}

const inWords = (version: number | null) => (version === null ? 'no' : `version ${version}`);
