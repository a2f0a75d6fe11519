import type { Api } from '#app/graphql/client.server.ts';
import { comparedIn } from './compared.ts';
import type { Comparison } from './compare-panel.tsx';
import { readOne, readTwo } from './training-source.server.ts';

const GONE = 'One of them no longer exists. Choose two from the list.';

/** What the address compares. */
export async function loadComparison(api: Api, request: Request): Promise<Comparison> {
  const [one, other, ...more] = comparedIn(new URL(request.url).searchParams);
  if (one === undefined) return { state: 'none' };
  if (more.length > 0) return { state: 'wrong', problem: 'Choose two to compare, not more.' };
  if (other === undefined) {
    const entry = await readOne(api, one);
    return entry ? { state: 'one', entry: { id: entry.id, title: entry.title } } : { state: 'wrong', problem: GONE };
  }
  const entries = await readTwo(api, [one, other]);
  return entries ? { state: 'two', entries } : { state: 'wrong', problem: GONE };
}
