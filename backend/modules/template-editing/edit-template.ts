import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { staffHolder } from '../billing/holder.ts';
import { insertWebsiteWithRevision } from '../creation/insert-website.ts';
import { readDocument } from '../revisions/read-document.ts';
import { holdTemplate, updateTemplateRow } from '../templates/store.ts';
import type { TemplateRow } from '../templates/store.ts';

/** Opens a template for editing: its draft is a website that staff share, made of what is in use when it is first asked for. Throws NOT_FOUND. */
export async function editTemplate(context: Context, id: string): Promise<TemplateRow> {
  requirePerson(context.actor, 'editTemplate');
  return context.db.transaction(async (db) => {
    const template = await holdTemplate(db, id);
    if (!template) throw notFound('template');
    if (template.websiteId !== null) return template;
    const { author } = await staffHolder(db, context.actor);
    const draft = await insertWebsiteWithRevision(db, context, {
      id: context.ids(),
      author,
      purpose: 'template',
      name: template.name,
      brief: '',
      templateId: null,
      document: readDocument(template.document),
      source: 'IMPORT',
      sentence: 'Began with what is in use',
    });
    return updateTemplateRow(db, id, { websiteId: draft.id, revisionInUse: draft.currentRevision });
  });
}
