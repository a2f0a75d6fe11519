import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerWithEvents } from '#app/graphql/answer-with-events.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';

const DomainUpdates = graphql(`
  subscription DomainUpdates($id: ID!) {
    domainUpdates(id: $id) {
      stamp
    }
  }
`);

/** How a domain stands, as server-sent events. */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  answerWithEvents(request, context, {
    document: DomainUpdates,
    variables: { id: pathParam(params, 'id', 'String') },
    eventOf: ({ domainUpdates: { stamp } }) => ({ id: stamp, state: { stamp } }),
  });
