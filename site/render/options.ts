import type { Hand, Ratio } from '../illustration/index.ts';
import type { WebsiteDocument } from '../model/document.ts';
import type { FormKind, PostSummary } from '../sections/definition.ts';

/** Where an uploaded picture is: its best-known file and, when there are several sizes or formats, the others. */
export type AssetSource = {
  src: string;
  /** `srcset` of the same format as `src`. */
  srcset?: string;
  /** Better formats first, such as `{ type: 'image/avif', srcset: '… 800w' }`. */
  formats?: { type: string; srcset: string }[];
  /** Pixels that the file at `src` is wide. */
  width?: number;
  /** The picture in a small square PNG, for the browser's tab, and how many pixels a side has. */
  icon?: { src: string; side: number };
};

/** How pages are made and where their links lead. Everything else is in the document. */
export type RenderOptions = {
  /** Drafts show placeholders as marks, name each section's id and are kept out of search engines. */
  draft: boolean;
  /** For an editor's preview: each text says which field of which part it is from. */
  editable?: boolean;
  /** Public address without a slash at the end (`https://example.org`), or '' when there is none: no canonical links then. */
  origin: string;
  /** Where forms of a kind are sent, `/-/forms/contact` and the like when left out; null shows no form. */
  formAction?(kind: FormKind, document: WebsiteDocument): string | null;
  /** Address for an `href` on the page `from`, given a target as documents hold it (`/menu`, `#hours`, `https://…`). */
  hrefFor(target: string, from: string): string;
  /** Address of the folder with the font files, ending with a slash: `/-/fonts/`. */
  fontBase: string;
  /** Whether the footer says who made the site. */
  badge: boolean;
  /** The files of an uploaded picture, or of its crop (`model/asset-key.ts`); null when it is gone, which leaves the picture out. */
  asset(key: string): AssetSource | null;
  /** Address of the social picture as PNG, absolute or from the root; none when left out. */
  socialImage?: string;
  /** Address of the site's feed, RSS or Atom, absolute or from the root; none when left out. */
  feed?: string;
  /** Published posts of the site's blog, newest first, for sections that list them. */
  posts?: readonly PostSummary[];
  /** The owner's own elements at the end of each page's head, whole and checked. Drafts are without them. */
  headCode?: string;
  /** Whether search engines may list the site. True when left out. */
  indexed?: boolean;
  /**
   * Told of each drawing that a page shows, when drawings below the first section shall be files of their own instead of
   * being part of the page. `renderSite` uses it; pages made alone have all drawings inside.
   */
  onDrawing?(drawing: DrawingFile): void;
  /** Makes addresses of fonts and icon relative to the page too, for files that are opened from any folder. */
  relative?: boolean;
};

/** A drawing as a file: where it lies, and what it shows. */
export type DrawingFile = { path: string; motif: string; seed: number; ratio: Ratio; hand: Hand };

/** One file of a published site. Paths have no slash in front: `menu/index.html`. */
export type SiteFile = { path: string; contentType: string; body: string };
