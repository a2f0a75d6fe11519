import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { deleteTemplateRow, findTemplate, holdTemplate, websiteCountsOf } from './store.ts';
import type { TemplateRow } from './store.ts';
import { neededBy } from './take-names.ts';

/** Removes a template with its draft; the audit log keeps the template. Websites made from it stay as they are. Throws NOT_FOUND, and INVALID where websites were made from it or a public builder needs it. */
export async function deleteTemplate(context: Context, id: string): Promise<TemplateRow> {
  const person = requirePerson(context.actor, 'deleteTemplate');
  const template = await findTemplate(context.db, id);
  if (!template) throw notFound('template');
  await context.db.transaction(async (db) => {
    const held = await holdTemplate(db, id);
    if (held && held.builderNumber !== null) throw invalid('id', neededBy(held.builderNumber));
    if ((await websiteCountsOf(db, [id])).has(id))
      throw invalid('id', 'Websites were made from this template. Retire it instead: then nobody is offered it.');
    await recordWrite(db, context, person, {
      action: 'deleteTemplate',
      subject: { kind: 'template', id },
      before: template,
    });
    await deleteTemplateRow(db, template);
  });
  return template;
}
