import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData, useSearchParams, type MetaFunction } from '@remix-run/react';
import { Pencil, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { requireRole } from '#app/auth/guards.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ApiError } from '#app/graphql/errors.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { Miniature } from '#app/miniature.tsx';
import { pageTitle } from '#app/page-title.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { Badge, ButtonLink, Card, counted, DateTime, Dialog, Icon } from '#app/ui/index.ts';
import { DeleteTemplateDocument } from './queries.server.ts';
import { readTemplate } from './read-template.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireRole(request, context, ['admin']);
  const api = await graphqlFor(request, context);
  return { template: await readTemplate(api, pathParam(params, 'id', 'String')) };
}

/** Deletes it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireRole(request, context, ['admin']);
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  try {
    const { deleteTemplate } = await api(DeleteTemplateDocument, { id });
    return redirectWithToast(
      '/admin/templates',
      { type: 'success', message: `“${deleteTemplate.name}” is deleted.` },
      request,
      context,
    );
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'CONFLICT' && error.code !== 'INVALID')) throw error;
    return redirectWithToast(`/admin/templates/${id}`, { type: 'error', message: error.message }, request, context);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.template.name ?? 'Template', matches);

export default function Template() {
  const { template } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const here = `/admin/templates/${template.id}`;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg">{template.name}</h1>
        <div className="flex gap-2">
          <ButtonLink href={`${here}/edit`} icon={<Icon of={Pencil} />}>
            Edit
          </ButtonLink>
          <ButtonLink look="quiet" href={`${here}?panel=delete`} icon={<Icon of={Trash2} />}>
            Delete …
          </ButtonLink>
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Card>
          <dl className="divide-y">
            <Fact name="Slug">{template.slug}</Fact>
            <Fact name="Category">{template.category}</Fact>
            <Fact name="Description">{template.description || '–'}</Fact>
            <Fact name="Design">{template.design}</Fact>
            <Fact name="Builder number">{template.builderNumber ?? '–'}</Fact>
            <Fact name="State">
              {template.published ? <Badge tone="success">Published</Badge> : <Badge>Hidden</Badge>}
            </Fact>
            <Fact name="Used by">{counted(template.websiteCount, 'website')}</Fact>
            <Fact name="Created">
              <DateTime at={template.createdAt} />
            </Fact>
            <Fact name="Changed">
              <DateTime at={template.updatedAt} />
              {template.updatedBy && ` by ${template.updatedBy}`}
            </Fact>
          </dl>
        </Card>
        <Card className="overflow-hidden">
          <Miniature
            key={template.updatedAt}
            src={`/template-miniature/${template.id}`}
            title={`${template.name} in small`}
          />
        </Card>
      </div>
      {search.get('panel') === 'delete' && (
        <Dialog title={`Delete “${template.name}”?`} closeHref={here}>
          <p className="text-muted">
            This cannot be undone. Websites made from it stay as they are
            {template.websiteCount > 0 && ` (${counted(template.websiteCount, 'website')})`}.
          </p>
          <Form method="post" action={here} className="mt-6 flex justify-end gap-2">
            <ButtonLink href={here}>Keep it</ButtonLink>
            <SubmitButton look="danger">Delete template</SubmitButton>
          </Form>
        </Dialog>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm leading-6 text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
