import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { OWN_VERSION, startsFromOwn } from './start-of.ts';
import { findRivals, findTemplate, findVersion, holdNames, insertTemplate, insertVersion } from './store.ts';
import type { TemplateRow } from './store.ts';
import { fieldsOf, MAX_NAME, MAX_SLUG } from './template-input.ts';

/**
 * A hidden template of its own that starts websites as this one does: with the document in use, and behind no builder. Its draft and its
 * earlier versions stay with the original. Kept in the audit log. Throws NOT_FOUND.
 */
export async function duplicateTemplate(context: Context, id: string): Promise<TemplateRow> {
  const person = requirePerson(context.actor, 'duplicateTemplate');
  return context.db.transaction(async (db) => {
    await holdNames(db);
    const original = await findTemplate(db, id);
    if (!original) throw notFound('template');
    const names = await freeNames(db, original);
    const fields = { ...fieldsOf(original), ...names, builderNumber: null, published: false };
    const copy = { id: context.ids(), ...fields };
    const now = context.clock();
    const updatedBy = await recordWrite(db, context, person, {
      action: 'duplicateTemplate',
      subject: { kind: 'template', id: copy.id },
      version: 1,
      after: { ...fields, 'Copied from': original.name },
    });
    const { document } = original;
    const row = { ...copy, document, createdAt: now, updatedAt: now, updatedBy, version: 1 };
    const made = await insertTemplate(db, row);
    if (!(await startsFromOwn(db, original))) await keepVersions(db, original, made);
    return made;
  });
}

/** A name and a slug that say it is a copy, and which one. */
async function freeNames(db: Database, original: TemplateRow): Promise<{ name: string; slug: string }> {
  for (let number = 1; ; number += 1) {
    const ends = number === 1 ? ['copy'] : ['copy', number];
    const nameEnd = ` ${ends.join(' ')}`;
    const slugEnd = `-${ends.join('-')}`;
    const name = `${original.name.slice(0, MAX_NAME - nameEnd.length)}${nameEnd}`;
    const slug = `${original.slug.slice(0, MAX_SLUG - slugEnd.length).replace(/-$/, '')}${slugEnd}`;
    const { ofSlug } = await findRivals(db, { id: '', slug, builderNumber: null });
    if (!ofSlug) return { name, slug };
  }
}

/** What the design came with, and what was put into use in its place: the same can be taken back here as there. */
async function keepVersions(db: Database, original: TemplateRow, made: TemplateRow): Promise<void> {
  const own = await findVersion(db, original.id, OWN_VERSION);
  const { id: templateId, document, createdAt } = made;
  if (own) await insertVersion(db, { ...own, templateId });
  await insertVersion(db, {
    templateId,
    number: OWN_VERSION + 1,
    document,
    madeBy: made.updatedBy ?? '',
    createdAt,
  });
}
