import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { randomInt } from 'node:crypto';
import { getUser } from '#app/auth/guards.server.ts';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pageTitle } from '#app/page-title.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { createFromTemplate, keptWords } from './create.server.ts';

const BuilderTemplates = graphql(`
  query BuilderTemplates {
    templates {
      id
      name
      description
      builderNumber
    }
  }
`);

/** The ten builders share this module; which one it is stands in the address. */
async function readBuilder(request: Request, context: AppContext) {
  const number = Number(/(?<!\d)(\d{1,9})(?:\.data)?\/?$/.exec(new URL(request.url).pathname)?.[1]);
  const { templates } = await (await graphqlFor(request, context))(BuilderTemplates);
  const offered = templates.flatMap(({ builderNumber, ...template }) =>
    builderNumber === null || builderNumber === undefined ? [] : [{ ...template, number: builderNumber }],
  );
  const template = offered.find((candidate) => candidate.number === number);
  if (template) return { template, templates: offered };
  const message = 'This template is not offered at the moment.';
  throw data({ message }, { status: 404, statusText: 'Not Found' });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    ...(await readBuilder(request, context)),
    seed: randomInt(2_147_483_647),
    isLoggedIn: getUser(request, context) !== null,
    unclaimed: context.session.claims.list.length,
  };
}

export type LoadedBuilder = Awaited<ReturnType<typeof loader>>;

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
