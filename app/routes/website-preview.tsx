import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { graphql } from '#app/graphql/generated/index.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { draftPage } from '#app/preview/draft-page.server.ts';
import { editCss } from '#app/preview/edit-css.ts';
import { withEditLinks } from '#app/preview/edit-links.ts';
import { draftPost } from '#app/preview/draft-post.server.ts';
import { inLook } from '#app/preview/in-look.ts';
import type { PreviewPlace } from '#app/preview/preview-address.ts';
import { frameScript } from '#app/preview/frame-script.server.ts';
import { messagePage } from '#app/preview/message-page.server.ts';
import { previewHeaders } from '#app/preview/preview-headers.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';

const Draft = graphql(`
  query Draft($id: ID!, $token: String, $revision: Int, $turn: ID, $needsToken: Boolean!) {
    website(id: $id, previewToken: $token) {
      id
      document(revision: $revision, turn: $turn)
      previewToken @include(if: $needsToken)
    }
  }
`);

const DraftOfPost = graphql(`
  query DraftOfPost($id: ID!, $post: ID!) {
    website(id: $id) {
      id
      document
      previewToken
      blog {
        post(id: $post) {
          id
          title
          slug
          excerpt
          tags
          author
          cover
          publishAt
          html
        }
      }
    }
  }
`);

const searchSchema = z.object({
  website: z.string().min(1).max(100),
  page: z.string().max(200).default('/'),
  token: z.string().max(2000).optional(),
  revision: z.coerce.number().int().positive().optional().catch(undefined),
  turn: z.string().max(40).optional().catch(undefined),
  step: z.coerce.number().int().min(0).optional().catch(undefined),
  post: z.string().min(1).max(64).optional(),
  look: z.string().max(80).optional().catch(undefined),
  live: z.literal('1').optional().catch(undefined),
  edits: z.literal('1').optional().catch(undefined),
});

/**
 * The draft as it would be published, sandboxed. Opened by the session, by the short-lived token of a frame (which has no
 * cookies), or by a share link. Links inside carry the token: the one that came, or a short-lived one.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = searchSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!search.success) return missing(false);
  const { website: id, page, token, revision, turn, step, live, edits: asked, look, post } = search.data;
  const isShared = token?.startsWith('share-') ?? false;
  const api = await graphqlFor(request, context);
  const isLive = live === '1' && !isShared;
  const edits = isLive && asked === '1';
  if (post !== undefined) return postPreview(api, { website: id, page, token, live: isLive, post });
  const { website } = await api(Draft, {
    id,
    token: token ?? null,
    revision: revision ?? null,
    turn: turn ?? null,
    needsToken: token === undefined,
  });
  const parsed = website && parseDocument(website.document);
  if (!parsed?.ok) return missing(isShared);

  const draft = turn === undefined ? undefined : { turn, step: step ?? 0 };
  const place = { website: id, page, token: token ?? website?.previewToken, revision, draft, live: isLive, edits };
  const { html, status } = await draftPage(api, look === undefined ? parsed.document : inLook(parsed.document, look), {
    place,
    marks: !isShared,
  });
  return answer(edits ? withEditLinks(html, id) : html, { isLive, edits, status });
}

type Answer = { isLive: boolean; edits?: boolean; status?: number };

const answer = (html: string, { isLive, edits = false, status = 200 }: Answer) => {
  const page = edits ? html.replace('</head>', () => `<style>${editCss}</style></head>`) : html;
  const body = isLive ? frameScript.atEndOf(page) : page;
  return new Response(body, { status, headers: previewHeaders(isLive ? frameScript.hash : undefined) });
};

/** A post that is still being written, for those who may read the blog: no link shows it to anybody else. */
async function postPreview(api: Api, place: PreviewPlace & { post: string; live: boolean }) {
  const { website } = await api(DraftOfPost, { id: place.website, post: place.post });
  const parsed = website?.blog.post && parseDocument(website.document);
  if (!website?.blog.post || !parsed?.ok) return missing(false);
  const token = website.previewToken;
  const html = await draftPost(api, parsed.document, { post: website.blog.post, place: { ...place, token } });
  return answer(html, { isLive: place.live });
}

const missing = (isShared: boolean) =>
  isShared
    ? messagePage({
        title: 'This link no longer works',
        text: 'It was revoked, it has run out, or a part of it is missing. Ask whoever sent it for a new one.',
        status: 404,
      })
    : messagePage({
        title: 'Nothing to preview',
        text: 'This website is not there, or this preview has run out. Reload the editor for a new one.',
        status: 404,
      });
