import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { blogCommands } from '#app/blog/blog-commands.server.ts';
import { BlogTopics } from '#app/blog/documents.server.ts';
import { changeWebsite } from '#app/editing/change-website.server.ts';
import { keepInput } from '#app/editing/keep-input.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { TopicsScreen } from './topics-screen.tsx';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = await graphqlFor(request, context);
  const { website } = await api(BlogTopics, { id: params.id ?? '' });
  if (!website) throw data(null, { status: 404, statusText: 'Not Found' });
  const { blog, ...shown } = website;
  return { website: shown, topics: blog.topics, tasks: blog.tasks, stamp: blog.tasksStamp };
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeWebsite(request, context, params.id ?? '', blogCommands);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  keepInput(() => serverAction<typeof action>(), request);

export { keepWhenUnreachable as shouldRevalidate } from '#app/offline.ts';

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageTitle(shown ? `Topics · ${shown.website.name}` : 'Topics', matches);

export default function BlogEditorTopics() {
  const topics = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  return <TopicsScreen {...topics} outcome={outcome} />;
}
