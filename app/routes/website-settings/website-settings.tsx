import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { changeWebsite } from '#app/editing/change-website.server.ts';
import { keepInput } from '#app/editing/keep-input.ts';
import { pageTitle } from '#app/page-title.ts';
import { loadSettings } from './load-settings.server.ts';
import { SettingsScreen } from './settings-screen.tsx';

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadSettings(request, context, params.id ?? '');

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeWebsite(request, context, params.id ?? '');

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  keepInput(() => serverAction<typeof action>(), request);

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: settings, matches }) =>
  pageTitle(settings ? `Settings · ${settings.website.name}` : 'Settings', matches);

export default function WebsiteSettings() {
  const settings = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  return <SettingsScreen {...settings} outcome={outcome} />;
}
