import type { WebsiteDocument } from '#site/model/document.ts';
import { withinLibrary } from '#site/operations/index.ts';
import type { Operation } from '#site/operations/index.ts';
import type { Context } from '../../context.ts';
import { refused } from './rebase.ts';

/**
 * A person's operations with layouts that are on where they leave them open. Throws INVALID for new sections of kinds, and for
 * layouts, that staff switched off.
 */
export function offeredFrom(
  { sections }: Pick<Context, 'sections'>,
  document: WebsiteDocument,
  operations: readonly Operation[],
): Operation[] {
  const within = withinLibrary(sections.library(), document, operations);
  if (!within.ok) throw refused(within.failure, operations.length);
  return within.operations;
}
