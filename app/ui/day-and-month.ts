const words = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "21 December", for days that are weeks away; the same on the server and in the browser. */
export const dayAndMonth = (moment: string): string => {
  const parts = new Map(words.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')}`;
};
