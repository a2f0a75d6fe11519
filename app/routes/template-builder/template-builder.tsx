import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { pageTitle } from '#app/page-title.ts';
import { withFormAndPhotos } from '#app/pictures/form-with-photos.server.ts';
import { SITE_IMPORT, siteImportAddress } from '#app/site-import/site-import-address.ts';
import { SiteImportScreen } from '#app/site-import/site-import-screen.tsx';
import { actOnSiteImport, readSiteImport } from '#app/site-import/site-import.server.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { builderAddress, SiteImportPart } from './site-import-part.tsx';
import { loadBuilder, readBuilder } from './load-builder.server.ts';
import { createFromTemplate, keptWords, refuseUnread } from './create.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get(SITE_IMPORT);
  const [builder, siteImport] = await Promise.all([
    loadBuilder(request, context),
    id ? readSiteImport(request, context, id) : null,
  ]);
  return { ...builder, siteImport };
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  withFormAndPhotos(request, context, { act: (form) => actOn(form, request, context), refuse: refuseUnread });

async function actOn(form: FormData, request: Request, context: ActionFunctionArgs['context']) {
  if (form.get('intent') === 'show') return keptWords(form);
  const { template } = await readBuilder(request, context);
  const addressOf = (id: string) => siteImportAddress(id, builderAddress(template.number));
  const brought = await actOnSiteImport(request, context, form, { templateId: template.id, addressOf });
  if (brought) return brought;
  if (form.get('intent') !== 'create') return keptWords(form);
  return createFromTemplate(request, context, form, template.id);
}

/** A limit says how long to wait. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: builder, matches }) =>
  pageTitle(builder ? `Build with ${builder.template.name}` : 'Page not found', matches);

export default function TemplateBuilder() {
  const builder = useLoaderData<typeof loader>();
  const rejection = useOutcome<typeof action>();
  const { siteImport } = builder;
  if (siteImport)
    return (
      <SiteImportScreen
        siteImport={siteImport}
        action={builderAddress(builder.template.number)}
        again={<SiteImportPart number={builder.template.number} rejection={rejection} before={siteImport} />}
      />
    );
  return <BuilderScreen key={builder.template.number} {...builder} rejection={rejection} />;
}
