import type { WebsiteDocument } from '../model/document.ts';
import { proposalsIn } from '../origins/texts-of.ts';
import { finding, type Finding, type Place } from './finding.ts';
import { placeOf } from './place-of.ts';

/** One finding a section or part whose suggestions nobody has decided about: they stay out. Hidden sections are left aside. */
export function checkProposals(document: WebsiteDocument): Finding[] {
  const places = new Map<string, { place: Place; count: number }>();
  for (const { path } of proposalsIn(document)) {
    const place = placeOf(document, path);
    if (!place) continue;
    const at = place.path.join('/');
    places.set(at, { place, count: (places.get(at)?.count ?? 0) + 1 });
  }
  return [...places.values()].map(({ place, count }) =>
    finding(
      'warning',
      place,
      count === 1
        ? 'One suggested text stays out until you keep it.'
        : `${count} suggested texts stay out until you keep them.`,
    ),
  );
}
