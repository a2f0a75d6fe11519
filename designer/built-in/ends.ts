/**
 * A text without what it ends with, as long as `loose` says so of each character. An expression with `$` would look again from every
 * character of every run within the text.
 */
export function withoutEnd(text: string, loose: RegExp): string {
  let end = text.length;
  while (end > 0 && loose.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
