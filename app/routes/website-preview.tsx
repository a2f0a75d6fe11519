import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { graphql } from '#app/graphql/generated/index.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { liveScript } from '#app/preview/live-script.ts';
import { draftHref, openOutsideLinksInNewTab } from '#app/preview/preview-address.ts';
import { previewHeaders } from '#app/preview/preview-headers.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { renderPage } from '#site/render/index.ts';

const Draft = graphql(`
  query Draft($id: ID!, $token: String, $revision: Int) {
    website(id: $id, previewToken: $token) {
      id
      document(revision: $revision)
    }
  }
`);

const searchSchema = z.object({
  website: z.string().min(1).max(100),
  page: z.string().max(200).default('/'),
  token: z.string().max(2000).optional(),
  revision: z.coerce.number().int().positive().optional().catch(undefined),
  live: z.literal('1').optional().catch(undefined),
});

/** The draft as it would be published, sandboxed. Opened by the session, or by a token in frames that have no cookies. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = searchSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!search.success) return missing();
  const { website: id, page, token, revision, live } = search.data;
  const api = await graphqlFor(request, context);
  const { website } = await api(Draft, { id, token: token ?? null, revision: revision ?? null });
  const parsed = website && parseDocument(website.document);
  if (!parsed?.ok) return missing();

  const place = { website: id, page, token, revision, live: live === '1' };
  const rendered = renderPage(parsed.document, page, {
    draft: true,
    origin: '',
    hrefFor: (target) => draftHref(target, place),
    fontBase: '/-/fonts/',
    badge: false,
    asset: () => null,
  });
  const html = openOutsideLinksInNewTab(rendered.html);
  const body = live ? html.replace('</body>', () => `<script>${liveScript}</script></body>`) : html;
  return new Response(body, { status: rendered.status, headers: previewHeaders({ live: live === '1' }) });
}

const missing = () =>
  new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Nothing to preview</title>' +
      '<style>body{font:16px/1.5 system-ui,sans-serif;margin:20vh auto;max-width:26rem;padding:0 1rem}</style>' +
      '<h1>Nothing to preview</h1><p>This website is not there, or this preview link has run out. Reload the editor for a new one.</p></html>',
    { status: 404, headers: previewHeaders({ live: false }) },
  );
