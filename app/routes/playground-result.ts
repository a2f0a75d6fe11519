import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { PlaygroundResultDocument } from '#app/admin/playground/documents.server.ts';
import { GateResultDocument } from '#app/admin/gate/documents.server.ts';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pathParam } from '#app/path-params.server.ts';
import { openOutsideLinksInNewTab } from '#app/preview/preview-address.ts';
import { messagePage } from '#app/preview/message-page.server.ts';
import { previewHeaders } from '#app/preview/preview-headers.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { renderPage } from '#site/render/index.ts';

/** Of a replay: which of its cases. */
const placeSchema = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .nullable()
  .catch(null);
const pageSchema = z.string().max(200).catch('/');

/** A page of what one side of a run, or of a case of a replay, came to, sandboxed. Its links to other pages lead nowhere: the screen around it changes pages. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireRole(request, context, ['admin']);
  const api = await graphqlFor(request, context);
  const side = pathParam(params, 'side', 'String').toUpperCase();
  const search = new URL(request.url).searchParams;
  const run = pathParam(params, 'run', 'String');
  const place = placeSchema.parse(search.get('case'));
  const parsed = parseDocument(
    place === null
      ? (await api(PlaygroundResultDocument, { id: run })).playgroundRun?.sides.find((one) => one.side === side)
          ?.document
      : (await api(GateResultDocument, { run, place, isNew: side === 'RIGHT' })).gateResult,
  );
  if (!parsed.ok)
    return messagePage({ title: 'Nothing to look at', text: 'This run has no such result.', status: 404 });
  const { document } = parsed;
  const wanted = pageSchema.parse(search.get('page'));
  if (!document.pages.some(({ path }) => path === wanted))
    return messagePage({ title: 'No such page', text: 'This side has no page at this address.', status: 404 });
  const { html } = renderPage(document, wanted, {
    draft: true,
    indexed: false,
    origin: '',
    hrefFor: (target) => (target.startsWith('/') && !target.startsWith('//') ? '#' : target),
    fontBase: '/-/fonts/',
    badge: false,
    asset: () => null,
  });
  return new Response(openOutsideLinksInNewTab(html), { headers: previewHeaders() });
}
