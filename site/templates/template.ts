import type { Hand } from '../illustration/index.ts';
import type { WebsiteDocument } from '../model/document.ts';
import type { Ground } from '../themes/index.ts';

/** A way a site can look: an idea with its own grid, type, rhythm and gesture. Data and style, no code. */
export type Template = {
  id: string;
  name: string;
  /** One sentence for people who choose. */
  idea: string;
  /** A business made up for it, as its owner would describe it: what the template shows of itself. */
  sample: string;
  /** Ids or words of trades it suits best, the best ones first. */
  trades: string[];
  /** Words for the feeling it gives. */
  moods: string[];
  theme: WebsiteDocument['theme'];
  header: WebsiteDocument['header'];
  footer: WebsiteDocument['footer'];
  /** Grounds that header and footer stand on. A header of the layout `bar` always stands on the accent colour. */
  frame: { header: Ground; footer: Ground };
  /** How its drawings are made. */
  hand: Hand;
  /** Style of every page: ground, grid, header, footer, buttons. */
  css: string;
  /** Style for a section kind, sent only with pages that show it. */
  kindCss: Record<string, string>;
  /** Variants of a kind that suit the idea, the best one first. Kinds not named here: any variant. */
  sectionVariants: Record<string, string[]>;
  /** Kinds in the order that suits the idea, for a first page. A designer takes those it has something to say in. */
  recipe: string[];
  /** Grounds in the order the sections of a page take them, to be repeated: the rhythm of the page. */
  rhythm: Ground[];
};
