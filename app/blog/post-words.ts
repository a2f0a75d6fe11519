/** Names of a post's fields in sentences and lists. */
export const fieldLabels: Record<string, string> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  body: 'Text',
  author: 'Author',
  tags: 'Tags',
  cover: 'Cover',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
};

const together = new Intl.ListFormat('en', { type: 'conjunction' });

/** "the text and the tags". */
export const listed = (fields: readonly string[]): string =>
  together.format(fields.map((field) => `the ${(fieldLabels[field] ?? field).toLowerCase()}`));

const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** "on Saturday, 5 December 2026 at 09:00 (Europe/London)": a time by the website's own clock. */
export function inTimeZone(local: string, timeZone: string | null): string {
  const moment = new Date(`${local}Z`);
  if (Number.isNaN(moment.getTime())) return 'soon';
  return `on ${dayAndTime.format(moment)}${timeZone ? ` (${timeZone.replaceAll('_', ' ')})` : ''}`;
}
