import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { deleteChatTemplateRow, findChatTemplate, holdActive } from './store.ts';
import type { ChatTemplate } from './store.ts';
import { fieldsOf } from './template-input.ts';

/**
 * Removes a template with its versions; the audit log keeps what it said, turns under way go on with what they began with. Throws NOT_FOUND,
 * and INVALID for the one that counts.
 */
export async function deleteChatTemplate(context: Context, id: string): Promise<ChatTemplate> {
  const person = requirePerson(context.actor, 'deleteChatTemplate');
  return context.db.transaction(async (db) => {
    const template = await findChatTemplate(db, id);
    if (!template) throw notFound('chat template');
    if ((await holdActive(db, template.purpose))?.templateId === id)
      throw invalid('id', 'This one is active. Activate another one of its purpose first.');
    await recordWrite(db, context, person, {
      action: 'deleteChatTemplate',
      subject: { kind: 'chatTemplate', id },
      before: { purpose: template.purpose, ...fieldsOf(template) },
    });
    await deleteChatTemplateRow(db, id);
    return template;
  });
}
