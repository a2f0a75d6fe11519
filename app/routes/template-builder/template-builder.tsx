import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '#app/page-title.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { loadBuilder, readBuilder } from './load-builder.server.ts';
import { createFromTemplate, keptWords } from './create.server.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) => loadBuilder(request, context);

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get('intent') !== 'create') return keptWords(form);
  const { template } = await readBuilder(request, context);
  return createFromTemplate(request, context, form, template.id);
}

/** A limit says how long to wait. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: builder, matches }) =>
  pageTitle(builder ? `Build with ${builder.template.name}` : 'Page not found', matches);

export default function TemplateBuilder() {
  const builder = useLoaderData<typeof loader>();
  const rejection = useActionData<typeof action>();
  return <BuilderScreen key={builder.template.number} {...builder} rejection={rejection} />;
}
