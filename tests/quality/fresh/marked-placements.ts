import { placementSignals } from '#designer/built-in/layout/placement/signals.ts';
import type { Place } from '#designer/built-in/layout/placement/places.ts';
import { readBrief } from '#designer/built-in/reading/read-brief.ts';
import { markedBriefs, type MarkedBrief } from './marked-briefs.ts';
import { SECTIONS } from './tagger/network/tagger.ts';

/** Where sections of the marked briefs are looked for; what stands in none of these is told with the business itself. */
const places: Partial<Record<(typeof SECTIONS)[number], Place>> = {
  prices: 'prices',
  hours: 'times',
  times: 'times',
  events: 'times',
  contact: 'contact',
  booking: 'contact',
  place: 'contact',
};

/** A statement that was read of a marked brief, with its signs, and where most of its words were marked to be looked for. */
export type MarkedPlacement = { text: string; signs: readonly string[]; place: Place };

/** The statements of marked briefs whose sections are told. */
export const markedPlacements = (isTaken: (group: string) => boolean): MarkedPlacement[] =>
  markedBriefs(isTaken).flatMap(placementsIn);

function placementsIn({ text, marks }: MarkedBrief): MarkedPlacement[] {
  const reading = readBrief({ text, templates: [] });
  const signs = placementSignals(reading);
  return reading.statements.flatMap((statement, index) => {
    const counts = new Map<number, number>();
    for (const [at, { section }] of marks)
      if (at >= statement.span.start && at < statement.span.end && section >= 0)
        counts.set(section, (counts.get(section) ?? 0) + 1);
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    const section = most && SECTIONS[most[0]];
    return section ? [{ text: statement.text, signs: signs[index] ?? [], place: places[section] ?? 'about' }] : [];
  });
}
