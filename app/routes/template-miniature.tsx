import type { LoaderFunctionArgs } from '@remix-run/node';
import { getUser } from '#app/auth/guards.server.ts';
import { hasRole } from '#app/auth/roles.ts';
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

const StaffTemplateDocument = graphql(`
  query StaffTemplateDocument($id: ID!) {
    adminTemplate(id: $id) {
      id
      document
    }
  }
`);

/** The first page of a template in small, for the template picker; for staff of those too that are not published. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  const { templates } = await api(TemplateDocumentsDocument);
  const published = templates.find((template) => template.id === id);
  const isStaff = hasRole(getUser(request, context), ['training', 'admin']);
  const template = published ?? (isStaff ? (await api(StaffTemplateDocument, { id })).adminTemplate : null);
  const parsed = parseDocument(template?.document);
  const headers = previewHeaders();
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
