import { entry, type FormEntries } from '../forms/entry.ts';
import type { WebsiteDocument } from '../model/document.ts';
import { applyOperations } from '../operations/index.ts';
import { intents } from './index.ts';

/**
 * The newest document with what stands in a form that is not saved yet, filled from `base`. Without an intent the newest document as
 * it is; null when the form cannot be taken as it stands, or is none that can be looked at before it is saved.
 */
export function draftOfForm(base: WebsiteDocument, newest: WebsiteDocument, form: FormEntries): WebsiteDocument | null {
  const name = entry(form, 'intent');
  if (name === '') return newest;
  const intent = intents.get(name);
  if (!intent?.previews) return null;
  const result = intent.run({ document: base, form, newId: () => 'not-saved' });
  if (!result.ok) return null;
  if (result.operations.length === 0) return newest;
  const applied = applyOperations(newest, result.operations);
  return applied.ok ? applied.document : null;
}
