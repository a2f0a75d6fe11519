import type { LoaderFunctionArgs } from '@remix-run/node';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pathParam } from '#app/path-params.server.ts';
import { AssetFileBody } from '#app/pictures/documents.server.ts';

/** What a file name shows never changes; who may see it may. */
const CACHING = 'private, max-age=86400, immutable';

/**
 * A file made from an upload, for drafts and the library: to whoever may read the website, or has the token of its preview. Only made
 * files have an address; an upload itself is never shown.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const file = pathParam(params, 'file', 'String');
  const api = await graphqlFor(request, context);
  const token = new URL(request.url).searchParams.get('token');
  const { assetFile } = await api(AssetFileBody, { id: pathParam(params, 'id', 'String'), file, token });
  if (!assetFile) return new Response(null, { status: 404 });
  return new Response(Buffer.from(assetFile.body, 'base64'), {
    headers: {
      'Content-Type': assetFile.contentType,
      'Cache-Control': CACHING,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      // The preview's frame has an origin of its own.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
