import { typePairs } from '#site/themes/index.ts';
import type { Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { paletteFor } from '../document/colours.ts';
import { sectionsMeant } from '../document/find.ts';
import { operation } from '../document/places.ts';
import { wordsIn } from './replace-text.ts';
import { themed } from './themed.ts';

/** Corners, space, type by name or kind of letter. */
export function shape(ask: Ask): Plan[] {
  const { request, document } = ask;
  const { theme } = document;
  const plans: Plan[] = [];
  if (request.has('part.corners') || (request.has('part.button') && request.has('mark.round', 'mark.square'))) {
    if (request.has('mark.round')) plans.push(...themed(0.9, { radius: 'large' }));
    else if (request.has('mark.square')) plans.push(...themed(0.9, { radius: 'none' }));
  }
  if (
    request.has('mark.wide') ||
    (request.has('part.spacing') && request.has('mark.more') && request.group('mood').length === 0)
  )
    plans.push(...themed(request.has('part.section') ? 0.7 : 0.86, { spacing: 'airy' }));
  else if (request.has('mark.tight') || (request.has('part.spacing') && request.has('mark.less')))
    plans.push(...themed(0.84, { spacing: 'compact' }));
  const said = request.text.toLowerCase();
  const named = typePairs.find((pair) =>
    [pair.heading.name, pair.body?.name ?? ''].some((name) => name !== '' && wordsIn(request.text, name).length > 0),
  );
  if (named && !request.has('part.template') && request.colours.length === 0 && request.quotes.length === 0)
    plans.push(
      ...themed(
        request.has('part.font', 'do.change') ? 0.87 : 0.5,
        { typePair: named.id },
        { covers: `${named.heading.name} ${named.body?.name ?? ''}` },
      ),
    );
  if (request.has('part.font') && !named) {
    const isSans = /sans|grotes|serifenlos|bâton|palo seco|sem serifa/iu.test(said);
    const isSerif = /seri[fp]h?|empattement|con serifa/iu.test(said) && !isSans;
    const wanted = isSans
      ? ['geist', 'outfit-figtree', 'space-inter']
      : isSerif
        ? ['newsreader-instrument', 'lora-outfit', 'source-serif-work']
        : [];
    const id = wanted.find((one) => one !== theme.type);
    if (id) plans.push(...themed(0.88, { typePair: id }));
    else if (
      request.has('mark.another', 'do.change') &&
      request.group('mood').length === 0 &&
      !request.has('do.dislike', 'part.colour', 'mark.more', 'mark.less')
    ) {
      const at = typePairs.findIndex((pair) => pair.id === theme.type);
      const next = typePairs[(at + 1 + (ask.seed % 3)) % typePairs.length];
      if (next && request.has('mark.another')) plans.push(...themed(0.7, { typePair: next.id }));
    }
  }
  if (
    request.has('part.colour') &&
    request.has('mark.another', 'do.change') &&
    !request.has('mark.to', 'do.dislike') &&
    request.colours.length === 0 &&
    request.group('mood').length === 0
  ) {
    const picked = paletteFor(theme, [], ask.seed);
    if (picked) plans.push(...themed(0.68, picked.colours));
  }
  return plans;
}

/** A section's ground: "give the prices a dark background". */
export function ground(ask: Ask): Plan[] {
  const { request, document, page } = ask;
  const [meant] = sectionsMeant(document, request, page);
  if (!meant || !request.has('part.background', 'part.colour', 'mark.dark', 'mark.light')) return [];
  const { section } = meant.thing;
  const asked = request.has('mark.dark')
    ? 'ink'
    : request.has('mark.light')
      ? 'tint'
      : request.colours.length > 0 || request.has('part.colour')
        ? 'accent'
        : undefined;
  if (!asked || !('ground' in section.props)) return [];
  return change(0.87, operation({ type: 'updateSection', sectionId: section.id, props: { ground: asked } }), {
    names: [`sections/${section.id}/props/ground`],
    focus: { sectionId: section.id },
  });
}
