import type { WebsiteDocument } from '#site/model/document.ts';
import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { recordWrite } from '../audit/record-write.ts';
import { OWN_VERSION } from '../templates/start-of.ts';
import { insertVersion, lastVersionNumber, updateTemplateRow } from '../templates/store.ts';
import type { TemplateRow } from '../templates/store.ts';
import { fieldsOf } from '../templates/template-input.ts';

type Used = { action: string; document: WebsiteDocument; revisionInUse: number | null; did: string };

/**
 * Makes a document the one that websites start from, as a new version of a template that is held, with an audit entry. The first time the
 * document that its design came with is kept as version 1. Needs a transaction.
 */
export async function useDocument(
  db: Database,
  context: Context,
  { person, template }: { person: Person; template: TemplateRow },
  { action, document, revisionInUse, did }: Used,
): Promise<TemplateRow> {
  const { id } = template;
  const now = context.clock();
  const before = await lastVersionNumber(db, id);
  if (before === 0) {
    const own = { templateId: id, number: OWN_VERSION, document: template.document };
    await insertVersion(db, { ...own, madeBy: 'The design', createdAt: template.createdAt });
  }
  const inUse = Math.max(before, OWN_VERSION);
  const design = document.template;
  const version = template.version + 1;
  const fields = fieldsOf(template);
  const updatedBy = await recordWrite(db, context, person, {
    action,
    subject: { kind: 'template', id },
    version,
    before: { ...fields, 'In use': `Version ${inUse}` },
    after: { ...fields, design, 'In use': `Version ${inUse + 1}: ${did}` },
  });
  await insertVersion(db, { templateId: id, number: inUse + 1, document, madeBy: updatedBy, createdAt: now });
  return updateTemplateRow(db, id, { document, design, revisionInUse, updatedAt: now, updatedBy, version });
}
