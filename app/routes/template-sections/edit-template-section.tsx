import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { AdminFrame } from '#app/admin/admin-frame.tsx';
import { changeEntry, loadEntry } from '#app/admin/entry.server.ts';
import { saveEntry } from '#app/admin/form.server.ts';
import { SectionScreen } from '#app/admin/template-sections/section-screen.tsx';
import { templateSectionSource } from '#app/admin/template-sections/template-section-source.server.ts';
import { pageTitle } from '#app/page-title.ts';

const sourceOf = ({ params }: LoaderFunctionArgs | ActionFunctionArgs) => templateSectionSource(params['id'] ?? '');

export const loader = (args: LoaderFunctionArgs) => loadEntry(sourceOf(args), args);

/** The form saves; a button of the history puts back. */
export async function action(args: ActionFunctionArgs) {
  const { intent } = Object.fromEntries(await args.request.clone().formData());
  return intent === 'put-back' ? changeEntry(sourceOf(args), args) : saveEntry(sourceOf(args), args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data ? `Edit ${data.entry.label}` : 'Edit section', matches);

export default function EditTemplateSection() {
  return (
    <AdminFrame title="Template sections" path="/template-sections" action={null}>
      <SectionScreen {...useLoaderData<typeof loader>()} />
    </AdminFrame>
  );
}
