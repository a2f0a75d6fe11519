import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { findChatTemplate, holdActive, putActive } from './store.ts';
import type { ChatTemplate } from './store.ts';
import { fieldsOf } from './template-input.ts';

/**
 * Makes a template the one of its purpose that counts, in the place of the one before: for turns that begin from then on, in every
 * process. Both keep it in their history. Doing it twice is doing it once. Throws NOT_FOUND.
 */
export async function activateChatTemplate(context: Context, id: string): Promise<ChatTemplate> {
  const person = requirePerson(context.actor, 'activateChatTemplate');
  const template = await context.db.transaction(async (db) => {
    const found = await findChatTemplate(db, id);
    if (!found) throw notFound('chat template');
    const before = await holdActive(db, found.purpose);
    if (before === id) return { ...found, isActive: true };
    const replaced = before === undefined ? undefined : await findChatTemplate(db, before);
    await putActive(db, found.purpose, id);
    for (const { template, isActive } of [
      { template: found, isActive: true },
      ...(replaced ? [{ template: replaced, isActive: false }] : []),
    ]) {
      const fields = fieldsOf(template);
      await recordWrite(db, context, person, {
        action: isActive ? 'activateChatTemplate' : 'replaceChatTemplate',
        subject: { kind: 'chatTemplate', id: template.id },
        // What it says is the same: no new version.
        version: template.version,
        before: { ...fields, Active: !isActive },
        after: { ...fields, Active: isActive },
      });
    }
    return { ...found, isActive: true };
  });
  await context.prompts.readAgain();
  return template;
}
