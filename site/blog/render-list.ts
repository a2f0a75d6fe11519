import type { Page, Section, WebsiteDocument } from '../model/document.ts';
import type { RenderOptions } from '../render/options.ts';
import { renderBlogPage } from '../render/render-page.tsx';
import { wordsOf } from '../render/words/index.ts';
import { blogList } from '../sections/blog-list.tsx';
import { getTemplate } from '../templates/index.ts';
import type { ListPage } from './listings.ts';
import { feedOffered, summaryOf } from './summaries.ts';

const isList = ({ kind, hidden }: Section) => kind === blogList.kind && !hidden;

/** The document's own page at the blog's address. */
export const pageOfBlog = ({ pages, blog }: WebsiteDocument): Page | undefined =>
  pages.find(({ path }) => path === blog.path);

/** Pages of the document, besides that of the blog, on which visitors see posts. */
export const pagesWithPosts = ({ pages, blog }: WebsiteDocument): Page[] =>
  pages.filter(({ path, sections }) => path !== blog.path && sections.some(isList));

function plainList({ template, language }: WebsiteDocument, heading: string): Section {
  const { kind, version, fields, variants } = blogList;
  const variant = getTemplate(template).sectionVariants[kind]?.[0] ?? Object.keys(variants)[0] ?? '';
  return {
    id: 'posts',
    kind,
    version,
    variant,
    hidden: false,
    props: fields.parse({ heading: heading || wordsOf(language).blog }),
  };
}

/** The page that lists all posts: the document's own, with a list if it has none, else a plain one. */
function indexPage(document: WebsiteDocument): { page: Page; list: Section } {
  const own = pageOfBlog(document);
  const list = own?.sections.find(isList) ?? plainList(document, own?.title ?? '');
  if (own) return { page: own.sections.includes(list) ? own : { ...own, sections: [...own.sections, list] }, list };
  const title = wordsOf(document.language).blog;
  const seo = { title: '', description: '' };
  return { page: { id: 'blog', path: document.blog.path, title, inMenu: false, seo, sections: [list] }, list };
}

/** A page of the list of all posts, or of those with the tag `label`. The first page of all is the blog's own page, whole. */
export function renderListPage(
  document: WebsiteDocument,
  listed: ListPage,
  label: string | null,
  options: RenderOptions,
): string {
  const { page, list } = indexPage(document);
  const heading = label === null ? undefined : wordsOf(document.language).tagged.replace('{tag}', () => label);
  const listing = {
    section: list.id,
    posts: listed.posts.map((post) => summaryOf(document.blog, post)),
    newer: listed.newer,
    older: listed.older,
    ...(heading !== undefined && { heading }),
    ...feedOffered(document.blog, options),
  };
  if (listed.path === page.path) return renderBlogPage(document, page, { listing }, options);
  const [, number = ''] = /\/page\/(\d+)$/.exec(listed.path) ?? [];
  const title = [heading ?? page.title, number].filter(Boolean).join(' · ');
  const seo = { title: '', description: '' };
  // Where older posts begin, none of them is the newest that a layout may show large.
  const shown = number === '' ? list : { ...list, variant: 'index' };
  const further: Page = { ...page, path: listed.path, title, inMenu: false, seo, sections: [shown] };
  return renderBlogPage(document, further, { listing }, options);
}
