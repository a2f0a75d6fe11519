export { postPath } from './addresses.ts';
export type { BlogFile } from './blog-file.ts';
export type { Beside } from './neighbours.ts';
export { planBlog } from './plan-blog.ts';
export type { Post } from './post.ts';
export { renderPostPage } from './render-post.ts';
export { withPosts } from './summaries.ts';
