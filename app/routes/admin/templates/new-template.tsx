import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { NewScreen } from '#app/admin/form-screens.tsx';
import { createEntry, loadNew } from '#app/admin/form.server.ts';
import { templateNoun } from '#app/admin/templates/template-noun.tsx';
import { templateSource } from '#app/admin/templates/template-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadNew(templateSource, args);
export const action = (args: ActionFunctionArgs) => createEntry(templateSource, args);

export const meta: MetaFunction = ({ matches }) => pageTitle('New template', matches);

export default function NewTemplate() {
  return <NewScreen noun={templateNoun} data={useLoaderData<typeof loader>()} />;
}
