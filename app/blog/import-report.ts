import { counted } from '#app/ui/number-format.tsx';

type ImportedPost = { name: string; outcome: 'CREATED' | 'CHANGED' | 'UNCHANGED' | 'REFUSED'; problem: string };

/** So many reasons are said; more would not be read. */
const MOST_REASONS = 3;

/** What came of an import, in words: how many posts of each kind, and why the first ones were refused. */
export function importReport(posts: readonly ImportedPost[]): { type: 'success' | 'error'; message: string } {
  const of = (outcome: ImportedPost['outcome']) => posts.filter((post) => post.outcome === outcome);
  const said = [
    [of('CREATED').length, 'brought in', 'brought in'],
    [of('CHANGED').length, 'changed', 'changed'],
    [of('UNCHANGED').length, 'here already', 'here already'],
  ] as const;
  const done = said
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${counted(count, 'post')} ${count === 1 ? one : many}`);
  const refused = of('REFUSED');
  const reasons = refused.slice(0, MOST_REASONS).map(({ name, problem }) => `${name}: ${problem}`);
  const message = [
    ...(done.length > 0 ? [`${done.join(', ')}.`] : []),
    ...(refused.length > 0 ? [`${counted(refused.length, 'post')} not. ${reasons.join(' ')}`] : []),
  ].join(' ');
  return { type: done.length > 0 ? 'success' : 'error', message: message || 'There is no post in this file.' };
}
