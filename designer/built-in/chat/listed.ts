import type { Page, Section } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import { listProp, sectionsOf, type Ask } from './request.ts';

type ListShape = { prop: string; inner?: string; name: string; text: string; words: RegExp };

/** The main list of each kind: where it stands, what names an item, what describes it, what people call one. */
const LISTS: Record<string, ListShape> = {
  faq: { prop: 'items', name: 'question', text: 'answer', words: /^(?:faq )?(?:questions?|entry|entries)$/i },
  testimonials: { prop: 'items', name: 'name', text: 'quote', words: /^(?:reviews?|testimonials?|quotes?)$/i },
  gallery: { prop: 'items', name: 'title', text: 'caption', words: /^(?:pictures?|photos?|images?)$/i },
  features: { prop: 'items', name: 'name', text: 'text', words: /^(?:points?|features?|reasons?|benefits?)$/i },
  services: { prop: 'items', name: 'name', text: 'text', words: /^(?:services?|treatments?|class(?:es)?|courses?)$/i },
  products: { prop: 'items', name: 'name', text: 'text', words: /^(?:products?|articles?|goods)$/i },
  pricing: { prop: 'plans', name: 'name', text: 'text', words: /^(?:plans?|offers?|pass(?:es)?|packages?|tiers?)$/i },
  team: { prop: 'items', name: 'name', text: 'text', words: /^(?:person|people|member|team members?|colleague)$/i },
  events: {
    prop: 'items',
    name: 'title',
    text: 'text',
    words: /^(?:events?|workshops?|dates?|concerts?|gigs?|shows?)$/i,
  },
  steps: { prop: 'items', name: 'name', text: 'text', words: /^steps?$/i },
  stats: { prop: 'items', name: 'label', text: 'note', words: /^(?:figures?|numbers?)$/i },
  story: { prop: 'chapters', name: 'title', text: 'text', words: /^chapters?$/i },
  logos: { prop: 'items', name: 'name', text: 'name', words: /^(?:logos?|names?)$/i },
  location: { prop: 'ways', name: 'by', text: 'text', words: /^(?:ways?|directions?)$/i },
  menu: { prop: 'groups', inner: 'dishes', name: 'name', text: 'description', words: /^(?:dish(?:es)?|menu items?)$/i },
  schedule: { prop: 'days', inner: 'slots', name: 'name', text: 'note', words: /^(?:slots?|times?|class(?:es)?)$/i },
};

/** One item of a section's list. `group` counts the groups of nested lists, such as those of a menu. */
export type Listed = {
  page: Page;
  section: Section;
  shape: ListShape;
  group: number;
  index: number;
  item: Record<string, unknown>;
  name: string;
};

const named = (value: unknown) => (typeof value === 'string' ? value : '');

function itemsOf({ page, section }: { page: Page; section: Section }): Listed[] {
  const shape = LISTS[section.kind];
  if (!shape) return [];
  const outer = listProp(section.props[shape.prop]);
  const groups = shape.inner ? outer.map((group) => listProp(group[shape.inner ?? ''])) : [outer];
  return groups.flatMap((items, group) =>
    items.map((item, index) => ({ page, section, shape, group, index, item, name: named(item[shape.name]) })),
  );
}

/** Every item of every list of the site, those of the page in view first. */
export const everyListed = (ask: Pick<Ask, 'document' | 'page'>): Listed[] => sectionsOf(ask).flatMap(itemsOf);

/** The items of one section. */
export const listedIn = (ask: Pick<Ask, 'document' | 'page'>, sectionId: string): Listed[] =>
  everyListed(ask).filter(({ section }) => section.id === sectionId);

/** The lists that a word such as "question" or "photo" may mean, as their items, one list each, nearest first. */
export function listsCalled(ask: Pick<Ask, 'document' | 'page'>, word: string): Listed[][] {
  return sectionsOf(ask)
    .filter(({ section }) => LISTS[section.kind]?.words.test(word))
    .map(itemsOf)
    .filter((items) => items.length > 0);
}

/** What describes an item of this list: "answer" for a question. */
export const describedBy = ({ shape }: Listed): string => shape.text;
export const namedBy = ({ shape }: Listed): string => shape.name;

/** Lock paths of the lists that hold these items. */
export const pathsOf = (places: readonly Listed[]): string[] => [
  ...new Set(places.map(({ section, shape }) => `sections/${section.id}/props/${shape.prop}`)),
];

/** Operations that change items at their places; `change` returns undefined to take one out. Empty groups go with their last item. */
export function withChanged(
  places: readonly Listed[],
  change: (item: Record<string, unknown>) => Record<string, unknown> | undefined,
): Operation[] {
  const sections = [...new Map(places.map((place) => [place.section.id, place])).values()];
  return sections.map(({ section, shape }): Operation => {
    const here = places.filter((place) => place.section.id === section.id);
    const apply = (items: Record<string, unknown>[], group: number) =>
      items.flatMap((item, index) =>
        here.some((place) => place.group === group && place.index === index) ? (change(item) ?? []) : [item],
      );
    const outer = listProp(section.props[shape.prop]);
    const { inner } = shape;
    if (!inner) return { type: 'updateSection', sectionId: section.id, props: { [shape.prop]: apply(outer, 0) } };
    const groups = outer.map((group, number) => ({ ...group, [inner]: apply(listProp(group[inner]), number) }));
    const kept = groups.filter((group) => listProp(group[inner]).length > 0 || groups.length === 1);
    return { type: 'updateSection', sectionId: section.id, props: { [shape.prop]: kept } };
  });
}
