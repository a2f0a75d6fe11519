import type { Exclusion, Reading } from '../reading/reading.ts';

/** Words of what must not stand on the site. What visitors may read of it ("no dogs") keeps no word out of the owner's sentences. */
export const forbiddenWords = (exclusions: readonly Exclusion[]): string[] =>
  exclusions.filter(({ publishable }) => !publishable).flatMap(({ words }) => words.map((word) => word.toLowerCase()));

/** Whether a text has one of the words, in any ending that keeps their stem. */
export function mentions(text: string, words: readonly string[]): boolean {
  if (words.length === 0 || text === '') return false;
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
  return words.some((word) => {
    const stem = word.length > 5 ? word.replace(/(?:es|s|e|n|en|ing|ed)$/u, '') : word.replace(/s$/u, '');
    return word.includes(' ')
      ? text.toLowerCase().includes(word)
      : tokens.some(
          (token) => token === word || (token.startsWith(stem) && token.length - stem.length < 4 && stem.length > 2),
        );
  });
}

/** The reading without everything that its owner wants kept out. */
export function withoutExcluded(reading: Reading): Reading {
  const words = forbiddenWords(reading.exclusions);
  if (words.length === 0) return reading;
  const free = (...texts: string[]) => !texts.some((text) => mentions(text, words));
  const { wishes } = reading;
  const pages = wishes.pages.filter(({ title, about }) => free(title, about));
  const sections = wishes.sections.filter(({ title, about }) => free(title, about));
  return {
    ...reading,
    wishes: { ...wishes, pages, sections },
    hoursVerbatim: reading.hoursVerbatim.filter(({ text }) => free(text)),
    offers: reading.offers
      .map((group) => ({
        title: free(group.title) ? group.title : '',
        offers: group.offers.filter(({ name, text }) => free(name, text)),
      }))
      .filter(({ offers }) => offers.length > 0),
    timetable: reading.timetable.filter(({ name, note }) => free(name, note)),
    events: reading.events.filter(({ name, text, place }) => free(name, text, place)),
    people: reading.people.filter(({ name, role, text }) => free(name, role, text)),
    quotations: reading.quotations.filter(({ text, by }) => free(text, by)),
    questions: reading.questions.filter(({ question, answer }) => free(question, answer)),
    steps: reading.steps
      .map((list) => ({
        title: free(list.title) ? list.title : '',
        steps: list.steps.filter(({ name, text }) => free(name, text)),
      }))
      .filter(({ steps }) => steps.length > 0),
    statements: reading.statements
      .filter(({ text }) => free(text))
      .map((statement) => (free(statement.under) ? statement : { ...statement, under: '' })),
  };
}

/** Every text of a section's fields that has a forbidden word emptied; ids, choices and links stay. */
export function emptied(value: unknown, words: readonly string[]): unknown {
  if (typeof value === 'string')
    return mentions(value, words) && !/^(?:\/|#|https?:|tel:|mailto:)/.test(value) ? '' : value;
  if (Array.isArray(value)) return value.map((item: unknown) => emptied(item, words));
  if (typeof value !== 'object' || value === null) return value;
  if ('source' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, emptied(field, words)]));
}
