import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { chatTemplateNoun } from '#app/admin/chat-templates/chat-template-noun.tsx';
import { chatTemplateSource, versionLookedAt } from '#app/admin/chat-templates/chat-template-source.server.ts';
import { VersionDialog } from '#app/admin/chat-templates/version-dialog.tsx';
import { EntryScreen } from '#app/admin/entry-screen.tsx';
import { changeEntry, loadEntry } from '#app/admin/entry.server.ts';
import { pageTitle } from '#app/page-title.ts';

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadEntry(chatTemplateSource, args);
  return { ...loaded, seen: await versionLookedAt(args, loaded.entry.id) };
}
export const action = (args: ActionFunctionArgs) => changeEntry(chatTemplateSource, args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.entry.name ?? 'Chat template', matches);

export default function ChatTemplate() {
  const { seen, ...data } = useLoaderData<typeof loader>();
  return (
    <>
      <EntryScreen noun={chatTemplateNoun} data={data} />
      {seen && <VersionDialog template={data.entry} seen={seen} />}
    </>
  );
}
