import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { EditScreen } from '#app/admin/form-screens.tsx';
import { loadForm, saveEntry } from '#app/admin/form.server.ts';
import { chatTemplateNoun } from '#app/admin/chat-templates/chat-template-noun.tsx';
import { chatTemplateSource } from '#app/admin/chat-templates/chat-template-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(chatTemplateSource, args);
export const action = (args: ActionFunctionArgs) => saveEntry(chatTemplateSource, args);

export const meta: MetaFunction = ({ matches }) => pageTitle('Edit chat template', matches);

export default function EditChatTemplate() {
  return <EditScreen noun={chatTemplateNoun} data={useLoaderData<typeof loader>()} />;
}
