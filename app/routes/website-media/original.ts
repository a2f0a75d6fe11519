import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileDownload } from '#app/file-download.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pathParam } from '#app/path-params.server.ts';
import { OriginalFile } from '#app/pictures/documents.server.ts';

/** An upload as it came, as a download: it may be an SVG, which no browser shall open as a page of this host. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [websiteId, id] = [pathParam(params, 'id', 'String'), pathParam(params, 'asset', 'String')];
  const api = await graphqlFor(request, context);
  const { originalFile } = await api(OriginalFile, { websiteId, id });
  return fileDownload(originalFile);
}
