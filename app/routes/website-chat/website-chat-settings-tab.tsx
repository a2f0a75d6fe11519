import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { changeWebsite } from '#app/editing/change-website.server.ts';
import { keepInput } from '#app/editing/keep-input.ts';
import { pageTitle } from '#app/page-title.ts';
import { chatHeaders } from '#app/chat/load-chat.server.ts';
import { loadSettings } from './settings/load-settings.server.ts';
import { SettingsScreen } from './settings/settings-screen.tsx';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return data(await loadSettings(request, context, params.id ?? '', params.tab ?? ''), { headers: chatHeaders });
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeWebsite(request, context, params.id ?? '');

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  keepInput(() => serverAction<typeof action>());

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: settings, matches }) =>
  pageTitle(settings ? `${settings.label} · ${settings.website.name}` : 'Page not found', matches);

export default function WebsiteChatSettingsTab() {
  const settings = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  return <SettingsScreen {...settings} outcome={outcome} />;
}

export { ChatErrorBoundary as ErrorBoundary } from '#app/chat/chat-error.tsx';
