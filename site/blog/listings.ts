import type { Post } from './post.ts';

/** A page of a list of posts, with the addresses of its neighbours. */
export type ListPage = { path: string; posts: readonly Post[]; newer: string | null; older: string | null };

/**
 * A list (newest first) in pages. `/page/1` holds the oldest posts and every numbered page is full for ever, so that a new
 * post changes only the first page, which holds the rest: at least `perPage` posts where there are so many, fewer than twice that.
 */
export function listPages(path: string, posts: readonly Post[], perPage: number): ListPage[] {
  const numbered = Math.max(0, Math.floor(posts.length / perPage) - 1);
  const end = posts.length - numbered * perPage;
  const address = (number: number) => (number > numbered ? path : `${path}/page/${number}`);
  const older = (number: number) => (number > 1 ? address(number - 1) : null);
  const first: ListPage = { path, posts: posts.slice(0, end), newer: null, older: older(numbered + 1) };
  const others = Array.from({ length: numbered }, (_, index): ListPage => {
    const number = numbered - index;
    const start = end + index * perPage;
    return {
      path: address(number),
      posts: posts.slice(start, start + perPage),
      newer: address(number + 1),
      older: older(number),
    };
  });
  return [first, ...others];
}
