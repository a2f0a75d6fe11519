import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { EditScreen } from '#app/admin/form-screens.tsx';
import { loadForm, saveEntry } from '#app/admin/form.server.ts';
import { kvStorageNoun } from '#app/admin/kv-storages/kv-storage-noun.tsx';
import { kvStorageSource } from '#app/admin/kv-storages/kv-storage-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(kvStorageSource, args);
export const action = (args: ActionFunctionArgs) => saveEntry(kvStorageSource, args);

export const meta: MetaFunction = ({ matches }) => pageTitle('Edit KV storage', matches);

export default function EditKvStorage() {
  return <EditScreen noun={kvStorageNoun} data={useLoaderData<typeof loader>()} />;
}
