import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { intents } from './intents/index.server.ts';
import { entry } from './intents/intent.ts';

/** Intents of forms that are filled in over a while; what they would do can be looked at before it is saved. */
const shown = new Set(['save', 'save-theme', 'save-hours']);

/**
 * The newest document with what stands in a form that is not saved yet, filled from `base`. Without an intent the newest document as
 * it is; null when the form cannot be taken as it stands.
 */
export function draftOfForm(base: WebsiteDocument, newest: WebsiteDocument, form: FormData): WebsiteDocument | null {
  const name = entry(form, 'intent');
  if (name === '') return newest;
  const intent = shown.has(name) ? intents.get(name) : undefined;
  const result = intent?.({ document: base, form, newId: () => 'not-saved' });
  if (!result?.ok) return null;
  if (result.operations.length === 0) return newest;
  const applied = applyOperations(newest, result.operations);
  return applied.ok ? applied.document : null;
}
