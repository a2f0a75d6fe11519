import type { BriefRequest } from '#designer/designer.ts';
import { sameJson } from '#site/model/json.ts';
import { recipeOf } from '#site/templates/index.ts';
import type { Database } from '../../db/index.ts';
import { readDocument } from '../revisions/read-document.ts';
import { findVersion } from './store.ts';
import type { TemplateRow } from './store.ts';

type Started = Pick<TemplateRow, 'id' | 'design' | 'document'>;

/**
 * What websites start from. A template that shows no more than what its design came with gives its design alone; once staff have put
 * another document into use, its look, order and variants count.
 */
export const startOf = async (db: Database, template: Started): Promise<NonNullable<BriefRequest['template']>> =>
  (await startsFromOwn(db, template)) ? template.design : recipeOf(readDocument(template.document));

/** True while what its design came with is in use. */
export async function startsFromOwn(db: Database, { id, document }: Started): Promise<boolean> {
  const own = await findVersion(db, id, OWN_VERSION);
  return !own || sameJson(own.document, document);
}

/** The version that a template's design came with: kept when another document is put into use for the first time. */
export const OWN_VERSION = 1;
