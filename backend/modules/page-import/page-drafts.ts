import { spelled } from '#site/model/spelled.ts';
import { addedSections } from './added-sections.ts';
import { consumeFacts } from './consume-facts.ts';
import { keyOf } from './contact-ways.ts';
import { counted } from './draft.ts';
import type { Draft } from './draft.ts';
import { linkedParts } from './linked-parts.ts';
import { openingOf, withOpeningFirst } from './opening.ts';
import type { OpenedPage } from './opened-page.ts';
import type { LeftOut, Stretch } from './outline.ts';
import type { PageFacts } from './page-facts.ts';
import { fits, sectionsOf } from './sections-of.ts';
import { stretchesOf } from './stretches.ts';

/** The sections of a page before they are checked, and what is to be said of them. */
export type PageDrafts = { drafts: Draft[]; ids: string[]; leftOut: string[]; guessed: string[] };

const MOST_SECTIONS = 50;

/** Sections of a page that lies at `path`. `facts`: of the business, which the document says once; counts in `left` what leads nowhere. */
export function pageDrafts(
  { things, body, left }: Pick<OpenedPage, 'things' | 'body' | 'left'>,
  facts: PageFacts,
  path = '/',
): PageDrafts {
  const stretches = resolved(stretchesOf(consumeFacts(body, facts)), left, path);
  const { drafts, ids } = draftsOf(stretches, facts);
  const context = { stretch: { kicker: '', heading: '', level: 0, id: '', hint: '', parts: [] }, facts };
  const added = addedSections(linkedParts(things), drafts, context);
  const all = [...drafts, ...added];
  return {
    drafts: all.slice(0, MOST_SECTIONS),
    ids,
    leftOut:
      all.length > MOST_SECTIONS
        ? [`${counted(all.length - MOST_SECTIONS, 'section')} at its end: a page has room for ${MOST_SECTIONS}.`]
        : [],
    guessed: added.map(({ tells }) => `What the page tells search engines only: ${tells}.`),
  };
}

/** Sections in order with their ids; the page's own names for its parts stay where they can be. */
function draftsOf(stretches: readonly Stretch[], facts: PageFacts): { drafts: Draft[]; ids: string[] } {
  const drafts: Draft[] = [];
  const ids: string[] = [];
  const shown = new Set<string>();
  const add = (stretch: Stretch, found: readonly Draft[]) => {
    for (const [at, draft] of found.filter(fits).entries()) {
      const wanted = at === 0 ? anchorOf(stretch.id) : '';
      ids.push(wanted !== '' && !ids.includes(wanted) ? wanted : `s${drafts.length}`);
      drafts.push(draft);
    }
  };
  const { opening, rest } = withOpeningFirst(stretches);
  if (opening) {
    const { hero, rest: below } = openingOf(opening);
    add({ ...opening, id: '' }, [hero]);
    add(opening, sectionsOf({ stretch: below, facts }, shown));
  }
  const isNameAlone = ({ heading, parts }: Stretch) => parts.length === 0 && keyOf(heading) === keyOf(facts.name);
  for (const stretch of rest.filter((one) => !isNameAlone(one))) add(stretch, sectionsOf({ stretch, facts }, shown));
  return { drafts, ids };
}

const anchorOf = (id: string): string => (/^s\d+$/.test(spelled(id, 40)) ? '' : spelled(id, 40));

/** Buttons lead to the parts of this page that are there, and to pages that come along; all others lead nowhere. */
function resolved(stretches: Stretch[], left: LeftOut, path: string): Stretch[] {
  const anchors = new Set(stretches.map(({ id }) => anchorOf(id)).filter(Boolean));
  const follow = (to: string) => {
    const anchor = to.startsWith('#') ? anchorOf(to.slice(1)) : '';
    return to.startsWith('#') ? (anchors.has(anchor) ? `${path}#${anchor}` : '') : to;
  };
  const lead = <Button extends { to: string }>(button: Button): Button => {
    const to = follow(button.to);
    if (to === '') left.links += 1;
    return { ...button, to };
  };
  return stretches.map((stretch) => ({
    ...stretch,
    parts: stretch.parts.map((part) => {
      if (part.is === 'button') return lead(part);
      return part.is === 'cards'
        ? { ...part, items: part.items.map((item) => ({ ...item, buttons: item.buttons.map(lead) })) }
        : part;
    }),
  }));
}
