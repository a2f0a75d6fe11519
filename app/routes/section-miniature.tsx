import type { LoaderFunctionArgs } from '@remix-run/node';
import { lookIn } from '#app/editing/miniature-look.server.ts';
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

/** What a kind of section looks like in some website's look, with the words of its sample: for those who choose one. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const kind = pathParam(params, 'kind', 'String');
  const { searchParams } = new URL(request.url);
  const definition = getSection(kind);
  const look = lookIn(searchParams);
  const headers = previewHeaders({ live: false });
  if (!definition || !look) return new Response('There is no such section.', { status: 404, headers });
  const [first = ''] = Object.keys(definition.variants);
  const asked = searchParams.get('variant') ?? '';
  const section = {
    id: 'sample',
    kind,
    version: definition.version,
    variant: Object.hasOwn(definition.variants, asked) ? asked : first,
    hidden: false,
    props: definition.fields.parse(definition.sample),
  };
  const sample = sampleDocument({ pages: 1, perPage: 0 });
  const document = { ...sample, ...look, business: { ...sample.business, ...business } };
  const options = {
    draft: false,
    indexed: false,
    origin: '',
    hrefFor: () => '#',
    fontBase: '/-/fonts/',
    badge: false,
    asset: () => null,
  };
  headers.set('Cache-Control', 'public, max-age=86400');
  return new Response(renderSectionAlone(document, section, options, definition.purpose === 'opening' ? 0 : 1), {
    headers,
  });
}
