import type { WebsiteDocument } from '#site/model/document.ts';
import { wholeLibrary } from '#site/sections/library.ts';
import { newDraft, type Rules } from './draft.ts';
import { usualLimits } from './limits.ts';
import { take } from './take.ts';

type Made = { document: WebsiteDocument; calls: readonly { name: string; input: unknown }[] };

/**
 * The website that a model's calls would lead to, judged as in a turn: `said` are the owner's own words. Calls that would be refused, and
 * those that only read or finish, change nothing.
 */
export function applyCalls(
  { document, calls }: Made,
  { said, today }: { said: readonly string[]; today: string },
): WebsiteDocument {
  const draft = newDraft(document);
  const rules: Rules = {
    words: said,
    said: said.join('\n'),
    today,
    keepsLook: false,
    library: wholeLibrary,
    mostOperations: usualLimits.operations,
    mostPages: Number.POSITIVE_INFINITY,
  };
  for (const [nth, { name, input }] of calls.entries()) take(draft, { id: `call-${nth}`, name, input }, rules);
  return draft.document;
}
