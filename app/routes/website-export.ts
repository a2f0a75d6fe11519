import type { LoaderFunctionArgs } from '@remix-run/node';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { zipDownload } from '#app/zip-download.server.ts';

const ExportWebsiteDocument = graphql(`
  mutation ExportWebsite($id: ID!) {
    exportWebsite(id: $id) {
      fileName
      archive
    }
  }
`);

/** The draft as a ZIP to keep. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  try {
    return zipDownload((await api(ExportWebsiteDocument, { id })).exportWebsite);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error;
    return redirectWithToast(`/website/${id}?panel=site`, { type: 'error', message: error.message }, request, context);
  }
}
