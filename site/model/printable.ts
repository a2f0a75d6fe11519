/** Looked for first, since it is quick: nothing of the two below is outside of it. */
const UNUSUAL = /[^\t\n\r -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/;
const CONTROL = /[^\P{Control}\t\n\r]/gu;
const NO_CHARACTER = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/**
 * A text without what no page and no XML file may hold: control characters, halves of a surrogate pair, code points that
 * are no characters. They mean nothing to readers and would make a whole file unreadable.
 */
export const printable = (text: string): string =>
  UNUSUAL.test(text) ? text.replace(CONTROL, '').replace(NO_CHARACTER, '\ufffd') : text;
