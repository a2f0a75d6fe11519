import { z } from 'zod';
import type { Page, Section, WebsiteDocument } from '../../model/document.ts';
import { failed } from '../../model/failure.ts';
import { getSection } from '../../sections/index.ts';
import { getTemplate, templates, type Template } from '../../templates/index.ts';
import { hasOwnColours } from '../../templates/given-colours.ts';
import type { Verb } from '../verb.ts';

const schema = z.strictObject({ type: z.literal('applyTemplate'), template: z.string().max(40) });

const isLocked = (document: WebsiteDocument, path: string) => document.locks.includes(path);

/** Layouts the template prefers for the kind, one after the other for several sections of the kind on a page. */
function variantFor(section: Section, page: Page, template: Template): string {
  const known = getSection(section.kind)?.variants ?? {};
  const preferred = (template.sectionVariants[section.kind] ?? []).filter((variant) => Object.hasOwn(known, variant));
  const ofKind = page.sections.filter((other) => other.kind === section.kind);
  return preferred[ofKind.indexOf(section) % preferred.length] ?? section.variant;
}

function reshaped(page: Page, template: Template, document: WebsiteDocument): Page {
  const sections = page.sections.map((section) => {
    const variant = isLocked(document, `sections/${section.id}/variant`)
      ? section.variant
      : variantFor(section, page, template);
    return variant === section.variant ? section : { ...section, variant };
  });
  return sections.some((section, index) => section !== page.sections[index]) ? { ...page, sections } : page;
}

/** Colours make their ground light or dark: the mode belongs to them. */
const coloursOf = ({ theme: { background, ink, accent, support, mode } }: WebsiteDocument) => ({
  background,
  ink,
  accent,
  support,
  mode,
});

export const applyTemplate = {
  type: 'applyTemplate',
  hint: "Gives the whole site another form: theme, layout of header and footer, and the layouts of sections that the template prefers. Words, pictures, the header's button and colours that the owner asked for or set stay; so does a section's layout that a person chose by hand.",
  schema,
  apply(document, { template: id }) {
    if (!templates.some((known) => known.id === id)) {
      return failed(
        'NOT_FOUND',
        `There is no template called “${id}”. Choose one of: ${templates.map((known) => known.id).join(', ')}.`,
        'template',
      );
    }
    const template = getTemplate(id);
    return {
      ...document,
      template: id,
      theme: {
        ...template.theme,
        ...(hasOwnColours(document) && coloursOf(document)),
        motion: document.theme.motion,
      },
      header: { ...document.header, variant: template.header.variant, showTagline: template.header.showTagline },
      footer: { ...document.footer, variant: template.footer.variant },
      pages: document.pages.map((page) => reshaped(page, template, document)),
    };
  },
  describe: ({ template }) => `Changed the template to ${getTemplate(template).name}`,
} satisfies Verb<typeof schema>;
