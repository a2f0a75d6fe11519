import { publishCheck, type Finding } from '#site/checks/publish-check.ts';
import type { Page, Section, WebsiteDocument } from '#site/model/document.ts';
import { sectionTitle } from '#site/model/part-names.ts';

/** Something to put right: `key` stays the same whatever the place is called. */
export type Fault = { key: string; words: string };

/** What the owner is asked about elsewhere, and no fault of a call. */
const EXPECTED = /^Still to add|until you keep/;

const checked = new WeakMap<WebsiteDocument, Fault[]>();

/** What is wrong with a website that was not wrong before: findings of the publish check, a second opening, a list without entries. */
export function faultsOf(before: WebsiteDocument, after: WebsiteDocument): Fault[] {
  const known = new Set(allOf(before).map(({ key }) => key));
  return allOf(after).filter(({ key }) => !known.has(key));
}

/** A document is checked once, although it is the one before the next call, too. */
function allOf(document: WebsiteDocument): Fault[] {
  const known = checked.get(document);
  if (known) return known;
  const findings = publishCheck(document)
    .filter(({ what }) => !EXPECTED.test(what))
    .map(({ path, what, message }: Finding) => ({ key: `${path} ${what}`, words: message }));
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
  return [{ key: `${id} openings ${places.length > 1 ? 'several' : 'late'}`, words }];
}

/** Lists that a section is nothing without. */
const ENTRIES = ['items', 'groups', 'plans', 'days', 'chapters'];

const emptyLists = ({ title, sections }: Page): Fault[] =>
  sections
    .filter(({ hidden, props }) => !hidden && ENTRIES.some((name) => isEmptyList(props, name)))
    .map((section) => ({
      key: `${section.id} without entries`,
      words: `${sectionTitle(section, sections)} on ${title} (${section.id}) has no entries: fill it or remove it.`,
    }));

const isEmptyList = (props: Section['props'], name: string) => {
  const list = props[name];
  return Array.isArray(list) && list.length === 0;
};
