import type { LoaderFunctionArgs } from '@remix-run/node';
import { decidedKinds } from '#app/editing/section-library.server.ts';
import { lookIn } from '#app/editing/miniature-look.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { pathParam } from '#app/path-params.server.ts';
import { previewHeaders } from '#app/preview/preview-headers.server.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { renderSectionAlone } from '#site/render/index.ts';
import { getSection } from '#site/sections/index.ts';

/** Facts that some sections show. Nobody's: the numbers and the domain are kept free for examples. */
const business = {
  phone: '0131 496 0142',
  email: 'hello@example.com',
  address: '14 Commercial Street\nEdinburgh EH6 6JA',
  hours: (['tue', 'wed', 'thu', 'fri', 'sat'] as const).map((day) => ({ day, opens: '08:00', closes: '17:30' })),
  social: [{ label: 'Instagram', to: 'https://social.example' }],
};

/**
 * What a kind of section looks like in some website's look, with the words of its sample: for those who choose one. An address
 * that names the version of what staff decided of the kind shows their sample.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const kind = pathParam(params, 'kind', 'String');
  const { searchParams } = new URL(request.url);
  const definition = getSection(kind);
  const look = lookIn(searchParams);
  const headers = previewHeaders();
  if (!definition || !look) return new Response('There is no such section.', { status: 404, headers });
  const version = Number(searchParams.get('of') ?? 0);
  const decided = version
    ? (await decidedKinds(await graphqlFor(request, context))).find((one) => one.kind === kind)
    : undefined;
  const sample = definition.fields.safeParse(decided?.sample).data ?? definition.fields.parse(definition.sample);
  const [first = ''] = Object.keys(definition.variants);
  const asked = searchParams.get('variant') ?? '';
  const section = {
    id: 'sample',
    kind,
    version: definition.version,
    variant: Object.hasOwn(definition.variants, asked) ? asked : first,
    hidden: false,
    props: sample,
  };
  const website = sampleDocument({ pages: 1, perPage: 0 });
  const document = { ...website, ...look, business: { ...website.business, ...business } };
  const options = {
    draft: false,
    indexed: false,
    origin: '',
    hrefFor: () => '#',
    fontBase: '/-/fonts/',
    badge: false,
    asset: () => null,
  };
  if (version === (decided?.version ?? 0)) headers.set('Cache-Control', 'public, max-age=86400');
  return new Response(renderSectionAlone(document, section, options, definition.purpose === 'opening' ? 0 : 1), {
    headers,
  });
}
