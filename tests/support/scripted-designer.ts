import type { Designer } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { page, section } from './sample-parts.ts';

/** A small valid website: two pages, a heading to edit, questions to edit. */
export function sampleDocument({ name = 'Maple Bakery', template = 'almanac', pages = 2 } = {}): WebsiteDocument {
  const extra = Array.from({ length: pages - 1 }, (_, index) =>
    page(
      `page-${index + 2}`,
      index === 0 ? '/questions' : `/page-${index + 2}`,
      index === 0 ? 'Questions' : `Page ${index + 2}`,
      [
        section(`faq-${index + 2}`, 'faq', 'fold', {
          heading: 'What people ask',
          items: [{ question: 'Do you bake on Sunday?', answer: 'Yes, until noon.' }],
        }),
      ],
    ),
  );
  const parsed = parseDocument({
    version: 1,
    template,
    language: 'en',
    brand: { name, tagline: 'Bread from this street', logo: { source: 'none' }, icon: { source: 'none' } },
    business: {
      trade: 'bakery',
      phone: '555 0100',
      email: '',
      address: '',
      place: 'Haight',
      hours: [],
      hoursNote: '',
      social: [],
    },
    theme: {
      background: '#fffaf0',
      ink: '#222222',
      accent: '#8a3b12',
      support: '#e8d8c0',
      type: 'almanac',
      radius: 'small',
      spacing: 'regular',
      mode: 'light',
      motion: 'none',
    },
    header: { variant: 'line', showTagline: false, action: { label: '', to: '' }, phoneBar: false },
    footer: { variant: 'columns', note: '', showHours: true, showContact: true },
    seo: { title: '', description: '', image: { source: 'none' } },
    pages: [
      page('home', '/', 'Home', [section('hero-1', 'hero', 'split', { heading: 'Bread every morning' })]),
      ...extra,
    ],
    redirects: [],
    locks: [],
  });
  if (!parsed.ok) throw new Error(`${parsed.failure.message} ${parsed.failure.path ?? ''}`);
  return parsed.document;
}

/**
 * A designer that does what the message literally says, so that tests of the API need no understanding:
 * `heading: X`, `rewrite` (a heading of its own), `phone: X`, `sneak: X` (changes more than it declares), `page: X`, `undo`, `fail`, anything else: nothing.
 */
export const scriptedDesigner: Designer = {
  design: async ({ text, name, template }) => {
    if (text.startsWith('explode')) throw new Error(text);
    const pages = Number(/(\d+) pages/.exec(text)?.[1] ?? 2);
    const after = typeof template === 'object' ? template : null;
    const sample = { name: name ?? text.split(/[.,\n]/)[0]?.slice(0, 60), pages };
    const document = sampleDocument({ ...sample, template: typeof template === 'object' ? template.design : template });
    return {
      document: after ? { ...document, theme: after.theme } : document,
      reply: 'Here is your website.',
      understood: [],
    };
  },
  respond: async ({ message, sectionId }) => {
    const [verb = '', value = ''] = message.split(': ');
    const heading = { type: 'updateSection' as const, sectionId: 'hero-1', props: { heading: value } };
    const nothing = { operations: [], scope: [], reply: 'I did not find anything to change.', suggestions: [] };
    if (sectionId) {
      const operations = [{ ...heading, sectionId, props: { heading: 'Said another way' } }];
      return { ...nothing, operations, scope: [sectionId], reply: 'Here is another version.' };
    }
    switch (verb) {
      case 'heading':
        return {
          ...nothing,
          operations: [heading],
          scope: ['sections/hero-1/props/heading'],
          reply: 'I changed the heading.',
        };
      case 'rewrite':
        return {
          ...nothing,
          operations: [{ ...heading, props: { heading: 'Crust and crumb' } }],
          scope: ['hero-1'],
          reply: 'I rewrote the opening.',
        };
      case 'sneak':
        return { ...nothing, operations: [heading], scope: ['business'], reply: 'I changed the phone.' };
      case 'phone':
        return {
          ...nothing,
          operations: [{ type: 'setBusiness', phone: value }],
          scope: ['business'],
          reply: 'I changed the phone.',
        };
      case 'page':
        return {
          ...nothing,
          operations: [
            {
              type: 'addPage',
              page: { id: value, path: `/${value}`, title: value, inMenu: true, seo: {}, sections: [] },
            },
          ],
          scope: [value],
          reply: 'I added a page.',
        };
      case 'undo':
        return { ...nothing, reply: 'I took the last change back.', undo: true };
      case 'fail':
        throw new Error('The designer broke down');
      default:
        return nothing;
    }
  },
  write: async ({ task }) => {
    const title = 'title' in task ? task.title : '';
    if (title.startsWith('explode')) throw new Error(title);
    const texts: Record<typeof task.kind, string[]> = {
      topics: ['What to ask first', 'How it began'],
      post: [`About ${title}. [[what happened]]`],
      improve: ['Better words'],
      shorten: ['Fewer words'],
      titles: [title, `More on ${title}`],
      excerpt: ['In short'],
      description: ['For search results'],
    };
    return { texts: texts[task.kind] };
  },
};
