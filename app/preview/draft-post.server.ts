import type { Api } from '#app/graphql/client.server.ts';
import { draftAssets } from '#app/pictures/media.server.ts';
import { renderPostPage, showPictures } from '#site/blog/index.ts';
import type { Post } from '#site/blog/index.ts';
import { imageSchema } from '#site/model/fields.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { draftHref, openOutsideLinksInNewTab, type PreviewPlace } from './preview-address.ts';

/** A post as far as a page shows it. */
export type DraftPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  tags: readonly string[];
  author: string;
  cover: unknown;
  /** The text as safe HTML. */
  html: string;
  publishAt?: string | null | undefined;
};

/** The page of a post that is still being written, as readers will see it. */
export async function draftPost(
  api: Api,
  document: WebsiteDocument,
  { post, place }: { post: DraftPost; place: PreviewPlace },
): Promise<string> {
  const cover = imageSchema.safeParse(post.cover).data ?? { source: 'none' as const };
  const inText = [...post.html.matchAll(/src="asset:([a-z0-9]{1,64})"/g)].map(([, id]) => ({ source: 'asset', id }));
  const now = post.publishAt ?? new Date().toISOString();
  const day = now.slice(0, 10);
  const shown: Post = {
    ...post,
    title: post.title || 'Untitled post',
    slug: post.slug || 'draft',
    cover,
    seoTitle: '',
    seoDescription: '',
    publishedAt: now,
    changedAt: now,
    date: day,
    changedDate: day,
    words: post.html.split(/\s+/).length,
    bodyHash: '',
  };
  const asset = await draftAssets(api, {
    website: place.website,
    token: place.token,
    value: [document, cover, inText],
  });
  const html = renderPostPage(document, shown, showPictures(post.html, { asset }), {
    draft: true,
    indexed: false,
    origin: '',
    hrefFor: (target) => draftHref(target, { ...place, post: undefined }),
    fontBase: '/-/fonts/',
    badge: false,
    asset,
  });
  return openOutsideLinksInNewTab(html);
}
