import { sameJson } from '#site/model/json.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { countGaps, countWordsOf } from '../posts/content.ts';
import type { PostContent } from '../posts/content.ts';
import { localTimeOf } from '../posts/local-time.ts';
import { hasTwoVersions } from '#site/blog/two-versions.ts';
import { findVersion, listVersions, stateOf } from '../posts/store.ts';
import type { VersionMark } from '../posts/store.ts';
import { authorFrom } from '../users/author.ts';
import { findUser } from '../users/store.ts';
import type { OwnPost } from './blog-post.ts';
import { addressOfPost } from './blog-view.ts';

export const stateType = builder.enumType('BlogPostState', { values: ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const });

type Version = Omit<VersionMark, 'authorId' | 'postId'> & { author: string };

const versionType = builder.objectRef<Version>('BlogPostVersion').implement({
  description: 'A state that a post had, or has: the newest is the current one.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    title: t.exposeString('title'),
    author: t.exposeString('author', { description: 'Name of who saved it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const contentType = builder.objectRef<PostContent & { number: number }>('BlogPostContent').implement({
  description: 'What a version of a post says.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    title: t.exposeString('title'),
    slug: t.exposeString('slug'),
    excerpt: t.exposeString('excerpt'),
    body: t.exposeString('body'),
    author: t.exposeString('author'),
    seoTitle: t.exposeString('seoTitle'),
    seoDescription: t.exposeString('seoDescription'),
    tags: t.exposeStringList('tags'),
    cover: t.expose('cover', { type: 'JSON' }),
  }),
});

export const postType = builder.objectRef<OwnPost>('BlogPost').implement({
  interfaces: [nodeInterface],
  fields: (t) => ({
    title: t.string({ resolve: ({ content }) => content.title }),
    slug: t.string({
      description: 'The last part of its address; empty until one is typed or it is first published or scheduled.',
      resolve: ({ content }) => content.slug,
    }),
    excerpt: t.string({ resolve: ({ content }) => content.excerpt }),
    body: t.string({ description: 'Markdown.', resolve: ({ content }) => content.body }),
    author: t.string({ resolve: ({ content }) => content.author }),
    seoTitle: t.string({ resolve: ({ content }) => content.seoTitle }),
    seoDescription: t.string({ resolve: ({ content }) => content.seoDescription }),
    tags: t.stringList({ resolve: ({ content }) => content.tags }),
    cover: t.field({ type: 'JSON', resolve: ({ content }) => content.cover }),
    state: t.field({ type: stateType, resolve: stateOf }),
    publishAt: t.expose('publishAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it appears, or appeared first; null for a draft.',
    }),
    publishAtLocal: t.string({
      nullable: true,
      description: "The same by the clock of the website's time zone (2026-12-05T09:00); in UTC while it has none.",
      resolve: ({ publishAt, website }) => publishAt && localTimeOf(publishAt, website.timeZone ?? 'UTC'),
    }),
    isChanged: t.boolean({
      description: 'Readers see an older state of it.',
      resolve: ({ content, live }) => live !== null && !sameJson(content, live),
    }),
    hasTwoVersions: t.boolean({
      description: 'Two people wrote one paragraph and nobody has chosen yet.',
      resolve: ({ content }) => hasTwoVersions(content.body),
    }),
    version: t.exposeInt('version', { description: 'Number of the newest version; saves carry it back.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    liveChangedAt: t.expose('liveChangedAt', { type: 'DateTime', nullable: true }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
    address: t.string({
      nullable: true,
      description: 'Where readers find it; null while they cannot, such as while the website itself is not published.',
      resolve: (post, _args, context) => addressOfPost(context, post),
    }),
    viewsIn30Days: t.int({
      resolve: async ({ id, website }, _args, { loaders }) => {
        const { path, formerPaths } = await loaders.blog.load(website.id);
        return loaders.postViews.load({ id, websiteId: website.id, paths: [path, ...formerPaths] });
      },
    }),
    gaps: t.int({
      description: 'How many facts only the owner can fill in: `[[…]]`.',
      resolve: ({ content }) => countGaps(content),
    }),
    words: t.int({ resolve: ({ content }) => countWordsOf(content.body) }),
    html: t.string({
      complexity: 50,
      description: 'The text as safe HTML, for previews.',
      resolve: async ({ content }, _args, { reading }) => (await reading.markdown(content.body)).html,
    }),
    picturesElsewhere: t.int({
      complexity: 50,
      description: 'How many pictures from other websites the text shows; readers see links in their place.',
      resolve: async ({ content: { body } }, _args, { reading }) =>
        /https?:/i.test(body) ? (await reading.placePictures(body, {})).elsewhere.length : 0,
    }),
    versions: t.field({
      type: [versionType],
      description: 'Newest first.',
      resolve: async ({ id }, _args, { db }) => {
        const found = await listVersions(db, id);
        const names = new Map<string | null, string>();
        for (const authorId of new Set(found.map((version) => version.authorId))) {
          const user = authorId === null ? undefined : await findUser(db, authorId);
          names.set(authorId, user ? authorFrom(user).name : '');
        }
        return found.map(({ authorId, ...version }) => ({ ...version, author: names.get(authorId) ?? '' }));
      },
    }),
    versionAt: t.field({
      type: contentType,
      nullable: true,
      args: { number: t.arg.int({ required: true }) },
      resolve: async ({ id }, { number }, { db }) => {
        const version = await findVersion(db, id, number);
        return version ? { ...version.content, number } : null;
      },
    }),
  }),
});
