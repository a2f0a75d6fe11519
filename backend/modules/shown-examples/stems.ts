const WORDS = /[\p{L}\p{M}]{3,40}/gu;
/** The same of a text that is all ASCII, several times as fast. */
const PLAIN_WORDS = /[a-z]{3,40}/g;
const NOT_PLAIN = /\P{ASCII}/u;
/** So much of a word is compared: "change" and "changed" are the same. */
const STEM = 5;

/** Beginnings of the words of a text, each once, the first `most` words of it. Short words and numbers say nothing. */
export function stemsOf(text: string, most = 400): string[] {
  const lower = text.toLowerCase();
  const found = (NOT_PLAIN.test(lower) ? lower.normalize('NFC').match(WORDS) : lower.match(PLAIN_WORDS)) ?? [];
  const stems = new Set<string>();
  for (let nth = 0; nth < found.length && nth < most; nth += 1) stems.add((found[nth] ?? '').slice(0, STEM));
  return [...stems];
}
