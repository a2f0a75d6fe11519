import type { WebsiteDocument } from '#site/model/document.ts';
import { placeOf } from '#site/checks/place-of.ts';
import { withoutMarks } from '#site/origins/marks.ts';
import { proposalsIn } from '#site/origins/texts-of.ts';
import type { SuggestionGroup } from './suggestions.ts';

/** Suggestions that wait for a decision, by the section or part they stand in, in the order of the website. */
export function suggestionsOf(document: WebsiteDocument, section?: string): SuggestionGroup[] {
  const groups = new Map<string, SuggestionGroup>();
  for (const { path, text } of proposalsIn(document)) {
    const place = placeOf(document, path);
    if (!place || (section !== undefined && place.sectionId !== section)) continue;
    const at = place.path.join('/');
    const group = groups.get(at) ?? { at, title: place.name, suggestions: [] };
    group.suggestions.push({ at: path, text: withoutMarks(text) });
    groups.set(at, group);
  }
  return [...groups.values()];
}
