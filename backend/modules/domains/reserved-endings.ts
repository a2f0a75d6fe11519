/** Endings that no name on the web can have: kept for tests, home networks and the machinery itself. */
const RESERVED = new Set(
  'alt arpa corp example home internal intranet invalid lan local localdomain localhost mail onion private test'.split(
    ' ',
  ),
);

/** Names that stand in examples and never belong to anybody. */
const EXAMPLES = new Set(['example.com', 'example.net', 'example.org']);

/** The ending of a name (ASCII, lower case) that nobody outside can reach, or null. */
export function reservedEndingOf(name: string): string | null {
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  if (RESERVED.has(last)) return `.${last}`;
  const two = labels.slice(-2).join('.');
  return EXAMPLES.has(two) ? two : null;
}
