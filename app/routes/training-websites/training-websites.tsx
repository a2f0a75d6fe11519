import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useSearchParams, type MetaFunction } from '@remix-run/react';
import { enter } from '#app/admin/entry.server.ts';
import { ListScreen } from '#app/admin/list-screen.tsx';
import { loadList } from '#app/admin/list.server.ts';
import { NounFrame } from '#app/admin/noun-frame.tsx';
import { CompareForm, ComparePanel } from '#app/admin/training-websites/compare-panel.tsx';
import { COMPARED } from '#app/admin/training-websites/compared.ts';
import { loadComparison } from '#app/admin/training-websites/load-comparison.server.ts';
import { filtersWith, trainingNoun } from '#app/admin/training-websites/training-noun.tsx';
import { trainingSource, withTags } from '#app/admin/training-websites/training-source.server.ts';
import { WhileWorking } from '#app/live/while-working.tsx';
import { pageTitle } from '#app/page-title.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = await enter(trainingSource, args);
  const { tags, source } = await withTags(api);
  const list = await loadList({ ...trainingSource, ...source }, args);
  return { ...list, tags, comparison: await loadComparison(api, args.request) };
}

export const meta: MetaFunction = ({ matches }) => pageTitle('Training websites', matches);

export default function TrainingWebsites() {
  const { tags, comparison, ...data } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const narrowed = [...search].filter(([name]) => name !== COMPARED && name !== 'look');
  const chosen: [string, string][] = comparison.state === 'one' ? [[COMPARED, comparison.entry.id]] : [];
  const { edges } = data.list;
  return (
    <NounFrame noun={trainingNoun}>
      <ComparePanel comparison={comparison} closeHref={`${trainingNoun.path}?${new URLSearchParams(narrowed)}`} />
      <ListScreen noun={{ ...trainingNoun, filters: filtersWith(tags) }} data={data} />
      {edges.length > 0 && <CompareForm kept={[...narrowed, ...chosen]} />}
      {edges.some(({ node }) => node.state === 'WORKING') && <WhileWorking />}
    </NounFrame>
  );
}
