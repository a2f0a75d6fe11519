import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { CHAT_TEMPLATES_PATH as path } from '#app/admin/chat-templates/chat-template.ts';
import { chatTemplateNoun } from '#app/admin/chat-templates/chat-template-noun.tsx';
import { chatTemplateSource, versionLookedAt } from '#app/admin/chat-templates/chat-template-source.server.ts';
import { VersionDialog } from '#app/admin/chat-templates/version-dialog.tsx';
import { EntryScreen } from '#app/admin/entry-screen.tsx';
import { changeEntry, loadEntry } from '#app/admin/entry.server.ts';
import { gateAction } from '#app/admin/gate/gate-action.server.ts';
import { GateScreen } from '#app/admin/gate/gate-screen.tsx';
import { isGate, loadTemplateGate } from '#app/admin/gate/load-gate.server.ts';
import { entryPath } from '#app/admin/noun.ts';
import { pageTitle } from '#app/page-title.ts';
import { pathParam } from '#app/path-params.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadEntry(chatTemplateSource, args);
  const { id } = loaded.entry;
  return { ...loaded, seen: await versionLookedAt(args, id), gating: await loadTemplateGate(args, id) };
}

export async function action(args: ActionFunctionArgs) {
  if (!isGate(args.request)) return changeEntry(chatTemplateSource, args);
  const templateId = pathParam(args.params, 'id', 'String');
  return gateAction(args, { templateId, here: entryPath({ path }, templateId) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.entry.name ?? 'Chat template', matches);

export default function ChatTemplate() {
  const { seen, gating, ...data } = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  if (gating?.gate)
    return (
      <GateScreen
        gate={gating.gate}
        here={entryPath({ path }, data.entry.id)}
        place={gating.place}
        outcome={outcome ?? undefined}
      />
    );
  return (
    <>
      <EntryScreen noun={chatTemplateNoun} data={data} />
      {seen && <VersionDialog template={data.entry} seen={seen} />}
    </>
  );
}
