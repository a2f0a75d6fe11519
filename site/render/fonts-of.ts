import type { WebsiteDocument } from '../model/document.ts';
import { typePairOf } from '../themes/index.ts';

/** A font file that must be served beside a site: at `path`, from `files/{file}` of the npm package. */
export type SiteFont = { path: string; package: string; file: string };

/** All font files that the pages of a document may ask for. */
export const fontsOf = (document: Pick<WebsiteDocument, 'theme'>): SiteFont[] =>
  typePairOf(document.theme.type).fonts.map((face) => ({
    path: `/-/fonts/${face.file}`,
    package: face.package,
    file: face.file,
  }));
