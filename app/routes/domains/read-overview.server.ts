import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '#app/auth/guards.server.ts';
import { detailsOf } from '#app/domains/domain-details.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { apiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';

const DomainOverviewDocument = graphql(`
  query DomainOverview($id: ID!) {
    viewer {
      id
      domain(id: $id) {
        ...DomainDetails
      }
      websites(first: 100, sort: NAME) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  }
`);

/** The domain that the address names, with the websites that it could show; `?panel=remove` asks to remove it. */
export async function readOverview({ request, context, params }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const api = await graphqlFor(request, context);
  const { viewer } = await api(DomainOverviewDocument, { id: pathParam(params, 'id', 'String') });
  if (!viewer) throw apiError('NOT_FOUND', request);
  return {
    domain: detailsOf(viewer.domain),
    websites: viewer.websites.edges.map(({ node }) => node),
    isRemoving: new URL(request.url).searchParams.get('panel') === 'remove',
  };
}
