import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { loadPlayground } from '#app/admin/playground/load-playground.server.ts';
import { playgroundAction } from '#app/admin/playground/playground-action.server.ts';
import { PlaygroundScreen } from '#app/admin/playground/playground-screen.tsx';
import { pageTitle } from '#app/page-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadPlayground(args);
export const action = (args: ActionFunctionArgs) => playgroundAction(args);

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction = ({ matches }) => pageTitle('Playground', matches);

export default function Playground() {
  return <PlaygroundScreen data={useLoaderData<typeof loader>()} outcome={useOutcome<typeof action>()} />;
}
