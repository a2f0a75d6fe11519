import type { WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { Failure, invalid, notFound } from '../../failure.ts';
import { documentAt, readDocument } from '../revisions/read-document.ts';
import { findTemplate, findVersion, holdTemplate, lastVersionNumber } from '../templates/store.ts';
import type { TemplateRow } from '../templates/store.ts';
import { checkTemplate } from './check-template.ts';
import { useDocument } from './use-document.ts';

/**
 * Puts a revision of a template's draft into use: the one that the person saw, whatever was edited since. `seen` is the version that was in
 * use then. Putting the same into use again changes nothing. Throws NOT_FOUND, INVALID with all that stands against it (field `document`),
 * and CONFLICT when something else was put into use in the meantime.
 */
export async function putTemplateIntoUse(
  context: Context,
  id: string,
  { revision, seen }: { revision: number; seen: number },
): Promise<TemplateRow> {
  requirePerson(context.actor, 'putTemplateIntoUse');
  const template = await findTemplate(context.db, id);
  if (!template) throw notFound('template');
  if (template.websiteId === null) throw invalid('document', 'Nobody has edited this template yet. Press Edit first.');
  const document = await documentAt(context.db, template.websiteId, revision);
  return use(context, id, {
    document,
    seen,
    action: 'putTemplateIntoUse',
    revisionInUse: revision,
    did: `revision ${revision} of the draft`,
  });
}

/** Puts a document that was in use before into use once more, as a new version; the draft stays as it is. Throws as `putTemplateIntoUse`. */
export async function returnTemplateTo(
  context: Context,
  id: string,
  { number, seen }: { number: number; seen: number },
): Promise<TemplateRow> {
  requirePerson(context.actor, 'returnTemplateTo');
  const version = await findVersion(context.db, id, number);
  if (!version) throw notFound('version');
  return use(context, id, {
    document: readDocument(version.document),
    seen,
    action: 'returnTemplateTo',
    revisionInUse: null,
    did: `back to version ${number}`,
  });
}

type Use = { document: WebsiteDocument; seen: number; action: string; revisionInUse: number | null; did: string };

async function use(context: Context, id: string, { seen, ...used }: Use): Promise<TemplateRow> {
  const person = requirePerson(context.actor, 'putTemplateIntoUse');
  // Outside the transaction: it takes its time, and the document does not change.
  const found = await checkTemplate(context, used.document);
  const [first] = found;
  if (first) throw new Failure(first, { code: 'INVALID', fields: { document: found } });
  return context.db.transaction(async (db) => {
    const template = await holdTemplate(db, id);
    if (!template) throw notFound('template');
    if (sameJson(template.document, used.document)) return template;
    const version = await lastVersionNumber(db, id);
    if (version === seen) return useDocument(db, context, { person, template }, used);
    const words = 'Something else was put into use in the meantime. Look at what is in use now, then decide again.';
    throw new Failure(words, { code: 'CONFLICT', conflicts: [], version: String(version) });
  });
}
