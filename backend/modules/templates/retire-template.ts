import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { holdTemplate, updateTemplateRow } from './store.ts';
import type { TemplateRow } from './store.ts';
import { neededBy } from './take-names.ts';
import { fieldsOf } from './template-input.ts';

/**
 * Offers a template to nobody any more, or again; websites made from it stay as they are. Kept in the audit log; doing it twice is doing
 * it once. Throws NOT_FOUND, and INVALID for one that a public builder needs.
 */
export async function retireTemplate(context: Context, id: string, isRetired: boolean): Promise<TemplateRow> {
  const person = requirePerson(context.actor, 'retireTemplate');
  return context.db.transaction(async (db) => {
    const template = await holdTemplate(db, id);
    if (!template) throw notFound('template');
    const { builderNumber, retiredAt } = template;
    if (isRetired === (retiredAt !== null)) return template;
    if (builderNumber !== null) throw invalid('id', neededBy(builderNumber));
    const version = template.version + 1;
    const updatedBy = await recordWrite(db, context, person, {
      action: isRetired ? 'retireTemplate' : 'offerTemplateAgain',
      subject: { kind: 'template', id },
      version,
      before: fieldsOf(template),
      after: fieldsOf(template),
    });
    const now = context.clock();
    return updateTemplateRow(db, id, { retiredAt: isRetired ? now : null, updatedAt: now, updatedBy, version });
  });
}
