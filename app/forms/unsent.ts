/** What a form held that came without a session: names and texts, in order. */
export type Unsent = [string, string][];

/** Reads it from the data of an error; null for every other error. */
export function unsentIn(data: unknown): Unsent | null {
  if (typeof data !== 'object' || data === null || !('unsent' in data) || !Array.isArray(data.unsent)) return null;
  return data.unsent.filter(
    (entry: unknown): entry is [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  );
}
