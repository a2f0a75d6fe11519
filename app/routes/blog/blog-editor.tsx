import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { blogCommands } from '#app/blog/blog-commands.server.ts';
import { changeWebsite } from '#app/editing/change-website.server.ts';
import { keepInput } from '#app/editing/keep-input.ts';
import { pageTitle } from '#app/page-title.ts';
import { loadPosts } from './load-posts.server.ts';
import { PostsScreen } from './posts-screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadPosts(args);

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeWebsite(request, context, params.id ?? '', blogCommands);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  keepInput(() => serverAction<typeof action>(), request);

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageTitle(shown ? `Blog · ${shown.website.name}` : 'Blog', matches);

export default function BlogEditor() {
  const posts = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  const [search] = useSearchParams();
  return <PostsScreen {...posts} outcome={outcome} search={search} />;
}
