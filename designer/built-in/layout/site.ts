import type { Chance } from '../chance.ts';
import type { Channel, Reading, Topic } from '../reading/reading.ts';
import type { KnownTrade } from '../trades/known-trade.ts';
import type { ProposalLanguage } from '../trades/languages.ts';
import type { GapName } from './gaps.ts';
import type { LabelName } from '#site/labels/labels.ts';
import type { Image } from '#site/model/fields.ts';
import type { SectionLibrary } from '#site/sections/library.ts';
import type { Recipe, Template } from '#site/templates/index.ts';

/** What all makers of sections share while one website is laid out. */
export type Site = {
  reading: Reading;
  trade: KnownTrade | null;
  template: Template;
  /** What a template's own document says of the look and of the order; null where only a design was chosen. */
  recipe: Recipe | null;
  /** What new sections may be made of. */
  library: SectionLibrary;
  chance: Chance;
  /** Language in which something can be proposed; null where nothing is. */
  proposes: ProposalLanguage | null;
  /** A label as a heading; '' in a language that has none. */
  heading(name: LabelName): string;
  /** A label where a page cannot do without a word; English in a language that has none. */
  word(name: LabelName): string;
  gap(name: GapName): string;
  refuses(channel: Channel): boolean;
  /** The next drawing. */
  draw(): Image;
  /** A drawing that stands in for a photo of the owner's. */
  photo(): Image;
};

/** What a part of a website is about: a topic, or for what has none the owner's own title. */
export type Subject = Topic | `own:${string}`;

/** A section before it has a place. */
export type Part = {
  subject: Subject;
  kind: string;
  props: Record<string, unknown> & { heading?: string };
  /** Variants that its content can fill, best first; any when left out. */
  variants?: string[];
  /** Those that it can be shown in besides, where a template has it so. */
  alsoFits?: string[];
  /** How much a visitor has to read in it: about one for a sentence or an entry. */
  size: number;
};

/** A part of suggestions or gaps: visitors may never see it, so that nothing leads to it. */
export const waits = ({ props }: Part): boolean => waitsIn(JSON.stringify(props));
/** The same of a text. */
export const waitsIn = (text: string): boolean => /\[\[|⟦/.test(text);
