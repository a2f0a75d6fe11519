import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { EntryScreen } from '#app/admin/entry-screen.tsx';
import { changeEntry, loadEntry } from '#app/admin/entry.server.ts';
import { kvStorageNoun } from '#app/admin/kv-storages/kv-storage-noun.tsx';
import { kvStorageSource } from '#app/admin/kv-storages/kv-storage-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadEntry(kvStorageSource, args);
export const action = (args: ActionFunctionArgs) => changeEntry(kvStorageSource, args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.entry.key ?? 'KV storage', matches);

export default function KvStorage() {
  return <EntryScreen noun={kvStorageNoun} data={useLoaderData<typeof loader>()} />;
}
