import type { LoaderFunctionArgs } from '@remix-run/node';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pathParam } from '#app/path-params.server.ts';
import { OriginalFile } from '#app/pictures/documents.server.ts';

/** An upload as it came, as a download: it may be an SVG, which no browser shall open as a page of this host. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [websiteId, id] = [pathParam(params, 'id', 'String'), pathParam(params, 'asset', 'String')];
  const api = await graphqlFor(request, context);
  const { originalFile } = await api(OriginalFile, { websiteId, id });
  if (!originalFile) return new Response(null, { status: 404 });
  return new Response(Buffer.from(originalFile.body, 'base64'), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(originalFile.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
