import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { EntryScreen } from '#app/admin/entry-screen.tsx';
import { changeEntry, loadEntry } from '#app/admin/entry.server.ts';
import { MODEL_KEY } from '#app/admin/gate/gate-address.ts';
import { gateAction } from '#app/admin/gate/gate-action.server.ts';
import { GateScreen } from '#app/admin/gate/gate-screen.tsx';
import { isGate, loadModelGate } from '#app/admin/gate/load-gate.server.ts';
import { ModelChoice } from '#app/admin/gate/model-choice.tsx';
import { kvStorageNoun } from '#app/admin/kv-storages/kv-storage-noun.tsx';
import { kvStorageSource } from '#app/admin/kv-storages/kv-storage-source.server.ts';
import { entryPath } from '#app/admin/noun.ts';
import { pageTitle } from '#app/page-title.ts';
import { pathParam } from '#app/path-params.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadEntry(kvStorageSource, args);
  return { ...loaded, gating: await loadModelGate(args, loaded.entry.id) };
}

export async function action(args: ActionFunctionArgs) {
  const key = pathParam(args.params, 'id', 'String');
  if (!isGate(args.request) || key !== MODEL_KEY) return changeEntry(kvStorageSource, args);
  const model = new URL(args.request.url).searchParams.get('model') ?? '';
  return gateAction(args, { model, here: entryPath(kvStorageNoun, key) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.entry.key ?? 'KV storage', matches);

export default function KvStorage() {
  const { gating, ...data } = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  const here = entryPath(kvStorageNoun, data.entry.id);
  if (!gating) return <EntryScreen noun={kvStorageNoun} data={data} />;
  const { gate, model, problem, place } = gating;
  if (!gate) return <ModelChoice here={here} model={model ?? ''} problem={problem} />;
  return <GateScreen gate={gate} here={here} model={model ?? ''} place={place} outcome={outcome ?? undefined} />;
}
