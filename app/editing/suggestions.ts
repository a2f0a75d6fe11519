/** Words that nobody said: visitors do not see them until they are kept. `at` is the change path of the text. */
export type Suggestion = { at: string; text: string };

/** Suggestions of one section or part. `at` is its path. */
export type SuggestionGroup = { at: string; title: string; suggestions: Suggestion[] };

export const countSuggestions = (groups: SuggestionGroup[]): number =>
  groups.reduce((count, { suggestions }) => count + suggestions.length, 0);
