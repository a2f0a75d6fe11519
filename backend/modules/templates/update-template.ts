import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { invalid, notFound } from '../../failure.ts';
import { mergeEdit } from '../audit/merge-edit.ts';
import { recordWrite } from '../audit/record-write.ts';
import { sampleDocument } from './sample-document.ts';
import { findTemplate, holdNames, holdTemplate, updateTemplateRow } from './store.ts';
import type { TemplateRow } from './store.ts';
import { takeNames } from './take-names.ts';
import { fieldsOf, parseTemplateInput } from './template-input.ts';

type Edit = {
  input: unknown;
  /** The version that was opened; null: the last one wins. */
  seen: number | null;
  /** The template that its builder number is swapped with, if it has the one that is asked for. */
  swapsWith: string | null;
};

/**
 * Changes a template, kept in the audit log. Another design makes its sample anew, and is INVALID for a template with a draft: what staff
 * made of it would be lost. Throws NOT_FOUND or INVALID, also for a slug or builder number in use; CONFLICT where somebody else changed
 * the same field.
 */
export async function updateTemplate(
  context: Context,
  id: string,
  { input, seen, swapsWith }: Edit,
): Promise<TemplateRow> {
  const person = requirePerson(context.actor, 'updateTemplate');
  const opened = await findTemplate(context.db, id);
  if (!opened) throw notFound('template');
  const sent = parseTemplateInput(input);
  // Outside the transaction: drawing a sample takes its time, and others would wait for it.
  const sample = opened.design === sent.design ? undefined : await sampleDocument(context, sent);
  return context.db.transaction(async (db) => {
    await holdNames(db);
    const before = await holdTemplate(db, id);
    if (!before) throw notFound('template');
    const standing = { version: before.version, fields: fieldsOf(before) };
    const fields = await mergeEdit(db, { kind: 'template', id }, { seen, standing, sent });
    if (before.websiteId !== null && fields.design !== before.design)
      throw invalid('design', 'This template is edited by hand. Change its design in the template editor.');
    return takeNames(db, context, person, { id, before, fields, swapsWith }, async (swap) => {
      const version = before.version + 1;
      const updatedBy = await recordWrite(db, context, person, {
        action: swap ?? 'updateTemplate',
        subject: { kind: 'template', id },
        version,
        before: standing.fields,
        after: fields,
      });
      const document =
        fields.design === before.design ? before.document : (sample ?? (await sampleDocument(context, fields)));
      return updateTemplateRow(db, id, { ...fields, document, updatedAt: context.clock(), updatedBy, version });
    });
  });
}
