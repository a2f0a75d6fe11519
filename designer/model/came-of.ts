import { publishCheck, type Finding } from '#site/checks/publish-check.ts';
import type { Page, WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { pictureWords } from './looks.ts';
import { hasProposal } from '#site/origins/marks.ts';
import type { Change } from '#site/operations/index.ts';

const MOST_FINDINGS = 4;

/** What the owner is asked about elsewhere, and no fault of a call. */
const EXPECTED = /^Still to add|until you keep/;

const checked = new WeakMap<WebsiteDocument, Finding[]>();

/** A document is checked once, although it is the one before the next call, too. */
function findingsOf(document: WebsiteDocument): Finding[] {
  const found = checked.get(document) ?? publishCheck(document);
  checked.set(document, found);
  return found;
}

/** What a model should know of its change: the layout that was chosen, and what the publish check finds wrong now that it did not before. */
export function cameOf(before: WebsiteDocument, after: WebsiteDocument, changes: readonly Change[]): string[] {
  const known = new Set(findingsOf(before).map(({ message }) => message));
  const found = findingsOf(after)
    .filter(({ message }) => !known.has(message) && !EXPECTED.test(message))
    .map(({ message }) => message);
  const heroes = after.pages.flatMap((page) => heroNote(page, before));
  const notes = [...found, ...heroes].slice(0, MOST_FINDINGS);
  return [
    ...layouts(after, changes),
    ...pictures(after, changes),
    ...(proposes(changes) ? ['What the owner did not say waits as a suggestion.'] : []),
    ...(notes.length > 0 ? [`Look at: ${notes.join(' ')}`] : []),
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

function heroNote(page: Page, before: WebsiteDocument): string[] {
  const places = ({ sections }: Page) =>
    sections.flatMap(({ kind, hidden }, index) => (kind === 'hero' && !hidden ? [index] : [])).join();
  const now = places(page);
  const old = before.pages.find(({ id }) => id === page.id);
  if (now === '' || now === '0' || (old && places(old) === now)) return [];
  return [
    now.includes(',')
      ? `${page.title} has two openings (hero): keep one, as its first section.`
      : `The opening (hero) of ${page.title} is not its first section.`,
  ];
}

const proposes = (changes: readonly Change[]) => changes.some(({ after }) => hasProposal(JSON.stringify(after ?? '')));
