import { isRecord } from '../model/json.ts';

/** Where a blog may lie, best first. Numbered ones follow: one of them is free for certain. */
const ADDRESSES = ['/blog', '/posts', '/news', '/journal'];

/** The same data with a blog, at the first address that no page lies below. */
export function withBlog(data: Record<string, unknown>): Record<string, unknown> {
  const pages: unknown[] = Array.isArray(data['pages']) ? data['pages'] : [];
  const paths = pages.flatMap((page) => (isRecord(page) && typeof page['path'] === 'string' ? [page['path']] : []));
  const numbered = pages.map((_, index) => `/blog-${index + 2}`);
  const isFree = (address: string) => !paths.some((path) => path.startsWith(`${address}/`));
  return { ...data, blog: { path: [...ADDRESSES, ...numbered].find(isFree) ?? ADDRESSES[0] } };
}
