import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import { withPlainLineEnds } from '#app/forms/line-ends.ts';
import { ApiError, type ApiErrorCode } from '#app/graphql/errors.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';
import { frameScript } from '#app/preview/frame-script.server.ts';
import { messagePage } from '#app/preview/message-page.server.ts';
import { openOutsideLinksInNewTab } from '#app/preview/preview-address.ts';
import { previewHeaders } from '#app/preview/preview-headers.server.ts';
import { templateHref, type TemplatePreview } from '#app/preview/template-preview-address.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { renderPage } from '#site/render/index.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';

const TemplatePreviewDocument = graphql(`
  query TemplatePreview($builderNumber: Int!, $name: String!, $description: String!, $seed: Int!) {
    templatePreview(builderNumber: $builderNumber, name: $name, description: $description, seed: $seed)
  }
`);

/** Whatever comes is shown as far as it goes: a preview refuses nothing that somebody is still typing. */
const wordsSchema = z.object({
  seed: z.coerce.number().int().min(0).max(2_147_483_647).catch(0),
  page: z.string().max(200).catch('/'),
  name: z
    .string()
    .catch('')
    .transform((text) => text.trim().slice(0, 200)),
  brief: z
    .string()
    .catch('')
    .transform((text) => withPlainLineEnds(text).trim().slice(0, MOST_BRIEF)),
});

/** Instead of a preview, when there is none of these words. What was typed stays in the form beside it. */
const NOT_SHOWN: Partial<Record<ApiErrorCode, { title: string; text: string }>> = {
  RATE_LIMITED: {
    title: 'A short break',
    text: 'The preview was updated very often just now. Wait a moment, then go on typing. Your words are kept.',
  },
  INVALID: {
    title: 'Too much to show',
    text: 'This description could not be read in time. Shorten it or split it. Your words are kept.',
  },
  UNAVAILABLE: {
    title: 'A short break',
    text: 'We are very busy right now. Wait a moment, then go on typing. Your words are kept.',
  },
};

/** The template of a public builder with somebody's words in it: by address, or by a form that is sent into the frame. */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  show(request, context, params, Object.fromEntries(new URL(request.url).searchParams));

export const action = async ({ request, context, params }: ActionFunctionArgs) =>
  show(request, context, params, Object.fromEntries(await request.formData()));

async function show(
  request: Request,
  context: AppContext,
  params: LoaderFunctionArgs['params'],
  given: Record<string, unknown>,
): Promise<Response> {
  const shown = { builder: pathParam(params, 'number', 'Int'), ...wordsSchema.parse(given) };
  try {
    const api = await graphqlFor(request, context);
    const { builder: builderNumber, name, brief: description, seed } = shown;
    const { templatePreview } = await api(TemplatePreviewDocument, { builderNumber, name, description, seed });
    return pageOf(templatePreview, shown);
  } catch (error) {
    const page = error instanceof ApiError && NOT_SHOWN[error.code];
    if (!page) throw error;
    return messagePage({ ...page, status: error.status, retryAfter: error.retryAfter });
  }
}

function pageOf(stored: unknown, shown: TemplatePreview): Response {
  const parsed = parseDocument(stored);
  if (!parsed.ok)
    return messagePage({ title: 'No template here', text: 'Choose another one at the side.', status: 404 });
  const { document } = parsed;
  const path = document.pages.some((page) => page.path === shown.page) ? shown.page : '/';
  const { html } = renderPage(document, path, {
    // Of a template that shows itself only what visitors would see.
    draft: shown.name !== '' || shown.brief !== '',
    origin: '',
    hrefFor: (target) => templateHref(target, shown),
    fontBase: '/-/fonts/',
    badge: false,
    asset: () => null,
  });
  const body = frameScript.atEndOf(openOutsideLinksInNewTab(html));
  return new Response(body, { headers: previewHeaders(frameScript.hash) });
}
