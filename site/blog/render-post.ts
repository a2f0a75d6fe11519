import type { Page, Section, WebsiteDocument } from '../model/document.ts';
import { publishedDocument } from '../origins/published-document.ts';
import type { RenderOptions } from '../render/options.ts';
import { renderBlogPage } from '../render/render-page.tsx';
import { blogPost } from '../sections/blog-post.tsx';
import type { ShownPost } from '../sections/definition.ts';
import { postPath, tagPath } from './addresses.ts';
import type { Beside } from './neighbours.ts';
import type { Post } from './post.ts';
import { summaryOf } from './summaries.ts';

const WORDS_A_MINUTE = 220;
const A_DAY = 24 * 60 * 60 * 1000;

/** No id of a document has an underscore, so that no section below the post has this one. */
const SECTION = 'blog_post';

/** Worth saying when readers may have read it before: a day or more after it appeared. */
const changedLater = ({ publishedAt, changedAt }: Post) => Date.parse(changedAt) - Date.parse(publishedAt) >= A_DAY;

function shownPost(document: WebsiteDocument, post: Post, body: string, beside: Beside): ShownPost {
  const { blog } = document;
  const linked = (other: Post | null) => other && { title: other.title, to: postPath(blog, other) };
  const tags = new Map(post.tags.map((label) => [tagPath(blog, label), label]));
  return {
    ...summaryOf(blog, post),
    author: post.author,
    tags: [...tags].map(([to, label]) => ({ label, to })),
    body,
    publishedAt: post.publishedAt,
    changedAt: post.changedAt,
    changedDate: changedLater(post) ? post.changedDate : '',
    minutes: Math.max(1, Math.round(post.words / WORDS_A_MINUTE)),
    words: post.words,
    newer: linked(beside.newer),
    older: linked(beside.older),
    related: beside.related.map((other) => summaryOf(blog, other)),
    all: blog.path,
  };
}

function postSection({ variant, showAuthor, showTags, action, ground }: WebsiteDocument['blog']): Section {
  const { kind, version } = blogPost;
  return { id: SECTION, kind, version, variant, hidden: false, props: { showAuthor, showTags, action, ground } };
}

/**
 * The whole page of one post, with what stands below every post. `bodyHtml` is printed as it is: it has to be safe. `options` of a
 * draft make a preview.
 */
export function renderPostPage(
  document: WebsiteDocument,
  post: Post,
  bodyHtml: string,
  options: RenderOptions,
  beside: Beside = { newer: null, older: null, related: [] },
): string {
  const shown = options.draft ? document : publishedDocument(document);
  const page: Page = {
    id: 'post',
    path: postPath(shown.blog, post),
    title: post.title,
    inMenu: false,
    seo: { title: post.seoTitle, description: post.seoDescription || post.excerpt },
    sections: [postSection(shown.blog), ...shown.blog.sections],
  };
  return renderBlogPage(shown, page, { post: shownPost(shown, post, bodyHtml, beside) }, options);
}
