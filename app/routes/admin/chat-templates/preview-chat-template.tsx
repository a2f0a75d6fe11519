import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { loadTrial, trialAction } from '#app/admin/chat-templates/trial/trial.server.ts';
import { TrialScreen } from '#app/admin/chat-templates/trial/trial-screen.tsx';
import { chatHeaders } from '#app/chat/load-chat.server.ts';
import { keepInput } from '#app/editing/keep-input.ts';
import { pageTitle } from '#app/page-title.ts';

export const loader = async (args: LoaderFunctionArgs) => data(await loadTrial(args), { headers: chatHeaders });
export const action = (args: ActionFunctionArgs) => trialAction(args);

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  keepInput(() => serverAction<typeof action>());

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: trial, matches }) =>
  pageTitle(trial ? `Try “${trial.template.name}”` : 'Page not found', matches);

export default function PreviewChatTemplate() {
  return <TrialScreen trial={useLoaderData<typeof loader>()} outcome={useOutcome<typeof action>()} />;
}
