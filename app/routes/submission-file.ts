import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileDownload } from '#app/file-download.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pathParam } from '#app/path-params.server.ts';
import { SubmissionFile } from '#app/submissions/documents.server.ts';

/** A file that a visitor sent with a form, for the owner of the website. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [submission, file] = [pathParam(params, 'submission', 'String'), pathParam(params, 'file', 'String')];
  const api = await graphqlFor(request, context);
  const { submissionFile } = await api(SubmissionFile, { submission, file });
  return fileDownload(submissionFile);
}
