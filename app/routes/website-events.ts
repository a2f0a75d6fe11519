import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerWithEvents } from '#app/graphql/answer-with-events.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';

const WebsiteUpdates = graphql(`
  subscription WebsiteUpdates($id: ID!) {
    websiteUpdates(id: $id) {
      stamp
      tasks
      posts
      turn {
        ...ShownTurn
      }
    }
  }
`);

/** How a website stands, as server-sent events. */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  answerWithEvents(request, context, {
    document: WebsiteUpdates,
    variables: { id: pathParam(params, 'id', 'String') },
    eventOf: ({ websiteUpdates: { stamp, tasks, posts, turn } }) => ({
      id: [stamp, tasks, posts, turn?.messageId, turn?.step].join(' '),
      state: { stamp, tasks, posts, turn },
    }),
  });
