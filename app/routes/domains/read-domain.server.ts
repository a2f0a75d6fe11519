import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '#app/auth/guards.server.ts';
import { detailsOf } from '#app/domains/domain-details.server.ts';
import { DomainDocument } from '#app/domains/documents.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { apiError } from '#app/graphql/errors.ts';
import { pathParam } from '#app/path-params.server.ts';

/** The domain that the address names, for its owner; for anybody else it is not found. */
export async function readDomain({ request, context, params }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const api = await graphqlFor(request, context);
  const { viewer } = await api(DomainDocument, { id: pathParam(params, 'id', 'String') });
  if (!viewer) throw apiError('NOT_FOUND', request);
  return detailsOf(viewer.domain);
}
