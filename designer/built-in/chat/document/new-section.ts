import type { Page, WebsiteDocument } from '#site/model/document.ts';
import { placeholder } from '#site/origins/marks.ts';
import { labelsOf } from '#site/labels/index.ts';
import type { LabelName } from '#site/labels/labels.ts';
import { spokenOf, words } from '../words/index.ts';

/** The label that heads a new section of a kind. */
const HEADINGS: Record<string, LabelName> = {
  services: 'services',
  menu: 'foodMenu',
  products: 'products',
  features: 'features',
  about: 'about',
  story: 'story',
  gallery: 'pictures',
  stats: 'inNumbers',
  steps: 'howItWorks',
  pricing: 'prices',
  testimonials: 'whatPeopleSay',
  logos: 'partners',
  team: 'team',
  faq: 'questions',
  events: 'events',
  schedule: 'timetable',
  hours: 'times',
  location: 'whereToFindUs',
  contact: 'getInTouch',
  cta: 'getInTouch',
  contactForm: 'sendMessage',
  blogList: 'blog',
  newsletter: 'newsletter',
  waitlistForm: 'waitingList',
  image: 'pictures',
  video: 'videos',
};

/** The one list of a kind that its sections are about, and what a first item asks for. */
const FIRST: Record<
  string,
  (
    want: Record<'text' | 'item' | 'price' | 'name' | 'question' | 'answer' | 'picture' | 'date' | 'quote', string>,
  ) => Record<string, unknown>
> = {
  services: (want) => ({ items: [{ name: want.item, price: want.price }] }),
  menu: (want) => ({ groups: [{ name: '', dishes: [{ name: want.item, price: want.price }] }] }),
  products: (want) => ({ items: [{ name: want.item, price: want.price }] }),
  features: (want) => ({ items: [{ name: want.item }] }),
  about: (want) => ({ body: want.text }),
  story: (want) => ({ chapters: [{ when: want.date, text: want.text }] }),
  stats: (want) => ({ items: [{ value: want.price, label: want.item }] }),
  steps: (want) => ({ items: [{ name: want.item }] }),
  pricing: (want) => ({ plans: [{ name: want.item, price: want.price }] }),
  testimonials: (want) => ({ items: [{ quote: want.quote, name: want.name }] }),
  logos: (want) => ({ items: [{ name: want.name }] }),
  team: (want) => ({ items: [{ name: want.name }] }),
  faq: (want) => ({ items: [{ question: want.question, answer: want.answer }] }),
  events: (want) => ({ items: [{ title: want.item, date: want.date }] }),
  schedule: (want) => ({ days: [{ name: want.date, slots: [{ time: want.date, name: want.item }] }] }),
  banner: (want) => ({ heading: want.text }),
  richText: (want) => ({ body: want.text }),
};

/** The list in a kind's props that new entries go into. */
const LISTS: Record<string, string> = { story: 'chapters', pricing: 'plans', schedule: 'days' };

/** Props of a section of a kind without content: its label, and gaps that say what to add. */
export function emptyProps(document: WebsiteDocument, kind: string): Record<string, unknown> {
  const language = spokenOf(document.language);
  const of = (name: 'text' | 'item' | 'price' | 'name' | 'question' | 'answer' | 'picture' | 'date' | 'quote') =>
    placeholder(words[language][`wanted.${name}`]);
  const want = {
    text: of('text'),
    item: of('item'),
    price: of('price'),
    name: of('name'),
    question: of('question'),
    answer: of('answer'),
    picture: of('picture'),
    date: of('date'),
    quote: of('quote'),
  };
  const label = HEADINGS[kind];
  const picture = {
    source: 'placeholder',
    wants: words[language]['wanted.picture'],
    motif: motifOf(document),
    seed: 1,
  };
  const pictures = kind === 'gallery' ? { items: [1, 2, 3].map((seed) => ({ picture: { ...picture, seed } })) } : {};
  const own = kind === 'image' || kind === 'video' ? { picture } : {};
  return {
    ...(label && { heading: labelsOf(document.language)[label] }),
    ...(FIRST[kind]?.(want) ?? {}),
    ...pictures,
    ...own,
    ...actionFor(document, kind),
  };
}

function actionFor(document: WebsiteDocument, kind: string): Record<string, unknown> {
  if (kind !== 'cta') return {};
  const { phone, email } = document.business;
  const labels = labelsOf(document.language);
  const form = document.pages.find(({ sections }) => sections.some((section) => section.kind === 'contactForm'));
  const to = form
    ? `${form.path}#${form.sections.find((section) => section.kind === 'contactForm')?.id ?? ''}`
    : phone !== ''
      ? `tel:${phone.replace(/[^\d+]/gu, '')}`
      : email !== ''
        ? `mailto:${email}`
        : '';
  return to === '' ? {} : { primary: { label: to.startsWith('tel:') ? labels.call : labels.sendMessage, to } };
}

/** A motif that the website already shows. */
function motifOf(document: WebsiteDocument): string {
  const json = JSON.stringify(document.pages.map(({ sections }) => sections.map(({ props }) => props)));
  return /"motif":"([a-z0-9-]{1,40})"/u.exec(json)?.[1] ?? 'sprig';
}

/** Props of a section of a kind that holds these entries. */
export function propsWith(
  document: WebsiteDocument,
  kind: string,
  items: readonly Record<string, unknown>[],
): Record<string, unknown> {
  const props = emptyProps(document, kind);
  if (kind === 'menu') return { ...props, groups: [{ name: '', dishes: items }] };
  return { ...props, [LISTS[kind] ?? 'items']: items };
}

/** Where a new section stands: above what ends a page (contact, a call to action), below everything else. */
export function placeFor(page: Page, kind: string): number {
  if (kind === 'hero' || kind === 'banner') return kind === 'hero' ? 0 : Math.min(1, page.sections.length);
  const closing = ['cta', 'contact', 'contactForm', 'newsletter', 'waitlistForm', 'location', 'hours'];
  if (closing.includes(kind)) return page.sections.length;
  let index = page.sections.length;
  while (index > 1 && closing.includes(page.sections[index - 1]?.kind ?? '')) index -= 1;
  return index;
}
