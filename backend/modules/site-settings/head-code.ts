/** Characters that code for the head may have. */
export const MAX_HEAD_CODE = 20_000;

const IN_HEAD = new Set(['script', 'style', 'link', 'meta', 'noscript']);
const IN_NOSCRIPT = new Set(['style', 'link', 'meta']);
/** Elements that hold text up to their end, whatever stands in it. */
const WITH_TEXT = new Set(['script', 'style', 'noscript']);

const START = /^<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/i;

const shown = (code: string) => `“${code.trim().split('\n', 1)[0]?.slice(0, 40) ?? ''}”`;

/** The end of an element's text, after its end tag; -1 when it is never closed. */
function endOf(name: string, code: string): { inner: string; after: number } | null {
  const end = new RegExp(`</${name}\\s*>`, 'i').exec(code);
  return end && { inner: code.slice(0, end.index), after: end.index + end[0].length };
}

/**
 * What is wrong with code for a page's head, in words; null when nothing is. Only whole elements that belong there: anything
 * else would end the head, and what is left open would swallow the page.
 */
export function headCodeProblem(code: string, allowed: ReadonlySet<string> = IN_HEAD): string | null {
  let rest = code.trimStart();
  while (rest !== '') {
    if (rest.startsWith('<!--')) {
      const end = rest.indexOf('-->', 4);
      if (end === -1) return 'A comment is not closed. End it with “-->”.';
      rest = rest.slice(end + 3).trimStart();
      continue;
    }
    const [start, given = ''] = START.exec(rest) ?? [];
    if (start === undefined)
      return rest.startsWith('<')
        ? `${shown(rest)} is not a whole element. Copy the code again, from its first “<” to its last “>”.`
        : `${shown(rest)} is plain text, which would show on the page. Put it into an element such as <script>.`;
    const name = given.toLowerCase();
    if (!allowed.has(name))
      return allowed === IN_HEAD
        ? `<${name}> cannot stand in the head of a page. Use only script, style, link, meta and noscript.`
        : `<${name}> cannot stand in <noscript> here. Use only style, link and meta in it.`;
    rest = rest.slice(start.length);
    if (WITH_TEXT.has(name)) {
      const end = endOf(name, rest);
      if (!end) return `<${name}> is not closed. End it with “</${name}>”.`;
      if (name === 'script' && end.inner.includes('<!--'))
        return 'A script has “<!--” in it, which can hide the rest of the page. Take that out.';
      const inside = name === 'noscript' ? headCodeProblem(end.inner, IN_NOSCRIPT) : null;
      if (inside) return inside;
      rest = rest.slice(end.after);
    }
    rest = rest.trimStart();
  }
  return null;
}
