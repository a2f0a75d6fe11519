/** Forms in which a client takes bytes. */
export type Accepted = { br: boolean; gzip: boolean };

const BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/;

/** Browsers say the same few things again and again. */
const MOST_KNOWN = 500;
const known = new Map<string, Accepted>();

/** What an `Accept-Encoding` takes, '' for none. */
export function acceptedBy(encodings: string): Accepted {
  const before = known.get(encodings);
  if (before) return before;
  const accepted = { br: BROTLI.test(encodings), gzip: GZIP.test(encodings) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(encodings, accepted);
  return accepted;
}
