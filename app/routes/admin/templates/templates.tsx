import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { ListScreen } from '#app/admin/list-screen.tsx';
import { loadList } from '#app/admin/list.server.ts';
import { templateNoun } from '#app/admin/templates/template-noun.tsx';
import { templateSource } from '#app/admin/templates/template-source.server.ts';
import { cachedLoader } from '#app/client-cache.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(templateSource, args);

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

export const meta: MetaFunction = ({ matches }) => pageTitle('Templates', matches);

export default function Templates() {
  return <ListScreen noun={templateNoun} data={cached.useData()} />;
}
