import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { changeWebsite } from '#app/editing/change-website.server.ts';
import { keepInput } from '#app/editing/keep-input.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { EditorScreen } from './editor-screen.tsx';
import { loadEditor } from './view/load-editor.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = await graphqlFor(request, context);
  return loadEditor(api, params.id ?? '', new URL(request.url).searchParams, context.settings.appOrigin);
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeWebsite(request, context, params.id ?? '');

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  keepInput(() => serverAction<typeof action>());

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: editor, matches }) =>
  editor ? pageTitle(`${editor.view.page.title} · ${editor.website.name}`, matches) : titleOfLayout(matches);

/** Without a draft to show, the layout says whose card it is, or that nothing is here. */
const titleOfLayout = (matches: Parameters<MetaFunction>[0]['matches']) =>
  matches.find(({ id }) => id === 'websiteSettingsLayout')?.meta ?? pageTitle('Website', matches);

export default function WebsiteEditor() {
  const editor = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  const [search] = useSearchParams();
  // The layout shows the public card to people who may not read the draft.
  return editor && <EditorScreen {...editor} outcome={outcome} search={search} />;
}
