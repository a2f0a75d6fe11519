import type { Section } from '#site/model/document.ts';
import { getSection } from '#site/sections/index.ts';
import { offeredVariants } from '#site/sections/library.ts';
import type { Shown } from './after-recipe.ts';
import type { Site } from './site.ts';

/** Loud grounds carry few words, and never stand side by side. */
const wordy = new Set([
  'menu',
  'about',
  'faq',
  'richText',
  'gallery',
  'pricing',
  'services',
  'products',
  'schedule',
  'events',
  'team',
]);

function groundFor(wish: string, before: string, kind: string): string {
  const loud = wish === 'accent' || wish === 'ink';
  if (loud && wordy.has(kind)) return before === 'tint' ? 'plain' : 'tint';
  return loud && (before === 'accent' || before === 'ink') ? 'plain' : wish;
}

/** A variant that the content fills: that of the recipe, one the template likes if there is one, its first choice more often than not. */
function variantFor(
  { part: { kind, variants, alsoFits = [] }, after }: Shown,
  { template, chance, library }: Site,
): string {
  const known = offeredVariants(library, kind);
  const fitting = variants ? [...variants, ...alsoFits] : known;
  if (after && fitting.includes(after.variant) && known.includes(after.variant)) return after.variant;
  const able = (variants ?? known).filter((variant) => known.includes(variant));
  const liked = (template.sectionVariants[kind] ?? []).filter((variant) => able.includes(variant));
  const draw = chance.for(`variant ${kind}`);
  if (liked.length > 0 && draw.chancesAre(0.75))
    return liked[draw.chancesAre(0.7) ? 0 : draw.below(liked.length)] ?? '';
  return able.length > 0 ? draw.pick(able) : (known[0] ?? '');
}

/**
 * The sections of one page: variants by taste of the template and by chance, grounds in its rhythm. Every part has its id already. Throws for props that their kind does not take: a part is built wrong then.
 */
export function finished(shown: readonly Shown[], site: Site): Section[] {
  const rhythm = site.template.rhythm.length > 0 ? site.template.rhythm : (['plain'] as const);
  let before = 'plain';
  return shown.map(({ part, after }, index) => {
    const definition = getSection(part.kind);
    if (!definition) throw new Error(`No kind of section is called ${part.kind}`);
    const ground =
      index === 0
        ? rhythm[0] === 'accent'
          ? 'plain'
          : (rhythm[0] ?? 'plain')
        : groundFor(rhythm[index % rhythm.length] ?? 'plain', before, part.kind);
    const props = { ground, ...part.props, ...(after?.ground && { ground: after.ground }) };
    before = props.ground;
    return {
      id: part.id,
      kind: part.kind,
      version: definition.version,
      variant: variantFor({ part, after }, site),
      hidden: false,
      props: definition.fields.parse(props),
    };
  });
}
