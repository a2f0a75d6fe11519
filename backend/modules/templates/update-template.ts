import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { sampleDocument } from './sample-document.ts';
import { findTemplate, updateTemplateRow } from './store.ts';
import type { TemplateRow } from './store.ts';
import { parseTemplateInput } from './template-input.ts';

/** Changes a template, kept in the audit log. Another design makes its sample anew. Throws NOT_FOUND or INVALID. */
export async function updateTemplate(context: Context, id: string, input: unknown): Promise<TemplateRow> {
  const person = requirePerson(context.actor, 'updateTemplate');
  const before = await findTemplate(context.db, id);
  if (!before) throw notFound('template');
  const fields = await parseTemplateInput(context.db, id, input);
  const document = fields.design === before.design ? before.document : await sampleDocument(context, fields);
  return context.db.transaction(async (db) => {
    const { document: _document, ...earlier } = before;
    const updatedBy = await recordWrite(db, context, person, {
      action: 'updateTemplate',
      subject: id,
      before: earlier,
      after: fields,
    });
    return updateTemplateRow(db, id, { ...fields, document, updatedAt: context.clock(), updatedBy });
  });
}
