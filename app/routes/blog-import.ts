import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '#app/auth/guards.server.ts';
import { blogAddress, importAddress } from '#app/blog/blog-address.ts';
import { FileRefused, readFile } from '#app/forms/read-file.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';

const ImportBlogPostsDocument = graphql(`
  mutation ImportBlogPosts($id: ID!, $archive: String!) {
    importBlogPosts(websiteId: $id, archive: $archive) {
      id
    }
  }
`);

const NO_FILE = 'Choose a ZIP of Markdown files, or the XML file that WordPress exports.';

/** Only the form of the blog comes here. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(blogAddress(pathParam(params, 'id', 'String')));

/** Begins to bring posts in, and leads to where that is told. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireUser(request, context);
  const id = pathParam(params, 'id', 'String');
  try {
    const api = await graphqlFor(request, context);
    const archive = (await readFile(request, context, NO_FILE)).toString('base64');
    await api(ImportBlogPostsDocument, { id, archive });
    return redirect(importAddress(id), 303);
  } catch (error) {
    const isAboutFile =
      error instanceof FileRefused ||
      (error instanceof ApiError && (error.code === 'INVALID' || error.code === 'RATE_LIMITED'));
    if (!isAboutFile) throw error;
    return redirectWithToast(blogAddress(id), { type: 'error', message: error.message }, request, context);
  }
}
