export { planBlog } from './plan-blog.ts';
export type { BlogFile } from './plan-blog.ts';
export type { Post } from './post.ts';
