import { requireAccess } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { RESTORABLE_MS } from '../deletion/restorable.ts';
import {
  countPosts,
  findPost,
  listDeletedPosts,
  listLiveTitles,
  listPosts,
  listTags,
  postsStampOf,
} from '../posts/store.ts';
import { listTopics } from '../posts/topics/store.ts';
import type { BlogTopic } from '../posts/topics/store.ts';
import { websiteType } from '../websites/website-type.ts';
import type { OwnPost } from './blog-post.ts';
import { blogPathOf } from './blog-view.ts';
import type { BlogView } from './blog-view.ts';
import { postType, stateType } from './post-type.ts';
import { previewBlogPost } from './preview-post.ts';

const A_PAGE = 20;
const MOST_LINKS = 100;

type PostPage = { posts: OwnPost[]; total: number; pages: number };

const pageType = builder.objectRef<PostPage>('BlogPostPage').implement({
  fields: (t) => ({
    posts: t.field({ type: [postType], resolve: ({ posts }) => posts }),
    total: t.exposeInt('total', { description: 'How many there are on all pages.' }),
    pages: t.exposeInt('pages', { description: 'At least 1.' }),
  }),
});

export const topicType = builder.objectRef<BlogTopic>('BlogTopic').implement({
  interfaces: [nodeInterface],
  description: 'An idea for a post.',
  fields: (t) => ({
    title: t.exposeString('title'),
    source: t.field({
      type: builder.enumType('BlogTopicSource', { values: ['OWNER', 'ASSISTANT'] as const }),
      resolve: ({ source }) => source,
    }),
    postId: t.exposeID('postId', { nullable: true, description: 'The post that was written on it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

type BlogLink = { title: string; path: string };

const linkType = builder.objectRef<BlogLink>('BlogLink').implement({
  description: 'Where a link within a text may lead: a post that readers can find.',
  fields: (t) => ({ title: t.exposeString('title'), path: t.exposeString('path') }),
});

export const blogType = builder.objectRef<BlogView>('Blog').implement({
  fields: (t) => ({
    posts: t.field({
      type: pageType,
      description: `Last changed first, ${A_PAGE} a page; of all that are not deleted when nothing is said.`,
      args: { state: t.arg({ type: stateType }), tag: t.arg.string(), search: t.arg.string(), page: t.arg.int() },
      complexity: { field: 1, multiplier: A_PAGE },
      resolve: async ({ website }, { state, tag, search, page }, { db }) => {
        const filter = {
          websiteId: website.id,
          ...(state && { state }),
          ...(tag && { tag }),
          search: (search ?? '').slice(0, 200),
        };
        const total = await countPosts(db, filter);
        const pages = Math.max(1, Math.ceil(total / A_PAGE));
        const number = Math.min(Math.max(page ?? 1, 1), pages);
        const found = await listPosts(db, filter, { limit: A_PAGE, offset: (number - 1) * A_PAGE });
        return { posts: found.map((post) => ({ ...post, website })), total, pages };
      },
    }),
    postsStamp: t.string({
      description: 'Differs whenever something about a post does.',
      resolve: ({ website }, _args, { db }) => postsStampOf(db, website.id),
    }),
    post: t.field({
      type: postType,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async ({ website }, { id }, { db }) => {
        const post = await findPost(db, id);
        return post && post.websiteId === website.id && !post.deletedAt ? { ...post, website } : null;
      },
    }),
    deletedPosts: t.field({
      type: [postType],
      description: 'Those that can still be restored, last deleted first.',
      resolve: async ({ website }, _args, { db, clock }) => {
        const since = new Date(clock().getTime() - RESTORABLE_MS);
        return (await listDeletedPosts(db, website.id, since)).map((post) => ({ ...post, website }));
      },
    }),
    links: t.field({
      type: [linkType],
      description: `To published posts, as readers know them: the newest ${MOST_LINKS}.`,
      resolve: async ({ website }, _args, context) => {
        const found = await listLiveTitles(context.db, website.id, MOST_LINKS);
        // Without any, nobody has to read where they would stand.
        const path = found.length > 0 ? await blogPathOf(context, website) : '';
        return found.map(({ title, slug }) => ({ title, path: `${path}/${slug}` }));
      },
    }),
    tags: t.stringList({ resolve: ({ website }, _args, { db }) => listTags(db, website.id) }),
    topics: t.field({ type: [topicType], resolve: ({ website }, _args, { db }) => listTopics(db, website.id) }),
    timeZone: t.string({
      nullable: true,
      description: 'By which clock posts appear: an IANA name; null until somebody says.',
      resolve: ({ website }) => website.timeZone,
    }),
    path: t.string({ resolve: ({ website }, _args, context) => blogPathOf(context, website) }),
    typed: t.string({
      complexity: 50,
      description: 'Typed Markdown as safe HTML, for who may write posts.',
      args: { body: t.arg.string({ required: true }) },
      resolve: ({ website }, { body }, context) => previewBlogPost(context, website, body),
    }),
  }),
});

builder.objectField(websiteType, 'blog', (t) =>
  t.field({
    type: blogType,
    resolve: ({ access, ...website }) => {
      requireAccess(access, 'Website.blog');
      return { website };
    },
  }),
);
