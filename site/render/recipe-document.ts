import type { WebsiteDocument } from '../model/document.ts';
import { parseDocument } from '../model/parse-document.ts';
import { getSection } from '../sections/index.ts';
import type { Template } from '../templates/index.ts';

/** A site of one full page and three short ones, made of a template's own recipe and the samples of its kinds. For tests. */
export function recipeDocument(template: Template, changes: Record<string, unknown> = {}): WebsiteDocument {
  const section = (kind: string, index: number) => {
    const definition = getSection(kind);
    if (!definition) throw new Error(`No section kind ${kind}`);
    const variant = template.sectionVariants[kind]?.[0] ?? Object.keys(definition.variants)[0];
    const ground = template.rhythm[index % template.rhythm.length];
    return {
      id: `s-${index}`,
      kind,
      version: definition.version,
      variant,
      hidden: false,
      props: { ...definition.sample, ground },
    };
  };
  const page = (id: string, path: string, title: string, sections: unknown[]) => ({
    id,
    path,
    title,
    inMenu: true,
    seo: { title: '', description: '' },
    sections,
  });
  const parsed = parseDocument({
    version: 1,
    template: template.id,
    language: 'en',
    brand: { name: 'Kornblum & Daughter', tagline: 'Bread from Leith' },
    business: {
      trade: 'bakery',
      phone: '0131 496 0142',
      email: 'hello@kornblum.example',
      address: '14 Commercial Street\nEdinburgh EH6 6JA',
      place: 'Leith',
      hours: [
        { day: 'tue', opens: '07:00', closes: '18:00' },
        { day: 'wed', opens: '07:00', closes: '18:00' },
        { day: 'sat', opens: '07:30', closes: '24:00' },
      ],
      social: [{ label: 'Instagram', to: 'https://social.example/kornblum' }],
    },
    theme: template.theme,
    header: { ...template.header, action: { label: 'Order', to: '/menu' } },
    footer: { ...template.footer, note: 'Closed on Mondays.' },
    seo: { title: '', description: '', image: { source: 'none' } },
    pages: [
      page('home', '/', 'Home', template.recipe.map(section)),
      page('menu', '/menu', 'Menu', []),
      page('cakes', '/menu/cakes', 'Cakes', []),
      page('contact', '/contact', 'Contact', []),
    ],
    redirects: [],
    locks: [],
    ...changes,
  });
  if (!parsed.ok) throw new Error(`${parsed.failure.path ?? ''} ${parsed.failure.message}`);
  return parsed.document;
}
