import type { WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { isRecord } from '#site/model/json.ts';
import { hasProposal, withoutMarks } from '#site/origins/marks.ts';
import { changesBetween, partName, type Change } from '#site/operations/index.ts';
import { getSection } from '#site/sections/index.ts';
import { inWords } from './value-in-words.ts';

/** One thing that differs between two versions, in words. Without values where only its name says something. */
export type Difference = { label: string; before?: string; after?: string };

const MOST = 60;
const LONGEST = 400;

/** What a version changed, in words for people. `section` narrows it to one section. */
export function differencesBetween(
  before: WebsiteDocument,
  after: WebsiteDocument,
  section: string | null = null,
): { differences: Difference[]; more: number } {
  const all = changesBetween(before, after)
    .forward.filter(({ path }) => path[0] !== 'locks')
    .filter(({ path }) => section === null || (path[0] === 'sections' && path[1] === section))
    .filter((change, _at, changes) => !isPlaceOfNew(change, changes));
  return {
    differences: all.slice(0, MOST).map((change) => inPeoplesWords(change, before, after)),
    more: Math.max(0, all.length - MOST),
  };
}

/** A new part's place says nothing that its being new does not. */
const isPlaceOfNew = ({ path }: Change, changes: Change[]) =>
  path.length === 3 &&
  path[2] === 'place' &&
  changes.some((other) => other.path.length === 2 && other.path[0] === path[0] && other.path[1] === path[1]);

function inPeoplesWords(change: Change, before: WebsiteDocument, after: WebsiteDocument): Difference {
  const { path } = change;
  const isPart = path.length === 2 && (path[0] === 'pages' || path[0] === 'sections');
  const label = partName(path, change.after === undefined ? before : after);
  if (isPart) return { label: `${change.after === undefined ? 'Removed' : 'Added'}: ${label}` };
  if (path[2] === 'place') return { label: `Moved: ${partName(path.slice(0, 2), after)}` };
  if (path[0] === 'sections' && path[2] === 'variant')
    return { label, before: layoutIn(before, path[1]), after: layoutIn(after, path[1]) };
  return { label, before: shown(change.before), after: shown(change.after) };
}

function layoutIn(document: WebsiteDocument, id = ''): string {
  const section = findSection(document, id)?.section;
  return (section && getSection(section.kind)?.variants[section.variant]?.label) ?? section?.variant ?? '';
}

function shown(value: unknown): string {
  const words = isRecord(value) && 'source' in value ? pictureInWords(value) : inWords(value);
  const text = hasProposal(words) ? `${withoutMarks(words)} (suggested)` : words;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const pictures: Record<string, string> = {
  none: 'No picture',
  illustration: 'A drawn picture',
  placeholder: 'Space for a photo',
  asset: 'An uploaded picture',
};

function pictureInWords({ source, alt, seed }: Record<string, unknown>): string {
  const kind = pictures[String(source)] ?? 'A picture';
  const number = source === 'illustration' ? ` (number ${String(seed)})` : '';
  return typeof alt === 'string' && alt !== '' ? `${kind}${number}: ${alt}` : kind + number;
}
