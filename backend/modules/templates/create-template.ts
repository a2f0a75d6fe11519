import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { recordWrite } from '../audit/record-write.ts';
import { sampleDocument } from './sample-document.ts';
import { holdNames, insertTemplate } from './store.ts';
import type { TemplateRow } from './store.ts';
import { takeNames } from './take-names.ts';
import { parseTemplateInput } from './template-input.ts';

/**
 * A new template, kept in the audit log. Throws INVALID, also for a slug or builder number in use; a number that the template `swapsWith`
 * has is taken from it.
 */
export async function createTemplate(
  context: Context,
  { input, swapsWith }: { input: unknown; swapsWith: string | null },
): Promise<TemplateRow> {
  const person = requirePerson(context.actor, 'createTemplate');
  const id = context.ids();
  const fields = parseTemplateInput(input);
  const document = await sampleDocument(context, fields);
  const now = context.clock();
  return context.db.transaction(async (db) => {
    await holdNames(db);
    return takeNames(db, context, person, { id, before: null, fields, swapsWith }, async () => {
      const updatedBy = await recordWrite(db, context, person, {
        action: 'createTemplate',
        subject: { kind: 'template', id },
        version: 1,
        after: fields,
      });
      return insertTemplate(db, { id, ...fields, document, createdAt: now, updatedAt: now, updatedBy, version: 1 });
    });
  });
}
