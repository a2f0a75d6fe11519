import { getSection } from '#site/sections/index.ts';
import { offeredVariants } from '#site/sections/library.ts';
import { withoutEnd } from '../../ends.ts';
import type { Ability, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { likeness, sectionsMeant } from '../document/find.ts';
import { operation } from '../document/places.ts';
import { sectionWord } from '../replies/index.ts';

/** Another layout for a section: the one that is named, or the next one. */
export const layouts: Ability = {
  name: 'layouts',
  plan({ request, document, page, focus, language, library }): Plan[] {
    const wants =
      request.has('part.layout', 'do.rewrite') || (request.has('part.template') && request.group('kind').length > 0);
    if (!wants || request.quotes.length > 0 || request.has('do.add', 'do.remove')) return [];
    const [meant] = sectionsMeant(document, request, page);
    const section = meant?.thing.section ?? page.sections.find(({ id }) => id === focus.sectionId);
    if (!section)
      return request.has('part.layout')
        ? [
            {
              score: 0.66,
              does: 'ask',
              id: 'whichSection',
              choices: page.sections.slice(0, 3).map((one) => ({
                label: sectionWord(one, language),
                message: `${withoutEnd(request.text, /[.!?]/u)}: “${sectionWord(one, language)}”`,
              })),
            },
          ]
        : [];
    const variants = Object.entries(getSection(section.kind)?.variants ?? {});
    const named = variants
      .map(([id, { label }]) => ({ id, score: Math.max(likeness(request.text, label), likeness(request.text, id)) }))
      .sort((a, b) => b.score - a.score)[0];
    const offered = offeredVariants(library, section.kind);
    const open = variants.filter(([id]) => id === section.variant || offered.includes(id));
    const at = open.findIndex(([id]) => id === section.variant);
    const next = open[(at + 1) % Math.max(1, open.length)]?.[0];
    const id = named && named.score > 0.55 && named.id !== section.variant ? named.id : next;
    if (id === undefined || id === section.variant) return [{ score: 0.7, does: 'tell', id: 'oneLayout' }];
    const also = request.has('do.rewrite') ? { id: 'wordsStay' as const } : undefined;
    return change(
      request.has('part.layout') ? 0.9 : 0.72,
      operation({ type: 'setVariant', sectionId: section.id, variant: id }),
      {
        names: [`sections/${section.id}/variant`],
        focus: { sectionId: section.id },
        covers: variants.find(([one]) => one === id)?.[1].label ?? '',
        ...(also && { also }),
      },
    );
  },
};
