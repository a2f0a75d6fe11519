import type { Section } from '#site/model/document.ts';
import type { Image } from '#site/model/fields.ts';
import { motifForTrade, motifs } from '#site/illustration/index.ts';
import { getSection } from '#site/sections/index.ts';
import type { Template } from '#site/templates/index.ts';
import type { Chance } from '../chance.ts';
import type { Brief } from '../brief/read-brief.ts';
import type { Facts, Voice } from '../copy/voice.ts';

/** A section before it has an id, a variant and a ground. */
export type Draft = {
  kind: string;
  props: Record<string, unknown>;
  /** Variants that its content can fill. */
  variants?: string[];
};

/** Everything that the makers of sections share while one website is composed. */
export type Composition = {
  brief: Brief;
  facts: Facts;
  voice: Voice;
  template: Template;
  chance: Chance;
  /** The brief's own sentences, in order. */
  sentences: string[];
  /** Path of the page where a topic is told, or '' when no page has it. */
  pathOf(topic: string): string;
  /** One of these lines, preferably one that the site does not have yet. */
  say(lines: readonly string[]): string;
  /** An illustration or a labelled stand-in for a photo. */
  draw(alt: string): Image;
  wish(what: string, alt: string): Image;
  portrait(name: string): Image;
  /** True the first time that it is asked about this part. */
  once(part: string): boolean;
  nextId(kind: string): string;
};

/** What the engine draws for the motifs that trades name. */
const NEAREST: Readonly<Record<string, string>> = {
  wheat: 'produce',
  oven: 'bread',
  cake: 'bread',
  herbs: 'produce',
  knife: 'produce',
  cattle: 'landscape',
  cheese: 'produce',
  hills: 'landscape',
  crate: 'produce',
  fruit: 'produce',
  cone: 'cup',
  bean: 'cup',
  hops: 'bottle',
  barrel: 'bottle',
  grape: 'bottle',
  glass: 'bottle',
  plate: 'dish',
  table: 'dish',
  truck: 'van',
  moon: 'stage',
  comb: 'scissors',
  razor: 'scissors',
  drop: 'wave',
  stone: 'stones',
  pulse: 'care',
  spine: 'body',
  glasses: 'care',
  circle: 'stones',
  mortar: 'care',
  hands: 'care',
  kettlebell: 'body',
  track: 'body',
  lotus: 'body',
  ribbon: 'flower',
  pipe: 'tap',
  wrench: 'tools',
  flame: 'tap',
  house: 'building',
  bolt: 'bulb',
  plug: 'bulb',
  sun: 'landscape',
  roof: 'building',
  panel: 'bulb',
  plane: 'tools',
  tree: 'plant',
  grain: 'tools',
  brick: 'building',
  crane: 'building',
  leaf: 'plant',
  spade: 'plant',
  door: 'key',
  bucket: 'broom',
  window: 'building',
  hammer: 'tools',
  car: 'van',
  gear: 'tools',
  road: 'map',
  sign: 'map',
  city: 'building',
  paper: 'letter',
  scale: 'column',
  arrow: 'ledger',
  plan: 'building',
  letters: 'book',
  quill: 'letter',
  grid: 'screen',
  bracket: 'screen',
  signal: 'screen',
  shapes: 'brush',
  frame: 'camera',
  note: 'music',
  bed: 'key',
  horse: 'landscape',
  curtain: 'stage',
  flags: 'stage',
  rings: 'flower',
  vase: 'flower',
  thread: 'hanger',
  gem: 'hanger',
  chair: 'shop',
  blocks: 'book',
  kite: 'landscape',
  bone: 'paw',
  box: 'shop',
  rain: 'wave',
  needle: 'brush',
};

/** Only those motifs that the engine can draw, best first. */
export function motifsOf(brief: Brief): string[] {
  const known = brief.trade.motifs
    .map((motif) => (motifs.includes(motif) ? motif : NEAREST[motif]))
    .filter((motif) => motif !== undefined);
  const own = motifForTrade(brief.trade.id);
  return [...new Set([own, ...known])];
}

/** Turns drafts into the sections of one page: variants by taste of the template and by chance, grounds in its rhythm. */
export function finished(drafts: Draft[], composition: Composition): Section[] {
  const { template } = composition;
  const rhythm = template.rhythm.length > 0 ? template.rhythm : (['plain'] as const);
  let before = 'plain';
  return drafts.flatMap((draft, index) => {
    const definition = getSection(draft.kind);
    if (!definition) return [];
    const ground =
      index === 0
        ? openingGround(rhythm[0] ?? 'plain', composition)
        : quieted(rhythm[index % rhythm.length] ?? 'plain', before, draft.kind);
    before = ground;
    const shaped =
      'ground' in definition.fields.shape && !('ground' in draft.props) ? { ...draft.props, ground } : draft.props;
    const parsed = definition.fields.safeParse(shaped);
    if (!parsed.success) return [];
    return [
      {
        id: composition.nextId(draft.kind),
        kind: draft.kind,
        version: definition.version,
        variant: variantFor(draft, Object.keys(definition.variants), composition),
        hidden: false,
        props: parsed.data,
      },
    ];
  });
}

/** A page opens as its template likes, but on the ground that the brief asked for when it asked for one. */
const openingGround = (ground: string, { brief }: Composition): string =>
  brief.colours.background || ground === 'accent' ? 'plain' : ground;

/** Loud grounds carry few words, and never stand side by side. */
function quieted(ground: string, before: string, kind: string): string {
  const loud = ground === 'accent' || ground === 'ink';
  const wordy =
    kind === 'menu' ||
    kind === 'about' ||
    kind === 'faq' ||
    kind === 'richText' ||
    kind === 'gallery' ||
    kind === 'pricing';
  if (kind === 'cta') return before === 'accent' ? 'ink' : 'accent';
  if (loud && (before === 'accent' || before === 'ink')) return 'plain';
  if (ground === 'accent' || (loud && wordy)) return before === 'tint' ? 'plain' : 'tint';
  return ground;
}

/** The same draft with its layout decided, for what depends on whether it shows a picture. */
export const settled = (draft: Draft, composition: Composition): Draft => ({
  ...draft,
  variants: [variantFor(draft, Object.keys(getSection(draft.kind)?.variants ?? {}), composition)],
});

function variantFor(draft: Draft, known: string[], { template, chance }: Composition): string {
  const able = (draft.variants ?? known).filter((variant) => known.includes(variant));
  const liked = (template.sectionVariants[draft.kind] ?? []).filter((variant) => able.includes(variant));
  if (liked.length > 0 && chance.chancesAre(0.6))
    return liked[chance.chancesAre(0.65) ? 0 : chance.below(liked.length)] ?? known[0] ?? '';
  return able.length > 0 ? chance.pick(able) : (known[0] ?? '');
}
