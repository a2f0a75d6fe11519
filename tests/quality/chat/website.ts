import { DOCUMENT_VERSION, type WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { getSection } from '#site/sections/index.ts';
import { getTemplate } from '#site/templates/index.ts';

/** A section in its first variant with these props. */
export function section(id: string, kind: string, props: Record<string, unknown>) {
  const definition = getSection(kind);
  if (!definition) throw new Error(`There is no kind ${kind}`);
  const variant = Object.keys(definition.variants)[0] ?? '';
  return { id, kind, version: definition.version, variant, hidden: false, props };
}

export const page = (id: string, path: string, title: string, sections: ReturnType<typeof section>[]) => ({
  id,
  path,
  title,
  inMenu: true,
  seo: { title: '', description: '' },
  sections,
});

type Parts = {
  language: string;
  brand: { name: string; tagline: string };
  business: Record<string, unknown>;
  header?: Record<string, unknown>;
  footer?: Record<string, unknown>;
  pages: ReturnType<typeof page>[];
};

/** A whole website in the look of one template. Throws when it is not valid. */
export function website({ language, brand, business, header, footer, pages }: Parts): WebsiteDocument {
  const template = getTemplate('counter');
  const parsed = parseDocument({
    version: DOCUMENT_VERSION,
    template: template.id,
    language,
    brand,
    business,
    theme: template.theme,
    header: { ...template.header, ...header },
    footer: { ...template.footer, ...footer },
    seo: { title: '', description: '', image: { source: 'none' } },
    pages,
    redirects: [],
    locks: [],
  });
  if (!parsed.ok) throw new Error(`${parsed.failure.path ?? ''} ${parsed.failure.message}`);
  return parsed.document;
}
