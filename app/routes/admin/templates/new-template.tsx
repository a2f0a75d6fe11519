import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pageTitle } from '#app/page-title.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { CreateTemplateDocument } from './queries.server.ts';
import { designOptions, saveTemplate } from './template-form.server.ts';
import { TemplateForm } from './template-form.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRole(request, context, ['admin']);
  return { designs: designOptions() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireRole(request, context, ['admin']);
  const api = await graphqlFor(request, context);
  const { saved, rejection } = await saveTemplate(await request.formData(), async (input) => {
    return (await api(CreateTemplateDocument, { input })).createTemplate;
  });
  if (rejection) return rejection;
  return redirectWithToast(
    `/admin/templates/${saved.id}`,
    { type: 'success', message: `“${saved.name}” is there.` },
    request,
    context,
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle('New template', matches);

export default function NewTemplate() {
  const { designs } = useLoaderData<typeof loader>();
  const rejection = useActionData<typeof action>();
  return (
    <div className="grid max-w-3xl gap-5">
      <h1 className="text-lg">New template</h1>
      <TemplateForm
        designs={designs}
        lastResult={rejection?.lastResult}
        submitLabel="Create template"
        cancelHref="/admin/templates"
      />
    </div>
  );
}
