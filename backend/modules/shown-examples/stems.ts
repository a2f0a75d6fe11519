const WORDS = /[\p{L}\p{M}]{3,40}/gu;
/** So much of a word is compared: "change" and "changed" are the same. */
const STEM = 5;

/** Beginnings of the words of a text, each once, the first `most` words of it. Short words and numbers say nothing. */
export function stemsOf(text: string, most = 400): string[] {
  const found = text.toLowerCase().normalize('NFC').match(WORDS) ?? [];
  return [...new Set(found.slice(0, most).map((word) => word.slice(0, STEM)))];
}
