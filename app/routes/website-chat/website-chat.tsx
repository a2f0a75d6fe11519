import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs, type Params } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { keepInput } from '#app/editing/keep-input.ts';
import { pageTitle } from '#app/page-title.ts';
import { ChatScreen } from '#app/chat/chat-screen.tsx';
import { chatAction } from '#app/chat/chat-action.server.ts';
import { chatHeaders, loadChat } from '#app/chat/load-chat.server.ts';

/** The page beside the conversation stands in the address; without one it is the home page. */
const pathOf = ({ '*': rest }: Params) => (rest === undefined ? null : `/${rest.replace(/(?<!\/)\/+$/, '')}`);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return data(await loadChat(request, context, params.id ?? '', pathOf(params)), { headers: chatHeaders });
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  chatAction(request, context, params.id ?? '', pathOf(params));

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  keepInput(() => serverAction<typeof action>());

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: chat, params, matches }) => {
  const of = chat && pathOf(params) !== null ? `${chat.page.title} · ` : '';
  return pageTitle(chat ? `${of}Chat · ${chat.website.name}` : 'Page not found', matches);
};

export default function WebsiteChat() {
  const chat = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  return <ChatScreen {...chat} outcome={outcome} />;
}

export { ChatErrorBoundary as ErrorBoundary } from '#app/chat/chat-error.tsx';
