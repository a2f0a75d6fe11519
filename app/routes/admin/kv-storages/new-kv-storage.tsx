import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { NewScreen } from '#app/admin/form-screens.tsx';
import { createEntry, loadNew } from '#app/admin/form.server.ts';
import { kvStorageNoun } from '#app/admin/kv-storages/kv-storage-noun.tsx';
import { kvStorageSource } from '#app/admin/kv-storages/kv-storage-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadNew(kvStorageSource, args);
export const action = (args: ActionFunctionArgs) => createEntry(kvStorageSource, args);

export const meta: MetaFunction = ({ matches }) => pageTitle('New KV storage', matches);

export default function NewKvStorage() {
  return <NewScreen noun={kvStorageNoun} data={useLoaderData<typeof loader>()} />;
}
