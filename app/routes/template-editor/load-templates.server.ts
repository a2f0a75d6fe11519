import { templateStates } from '#app/admin/templates/template-state.tsx';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { loadList } from '#app/admin/list.server.ts';
import type { ListSource } from '#app/admin/source.server.ts';
import { getUser, requireRole } from '#app/auth/guards.server.ts';
import { hasRole } from '#app/auth/roles.ts';
import { differencesBetween } from '#app/editing/differences.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { getTemplate } from '#site/templates/index.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { EditedTemplateDocument, EditedTemplatesDocument } from './documents.server.ts';
import { editedTemplates, type EditedTemplate } from './edited-templates.tsx';

export const STAFF = ['training', 'admin'];

const source: ListSource<EditedTemplate> = {
  noun: editedTemplates,
  roles: STAFF,
  list: async (api, { filters, ...page }) => {
    const state = templateStates.find((name) => name === filters.state) ?? null;
    return (await api(EditedTemplatesDocument, { ...page, state })).adminTemplates;
  },
};

/** All templates, or the one that `?template=` names. Throws 404 for one that is not there. */
export async function loadTemplates(args: LoaderFunctionArgs) {
  const { request, context } = args;
  requireRole(request, context, STAFF);
  const id = new URL(request.url).searchParams.get('template');
  if (id === null) return { list: await loadList(source, args), template: null };
  const api = await graphqlFor(request, context);
  const { adminTemplate } = await api(EditedTemplateDocument, { id });
  if (!adminTemplate) {
    const message = 'This template no longer exists. The list shows all that do.';
    throw data({ message }, { status: 404, statusText: 'Not Found' });
  }
  const { document, draft, design, ...shown } = adminTemplate;
  const [inUse, edited] = [parseDocument(document), parseDocument(draft?.document)];
  return {
    list: null,
    template: {
      ...shown,
      design: getTemplate(design).name,
      draft: draft && withoutDocument(draft),
      changes:
        inUse.ok && edited.ok ? differencesBetween(inUse.document, edited.document) : { differences: [], more: 0 },
      isAdmin: hasRole(getUser(request, context), 'admin'),
    },
  };
}

function withoutDocument<Draft extends { document?: unknown }>({ document: _document, ...rest }: Draft) {
  return rest;
}

export type ShownTemplate = NonNullable<Awaited<ReturnType<typeof loadTemplates>>['template']>;
