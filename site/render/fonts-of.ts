import type { WebsiteDocument } from '../model/document.ts';
import { facesFor, typePairOf } from '../themes/index.ts';

/** A font file that must be served beside a site, at `path`. */
export type SiteFont = { path: string; file: string };

/** All font files that the pages of a document may ask for. */
export const fontsOf = (document: Pick<WebsiteDocument, 'theme' | 'language'>): SiteFont[] =>
  facesFor(typePairOf(document.theme.type).fonts, document.language).map(({ file }) => ({
    path: `/-/fonts/${file}`,
    file,
  }));
