import { publishedText, withoutMarks } from '../origins/marks.ts';
import type { Post } from './post.ts';

const isOpen = (text: string) => text.includes('[[') || text.includes('⟦');
const bare = (text: string) => withoutMarks(text).replaceAll(/\[\[|\]\]/g, '');

/** A post as readers get it: without proposals and sentences that wait for a fact. A post is never without a title. */
export function publishedPost(post: Post): Post {
  const { title, excerpt, tags, author, seoTitle, seoDescription } = post;
  if (![title, excerpt, ...tags, author, seoTitle, seoDescription].some(isOpen)) return post;
  return {
    ...post,
    title: publishedText(title) || bare(title),
    excerpt: publishedText(excerpt),
    tags: tags.map(publishedText).filter(Boolean),
    author: publishedText(author),
    seoTitle: publishedText(seoTitle),
    seoDescription: publishedText(seoDescription),
  };
}
