import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { blogCommands } from '#app/blog/blog-commands.server.ts';
import { titleOf } from '#app/blog/post-values.ts';
import { changeWebsite } from '#app/editing/change-website.server.ts';
import { keepInput } from '#app/editing/keep-input.ts';
import { pageTitle } from '#app/page-title.ts';
import { pathParam } from '#app/path-params.server.ts';
import { loadPost } from './load-post.server.ts';
import { PostScreen } from './post-screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadPost(args, pathParam(args.params, 'blogPostId', 'String'));

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeWebsite(request, context, params.id ?? '', blogCommands);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  keepInput(() => serverAction<typeof action>(), request);

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageTitle(shown?.post ? `${titleOf(shown.post.values)} · ${shown.website.name}` : 'Post', matches);

export default function BlogPostEditorNew() {
  const post = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  const [search] = useSearchParams();
  return <PostScreen {...post} outcome={outcome} search={search} />;
}
