import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { ListScreen } from '#app/admin/list-screen.tsx';
import { loadList } from '#app/admin/list.server.ts';
import { chatTemplateNoun } from '#app/admin/chat-templates/chat-template-noun.tsx';
import { chatTemplateSource } from '#app/admin/chat-templates/chat-template-source.server.ts';
import { cachedLoader } from '#app/client-cache.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(chatTemplateSource, args);

const cached = cachedLoader<typeof loader>();
export const clientLoader = cached.clientLoader;

export const meta: MetaFunction = ({ matches }) => pageTitle('Chat templates', matches);

export default function ChatTemplates() {
  return <ListScreen noun={chatTemplateNoun} data={cached.useData()} />;
}
