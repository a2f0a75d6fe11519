import type { LoaderFunctionArgs } from '@remix-run/node';
import { blogAddress } from '#app/blog/blog-address.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { zipDownload } from '#app/zip-download.server.ts';

const ExportBlogPostsDocument = graphql(`
  mutation ExportBlogPosts($id: ID!) {
    exportBlogPosts(websiteId: $id) {
      fileName
      archive
    }
  }
`);

/** All posts as Markdown files, with their pictures. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  try {
    return zipDownload((await api(ExportBlogPostsDocument, { id })).exportBlogPosts);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error;
    return redirectWithToast(blogAddress(id), { type: 'error', message: error.message }, request, context);
  }
}
