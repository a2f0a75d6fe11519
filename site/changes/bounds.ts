import type { WebsiteDocument } from '../model/document.ts';
import type { Change } from './change.ts';
import { lockedIn } from './locks.ts';
import { outOfScope } from './scope.ts';

/** What a template sets: whoever asks for another template asks for these. */
const TEMPLATE_PARTS = ['theme', 'header', 'footer'];

/** The first change of a turn that it may not make, and why. */
export type BrokenBound = { rule: 'scope' | 'lock'; change: Change };

/**
 * A turn changes only what it declared, and a field that a person edited by hand only when it declared that very field.
 * What is removed whole was asked for whole, and links follow a page to its new address whoever wrote them. Null when all
 * is well. `movesPages`: the turn gives a page another address.
 */
export function brokenBound(
  before: WebsiteDocument,
  changes: Change[],
  { scope, movesPages }: { scope: string[]; movesPages: boolean },
): BrokenBound | null {
  const [outside] = outOfScope(changes, scope);
  if (outside) return { rule: 'scope', change: outside };
  const named = scope.includes('template') ? [...scope, ...TEMPLATE_PARTS] : scope;
  const isMeant = ({ path, after }: Change) =>
    (path.length === 2 && after === undefined) || (movesPages && path.at(-1) === 'to');
  const locked = lockedIn(changes, before.locks, named).find((change) => !isMeant(change));
  return locked ? { rule: 'lock', change: locked } : null;
}
