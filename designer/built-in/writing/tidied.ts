/**
 * A text with what is plainly wrong put right: doubled spaces, spaces before stops, lines and questions after which a sentence begins
 * small. The words stay. Code, tables, quotations and lines with links are left as they are.
 */
export const tidied = (text: string): string =>
  text
    .split('\n')
    .map((line) => (/^(?:\s{4,}|\t|\s*(?:```|\||>))/u.test(line) || /[`<\]]/u.test(line) ? line : tidiedLine(line)))
    .join('\n');

const tidiedLine = (line: string): string =>
  line
    .replace(/(\S) {2,}/gu, '$1 ')
    .replace(/ ([,.])(?=\s|$)/gu, '$1')
    .replace(
      /(^|[!?] )(\p{Ll})(?=\p{L}* )/gu,
      (_whole, before: string, letter: string) => before + letter.toLocaleUpperCase(),
    )
    .trimEnd();
