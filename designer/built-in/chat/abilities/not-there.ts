import type { Choice } from '../../../designer.ts';
import { withoutEnd } from '../../ends.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { hasKind, sectionsMeant, sectionsOf } from '../document/find.ts';
import { fill, sectionWord } from '../replies/index.ts';
import { kindWord } from '../words/index.ts';

const OF_SECTIONS = ['do.remove', 'do.hide', 'do.move', 'do.rename', 'do.shorten', 'do.duplicate', 'do.swap'] as const;
/** Likelier than nothing, and less than all that something can be done of. */
const SCORE = 0.52;

/** A button for each section that may be meant. */
const choicesFor = ({ request, page, language }: Ask): Choice[] =>
  page.sections.slice(1, 4).map((one) => {
    const label = sectionWord(one, language);
    const lead = withoutEnd(request.text, /[.!?\s]/u);
    const message = request.has('do.remove')
      ? fill(language, 'sayRemove', { names: `“${label}”` })
      : `${lead}: “${label}”`;
    return { label, message };
  });

/** What is said of a section of a kind that the website has none of, where nothing else is meant. */
export function nothingThere({ request, document, language }: Ask): Plan[] {
  const kinds = request.group('kind');
  const kind = kinds.find(({ name }) => !hasKind(document, name)) ?? kinds[0];
  return kind ? [{ score: 0.55, does: 'tell', id: 'notThere', values: { said: kindWord(kind.name, language) } }] : [];
}

/** The same, asked: which of the others is meant. */
function missing(ask: Ask): Plan[] {
  const { request, document, language } = ask;
  const there = new Set(sectionsOf(document).map(({ section }) => section.kind));
  const kinds = request.group('kind');
  const [kind] = kinds.filter(({ name }) => !there.has(name));
  if (!kind || kinds.length > 1) return [];
  const values = { said: kindWord(kind.name, language) };
  return [
    { score: SCORE, does: 'ask', id: 'notAmong', values, choices: request.has('do.remove') ? choicesFor(ask) : [] },
  ];
}

/** "Delete that section": a button for each that it may be. */
const which = (ask: Ask): Plan[] =>
  ask.page.sections.length > 1 ? [{ score: SCORE, does: 'ask', id: 'whichSection', choices: choicesFor(ask) }] : [];

/** An order for a section that is not there, or that is not named. */
export const notThere: Ability = {
  name: 'not-there',
  plan(ask): Plan[] {
    const { request, document, page, focus } = ask;
    if (
      !request.has(...OF_SECTIONS) ||
      request.has('do.add', 'part.price', 'part.nav') ||
      request.quotes.length > 0 ||
      /\d/u.test(request.text)
    )
      return [];
    if (sectionsMeant(document, request, page).length > 0) return [];
    if (request.group('kind').length > 0) return missing(ask);
    return request.has('part.section') && focus.sectionId === undefined ? which(ask) : [];
  },
};
