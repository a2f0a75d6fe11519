import type { LoaderFunctionArgs } from '@remix-run/node';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';
import { previewHeaders } from '#app/preview/preview-headers.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { renderPage } from '#site/render/index.ts';

const TemplateDocumentsDocument = graphql(`
  query TemplateDocuments {
    templates {
      id
      document
    }
  }
`);

/** The first page of a template, for the small pictures of the template picker. The same for everybody. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  const { templates } = await api(TemplateDocumentsDocument);
  const parsed = parseDocument(templates.find((template) => template.id === id)?.document);
  const headers = previewHeaders({ live: false });
  if (!parsed.ok) return new Response('There is no such template.', { status: 404, headers });
  headers.set('Cache-Control', 'private, max-age=300');
  const page = renderPage(parsed.document, '/', {
    draft: false,
    origin: '',
    hrefFor: () => '#',
    fontBase: '/-/fonts/',
    badge: false,
    asset: () => null,
  });
  return new Response(page.html, { headers });
}
