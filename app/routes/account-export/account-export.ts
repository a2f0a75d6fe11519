import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { accountFiles } from './account-files.server.ts';
import { streamZip } from './stream-zip.server.ts';

/** Everything that is kept of a person and their websites, as a ZIP that is written while it is read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  const api = await graphqlFor(request, context);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(streamZip(accountFiles(api), request.signal), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="pagewright-account-${day}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
