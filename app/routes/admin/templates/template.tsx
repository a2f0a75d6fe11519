import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { EntryScreen } from '#app/admin/entry-screen.tsx';
import { changeEntry, loadEntry } from '#app/admin/entry.server.ts';
import { templateNoun } from '#app/admin/templates/template-noun.tsx';
import { templateSource } from '#app/admin/templates/template-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadEntry(templateSource, args);
export const action = (args: ActionFunctionArgs) => changeEntry(templateSource, args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.entry.name ?? 'Template', matches);

export default function Template() {
  return <EntryScreen noun={templateNoun} data={useLoaderData<typeof loader>()} />;
}
