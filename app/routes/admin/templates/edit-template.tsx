import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { UpdateTemplateDocument } from './queries.server.ts';
import { readTemplate } from './read-template.server.ts';
import { designOptions, saveTemplate } from './template-form.server.ts';
import { TemplateForm } from './template-form.tsx';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireRole(request, context, ['admin']);
  const api = await graphqlFor(request, context);
  return { template: await readTemplate(api, pathParam(params, 'id', 'String')), designs: designOptions() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireRole(request, context, ['admin']);
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  const { saved, rejection } = await saveTemplate(await request.formData(), async (input) => {
    return (await api(UpdateTemplateDocument, { id, input })).updateTemplate;
  });
  if (rejection) return rejection;
  return redirectWithToast(
    `/admin/templates/${id}`,
    { type: 'success', message: `“${saved.name}” is saved.` },
    request,
    context,
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle('Edit template', matches);

export default function EditTemplate() {
  const { template, designs } = useLoaderData<typeof loader>();
  const rejection = useActionData<typeof action>();
  const initial = {
    ...template,
    builderNumber: template.builderNumber == null ? '' : String(template.builderNumber),
    published: template.published ? 'on' : undefined,
  };
  return (
    <div className="grid max-w-3xl gap-5">
      <h1 className="text-lg">Edit “{template.name}”</h1>
      <TemplateForm
        initial={initial}
        designs={designs}
        lastResult={rejection?.lastResult}
        submitLabel="Save template"
        cancelHref={`/admin/templates/${template.id}`}
      />
    </div>
  );
}
