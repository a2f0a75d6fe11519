import type { WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import { briefs } from './briefs.ts';

/** Words as people write them, of twenty businesses. */
const WORDS = [...new Set(briefs.join(' ').split(/[^\p{L}]+/u))];

/** Words in an order of their own for each edit (a linear congruential generator); no two edits write the same. */
function words(at: number, count: number): string {
  let state = at;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8;
  return [...Array.from({ length: count - 1 }, () => WORDS[next() % WORDS.length]), at].join(' ');
}

/** The edit number `at` of an owner's months: mostly words, now and then a section of their own, a move, a colour. */
export function typicalEdit({ pages }: WebsiteDocument, at: number): Operation {
  const page = pages[at % pages.length];
  const sections = page?.sections ?? [];
  const section = sections[Math.floor(at / pages.length) % Math.max(1, sections.length)];
  if (at % 25 === 0 && page) {
    const props = { heading: words(at, 4), body: words(at, 80) };
    return { type: 'addSection', pageId: page.id, section: { id: `own-${at}`, kind: 'richText', props } };
  }
  if (at % 40 === 7) return { type: 'setTheme', radius: at % 80 === 7 ? 'large' : 'small' };
  if (at % 10 === 3) return { type: 'setBrand', tagline: words(at, 6) };
  if (at % 10 === 6) return { type: 'setSeo', description: words(at, 15) };
  if (at % 50 === 9) return { type: 'moveSection', sectionId: sections.at(-1)?.id ?? '', index: 0 };
  if (section?.kind === 'richText' && at % 2 === 0)
    return { type: 'updateSection', sectionId: section.id, props: { body: words(at, 80) } };
  return { type: 'updateSection', sectionId: section?.id ?? '', props: { heading: words(at, 5) } };
}
