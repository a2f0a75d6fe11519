/** A line of a file is no example; the message says why, for whoever sends it. */
export class LineRefused extends Error {
  override name = 'LineRefused';
}

/** So much of somebody's words says which ones are meant. */
const MOST_QUOTED = 40;
export const quoted = (words: string): string =>
  `“${words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED)}…` : words}”`;
