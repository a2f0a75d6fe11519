import type { Theme, WebsiteDocument } from '../model/document.ts';

/** One section as a template has it: how it is shown, none of its words. `ground` is '' where its kind has none. */
export type RecipeSection = { kind: string; variant: string; ground: string };

/** What websites take over from a template's document: its look, and which kinds stand where in which variants. Never words. */
export type Recipe = {
  design: string;
  theme: Theme;
  header: Pick<WebsiteDocument['header'], 'variant' | 'showTagline'>;
  footer: Pick<WebsiteDocument['footer'], 'variant' | 'showHours' | 'showContact'>;
  pages: { isHome: boolean; sections: RecipeSection[] }[];
};

/** The recipe of a document. Hidden sections and empty pages are none of it. */
export function recipeOf({ template, theme, header, footer, pages }: WebsiteDocument): Recipe {
  return {
    design: template,
    theme: { ...theme },
    header: { variant: header.variant, showTagline: header.showTagline },
    footer: { variant: footer.variant, showHours: footer.showHours, showContact: footer.showContact },
    pages: pages
      .map(({ path, sections }) => ({
        isHome: path === '/',
        sections: sections
          .filter(({ hidden }) => !hidden)
          .map(({ kind, variant, props: { ground } }) => ({
            kind,
            variant,
            ground: typeof ground === 'string' ? ground : '',
          })),
      }))
      .filter(({ sections }) => sections.length > 0),
  };
}
