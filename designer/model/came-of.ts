import type { WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { hasProposal } from '#site/origins/marks.ts';
import type { Change } from '#site/operations/index.ts';
import { faultsOf } from './faults-of.ts';
import { pictureWords } from './looks.ts';

const MOST_FAULTS = 4;

/**
 * What a model should know of its change: the layout that was chosen, what is drawn, and what is wrong now that was not before. What it is
 * told of faults stands in `told` from then on.
 */
export function cameOf(
  before: WebsiteDocument,
  after: WebsiteDocument,
  changes: readonly Change[],
  told: Set<string>,
): string[] {
  const faults = faultsOf(before, after).slice(0, MOST_FAULTS);
  for (const { key } of faults) told.add(key);
  return [
    ...layouts(after, changes),
    ...pictures(after, changes),
    ...(proposes(changes) ? ['What the owner did not say waits as a suggestion.'] : []),
    ...(faults.length > 0 ? [`Look at: ${faults.map(({ words }) => words).join(' ')}`] : []),
  ];
}

function layouts(document: WebsiteDocument, changes: readonly Change[]): string[] {
  const shown = changes.flatMap(({ path: [root, id = '', part], before }) => {
    const isNew = root === 'sections' && ((part === undefined && before === undefined) || part === 'variant');
    const section = isNew ? findSection(document, id)?.section : undefined;
    return section ? [`${section.id} (${section.kind}) has the layout ${section.variant}.`] : [];
  });
  return [...new Set(shown)].slice(0, 8);
}

/** What is drawn where a picture is new or another one. */
function pictures(document: WebsiteDocument, changes: readonly Change[]): string[] {
  const ids = changes.flatMap(({ path: [root, id = '', ...rest], before }) => {
    const isNew = root === 'sections' && rest.length === 0 && before === undefined;
    return isNew || rest.at(-1) === 'picture' ? [id] : [];
  });
  const shown = [...new Set(ids)].flatMap((id) => {
    const section = findSection(document, id)?.section;
    const drawn = section ? pictureWords(section.props['picture']) : '';
    return drawn === '' ? [] : [`${id} shows ${drawn}.`];
  });
  return shown.slice(0, 4);
}

const proposes = (changes: readonly Change[]) => changes.some(({ after }) => hasProposal(JSON.stringify(after ?? '')));
