import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { EditScreen } from '#app/admin/form-screens.tsx';
import { loadForm, saveEntry } from '#app/admin/form.server.ts';
import { templateNoun } from '#app/admin/templates/template-noun.tsx';
import { templateSource } from '#app/admin/templates/template-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(templateSource, args);
export const action = (args: ActionFunctionArgs) => saveEntry(templateSource, args);

export const meta: MetaFunction = ({ matches }) => pageTitle('Edit template', matches);

export default function EditTemplate() {
  return <EditScreen noun={templateNoun} data={useLoaderData<typeof loader>()} />;
}
