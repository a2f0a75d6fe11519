export { postPath } from './addresses.ts';
export type { BlogFile } from './blog-file.ts';
export type { Beside } from './neighbours.ts';
export { planBlog } from './plan-blog.ts';
export type { Post } from './post.ts';
export { renderPostPage } from './render-post.ts';
export { showPictures } from './show-pictures.ts';
export { hasTwoVersions, TWO_VERSIONS } from './two-versions.ts';
export { withPosts } from './summaries.ts';
