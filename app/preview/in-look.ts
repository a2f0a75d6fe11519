import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import { modeOf, palettes } from '#site/themes/index.ts';

/** The opening of a website's first page in another template and palette, `poster.festival`; the website as it is where there are no such. */
export function inLook(document: WebsiteDocument, look: string): WebsiteDocument {
  const [template = '', palette = ''] = look.split('.');
  const colours = palettes.find(({ id }) => id === palette);
  if (!colours) return document;
  const { background, ink, accent, support } = colours;
  const made = applyOperations(document, [
    { type: 'applyTemplate', template },
    { type: 'setTheme', background, ink, accent, support, mode: modeOf(background) },
  ]);
  if (!made.ok) return document;
  const [home] = made.document.pages;
  return home ? { ...made.document, pages: [{ ...home, sections: home.sections.slice(0, 1) }] } : made.document;
}
