import { publishCheck, type Finding } from '#site/checks/publish-check.ts';
import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import { sectionTitle } from '#site/model/part-names.ts';

/** Something to put right: `key` stays the same whatever the place is called, `kind` wherever it stands and however bad it is. */
export type Fault = { key: string; kind: string; words: string };

/** What the owner is asked about elsewhere, and no fault of a call. */
const EXPECTED = /^Still to add|until you keep/;

const checked = new WeakMap<WebsiteDocument, Fault[]>();

/**
 * What is wrong with a website that was not wrong before: findings of the publish check, a second opening, a list without entries. What was
 * wrong and now stands elsewhere, or is wrong by another figure, is none of these.
 */
export function faultsOf(before: WebsiteDocument, after: WebsiteDocument): Fault[] {
  const [old, now] = [allOf(before), allOf(after)];
  const same = keysOf(now);
  const gone = old.filter(({ key }) => !same.has(key)).map(({ kind }) => kind);
  const known = keysOf(old);
  return now.filter(({ key, kind }) => {
    if (known.has(key)) return false;
    const moved = gone.indexOf(kind);
    if (moved !== -1) gone.splice(moved, 1);
    return moved === -1;
  });
}

const keysOf = (faults: readonly Fault[]) => new Set(faults.map(({ key }) => key));

/** A document is checked once, although it is the one before the next call, too. */
function allOf(document: WebsiteDocument): Fault[] {
  const known = checked.get(document);
  if (known) return known;
  const findings = publishCheck(document)
    .filter(({ what }) => !EXPECTED.test(what))
    .map(({ path, what, message }: Finding) => ({
      key: `${path} ${what}`,
      kind: what.replace(/\d+/g, '0'),
      words: message,
    }));
  const found = [...findings, ...document.pages.flatMap((page) => [...openings(page), ...emptyLists(page)])];
  checked.set(document, found);
  return found;
}

function openings({ id, title, sections }: Page): Fault[] {
  const places = sections.flatMap(({ kind, hidden }, index) => (kind === 'hero' && !hidden ? [index] : []));
  if (places.length === 0 || places.join() === '0') return [];
  const words =
    places.length > 1
      ? `${title} has two openings (hero): keep one, as its first section.`
      : `The opening (hero) of ${title} is not its first section.`;
  const kind = `openings ${places.length > 1 ? 'several' : 'late'}`;
  return [{ key: `${id} ${kind}`, kind, words }];
}

/** Lists that a section is nothing without. */
const ENTRIES = ['items', 'groups', 'plans', 'days', 'chapters'];

const emptyLists = ({ title, sections }: Page): Fault[] =>
  sections
    .filter(({ hidden, props }) => !hidden && ENTRIES.some((name) => isEmptyList(props, name)))
    .map((section) => ({
      key: `${section.id} without entries`,
      kind: `${section.kind} without entries`,
      words: `${sectionTitle(section, sections)} on ${title} (${section.id}) has no entries: fill it or remove it.`,
    }));

const isEmptyList = (props: Section['props'], name: string) => {
  const list = props[name];
  return Array.isArray(list) && list.length === 0;
};
