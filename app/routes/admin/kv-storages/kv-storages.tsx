import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { ListScreen } from '#app/admin/list-screen.tsx';
import { loadList } from '#app/admin/list.server.ts';
import { kvStorageNoun } from '#app/admin/kv-storages/kv-storage-noun.tsx';
import { kvStorageSource } from '#app/admin/kv-storages/kv-storage-source.server.ts';
import { cachedLoader } from '#app/client-cache.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(kvStorageSource, args);

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

export const meta: MetaFunction = ({ matches }) => pageTitle('KV storages', matches);

export default function KvStorages() {
  return <ListScreen noun={kvStorageNoun} data={cached.useData()} />;
}
