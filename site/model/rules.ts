import type { WebsiteDocument } from './document.ts';
import { isBelow } from './blog-address.ts';
import { failed, type Failed } from './failure.ts';

const firstTwice = (values: string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/**
 * Rules about pages and sections taken together, which no schema of one part can see: ids and paths are used once,
 * a home page is there, and nothing stands where the blog's posts do. Null when all hold.
 */
export function brokenRule({ pages, blog }: Pick<WebsiteDocument, 'pages' | 'blog'>): Failed | null {
  if (pages.length === 0)
    return failed('INVALID', 'A website needs at least one page. Add another page before removing this one.');
  const path = firstTwice(pages.map((page) => page.path));
  if (path !== undefined)
    return failed('TAKEN', `Another page already has the address ${path}. Choose a different one.`, 'path');
  if (!pages.some((page) => page.path === '/')) {
    return failed('INVALID', 'A website needs a home page at “/”. Keep the address of the home page as it is.', 'path');
  }
  const inBlog = pages.find((page) => isBelow(page.path, blog.path));
  if (inBlog) {
    return failed(
      'TAKEN',
      `Addresses below ${blog.path} belong to the posts of the blog, and ${inBlog.path} is one. Choose a different one.`,
      'path',
    );
  }
  const pageId = firstTwice(pages.map((page) => page.id));
  if (pageId !== undefined) return failed('TAKEN', `Another page already has the id ${pageId}. Use a new one.`, 'id');
  const sectionIds = [...pages.flatMap((page) => page.sections), ...blog.sections].map(({ id }) => id);
  if (new Set(sectionIds).size < sectionIds.length) {
    return failed('TAKEN', `Another section already has the id ${firstTwice(sectionIds) ?? ''}. Use a new one.`, 'id');
  }
  return null;
}
