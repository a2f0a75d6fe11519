import { z } from 'zod';
import { miniatureLook } from '#app/editing/miniature-look.server.ts';
import { sectionPicture } from '#app/editing/section-picture.ts';
import { getSection } from '#site/sections/index.ts';
import { getTemplate } from '#site/templates/index.ts';
import { saving, type KeptSource, type ListSource } from '../source.server.ts';
import {
  TemplateSectionDocument,
  TemplateSectionsDocument,
  UpdateTemplateSectionDocument,
} from './documents.server.ts';
import {
  templateSectionNoun,
  variantField,
  type DecidedSection,
  type SectionField,
  type SectionRow,
} from './template-section-noun.tsx';

const roles = ['training', 'admin'];
/** There are a few dozen kinds, and they are compared with one another: all on one page. */
const ALL = 100;

/** A calm one, so that the sections themselves are seen. */
const { id: template, theme } = getTemplate('counter');
const look = miniatureLook({ template, theme });

const schema = z.object({
  isOn: z.boolean().default(false),
  hint: z.string().trim().max(500, 'A hint has at most 500 characters.').default(''),
  sample: z.string().max(50_000, 'A sample has at most 50,000 characters.').default(''),
});

export const templateSectionsSource: ListSource<SectionRow> = {
  noun: templateSectionNoun([]),
  roles,
  async list(api, { after }) {
    const { templateSections } = await api(TemplateSectionsDocument, { first: ALL, after });
    const edges = templateSections.edges.map(({ node }) => {
      const variant = node.variants.find(({ isOn }) => isOn)?.id ?? '';
      return { node: { ...node, picture: sectionPicture({ kind: node.id, variant, look, version: node.version }) } };
    });
    return { ...templateSections, edges };
  },
};

/** How what is decided of one kind is asked for and kept. */
export function templateSectionSource(kind: string): KeptSource<SectionField, SectionRow, DecidedSection> {
  const variants = Object.entries(getSection(kind)?.variants ?? {}).map(([id, { label, hint }]) => ({
    id,
    label,
    hint,
  }));
  const pictured = (version: number) =>
    variants.map((variant) => ({
      ...variant,
      picture: sectionPicture({ kind, variant: variant.id, look, version }),
    }));
  return {
    ...templateSectionsSource,
    noun: templateSectionNoun(pictured(0)),
    async read(api, id, page) {
      const { templateSection } = await api(TemplateSectionDocument, { kind: id, ...page });
      if (!templateSection) return null;
      const { history, variants: known, ...section } = templateSection;
      const pictures = new Map(pictured(section.version).map((variant) => [variant.id, variant.picture]));
      const switches: { [variant: `variant-${string}`]: boolean } = {};
      for (const { id: variant, isOn } of known) switches[variantField(variant)] = isOn;
      const shown = known.map((variant) => ({ ...variant, picture: pictures.get(variant.id) ?? '' }));
      return { entry: { ...section, ...switches, variants: shown }, history };
    },
    update: saving(
      schema.extend(Object.fromEntries(variants.map(({ id }) => [variantField(id), z.boolean().default(false)]))),
      async (api, input, { id, version }) => {
        const { isOn, hint, sample } = schema.parse(input);
        const on = new Set(Object.entries(input).flatMap(([name, value]) => (value === true ? [name] : [])));
        const variantsOff = variants.flatMap((variant) => (on.has(variantField(variant.id)) ? [] : [variant.id]));
        const changed = { isOn, hint, sample, variantsOff };
        return (await api(UpdateTemplateSectionDocument, { kind: id, input: changed, version })).updateTemplateSection;
      },
    ),
  };
}
