import type { WebsiteDocument } from './document.ts';
import { failed, type Failed } from './failure.ts';

type Redirect = WebsiteDocument['redirects'][number];

/** The path that a redirect leads to on the same site; null for any other target. */
const pathOf = (to: string): string | null => {
  if (!to.startsWith('/')) return null;
  const [path = ''] = to.split(/[?#]/, 1);
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
};

/** The addresses that somebody passes who follows a redirect, up to one that they have seen already, if there is one. */
function wayFrom(from: string, targets: Map<string, string | null>): { way: string[]; isLoop: boolean } {
  const way = [from];
  for (let next = targets.get(from); next != null; next = targets.get(next)) {
    if (way.includes(next)) return { way: [...way, next], isLoop: next === from };
    way.push(next);
  }
  return { way, isLoop: false };
}

/**
 * What is wrong with a list of redirects as a whole, by field (`redirects.2.to`): one address led to two places, or round in
 * a circle. Null when nothing is.
 */
export function wrongRedirects(redirects: Redirect[]): Failed | null {
  const targets = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  const fields: Record<string, string[]> = {};
  const seen = new Set<string>();
  for (const [index, { from }] of redirects.entries()) {
    if (seen.has(from)) fields[`redirects.${index}.from`] = [`${from} is in this list already. Keep one of the two.`];
    seen.add(from);
    const { way, isLoop } = wayFrom(from, targets);
    if (!isLoop) continue;
    const words =
      way.length === 2
        ? 'This leads to itself. Choose another page.'
        : `This goes round in a circle: ${way.join(' → ')}. Change one of them.`;
    fields[`redirects.${index}.to`] = [words];
  }
  const [first] = Object.entries(fields);
  if (!first) return null;
  const problem = failed('INVALID', first[1].join(' '), first[0]);
  return { ...problem, failure: { ...problem.failure, fields } };
}
