import type { Post } from './post.ts';

/** Posts of a small blog, newest first, one a day. For tests and pictures. */
export const samplePosts = (count: number, changes: (index: number) => Partial<Post> = () => ({})): Post[] =>
  Array.from({ length: count }, (_, index) => {
    const number = count - index;
    const day = new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
    return {
      id: `id-${number}`,
      slug: `post-${number}`,
      title: `Post ${number}`,
      excerpt: `What post ${number} is about.`,
      tags: number % 2 ? ['Bread', 'Flour'] : ['Bread'],
      author: 'Ida Kornblum',
      cover: { source: 'none' },
      seoTitle: '',
      seoDescription: '',
      publishedAt: `${day}T08:00:00.000Z`,
      changedAt: `${day}T08:00:00.000Z`,
      date: day,
      changedDate: day,
      words: 640,
      bodyHash: `hash-${number}`,
      ...changes(index),
    };
  });
