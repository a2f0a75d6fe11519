import { themeSchema, type WebsiteDocument } from '../model/document.ts';
import { patchOf } from '../model/patch.ts';
import type { Operation } from '../operations/index.ts';
import { changedFields } from './changed-fields.ts';

/** What turns the document's theme into this one: one operation, or none when nothing differs. */
export function themeOperation(document: WebsiteDocument, theme: WebsiteDocument['theme']): Operation[] {
  const patch = patchOf(themeSchema.shape).parse(changedFields(document.theme, theme));
  const { type: typePair, ...looks } = patch;
  return Object.keys(patch).length === 0 ? [] : [{ type: 'setTheme', ...looks, ...(typePair && { typePair }) }];
}
