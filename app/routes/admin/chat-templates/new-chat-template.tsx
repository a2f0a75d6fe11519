import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { NewScreen } from '#app/admin/form-screens.tsx';
import { createEntry, loadNew } from '#app/admin/form.server.ts';
import { chatTemplateNoun } from '#app/admin/chat-templates/chat-template-noun.tsx';
import { chatTemplateSource } from '#app/admin/chat-templates/chat-template-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadNew(chatTemplateSource, args);
export const action = (args: ActionFunctionArgs) => createEntry(chatTemplateSource, args);

export const meta: MetaFunction = ({ matches }) => pageTitle('New chat template', matches);

export default function NewChatTemplate() {
  return <NewScreen noun={chatTemplateNoun} data={useLoaderData<typeof loader>()} />;
}
