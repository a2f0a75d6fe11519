import { builder } from '../../graphql/builder.ts';
import type { FieldConflict } from '../posts/merge-content.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { createBlogPost } from './create-post.ts';
import { deleteBlogPosts, restoreBlogPosts } from './delete-posts.ts';
import { duplicateBlogPost } from './duplicate-post.ts';
import { postType } from './post-type.ts';
import { publishBlogPost } from './publish-post.ts';
import { restoreBlogPostVersion } from './restore-version.ts';
import { saveBlogPost } from './save-post.ts';
import type { SavedPost } from './save-post.ts';
import { scheduleBlogPost } from './schedule-post.ts';
import { topicType } from './schema.ts';
import { setTimeZone } from './set-time-zone.ts';
import { addBlogTopic, removeBlogTopic } from './topics.ts';
import { unpublishBlogPost } from './unpublish-post.ts';

const postInput = builder.inputType('BlogPostInput', {
  description: 'What is left out stays as it was.',
  fields: (t) => ({
    title: t.string(),
    slug: t.string({ description: 'Left empty: made from the title when the post is published.' }),
    excerpt: t.string(),
    body: t.string({ description: 'Markdown, 200 KB at most.' }),
    author: t.string(),
    seoTitle: t.string(),
    seoDescription: t.string(),
    tags: t.stringList(),
    cover: t.field({ type: 'JSON' }),
  }),
});

const conflictType = builder.objectRef<FieldConflict>('BlogPostConflict').implement({
  description:
    'What two people wrote at one place. Of a text both stand in it, between marked lines; of another field `yours` stands, and `theirs` is kept in an earlier version.',
  fields: (t) => ({
    field: t.exposeString('field'),
    yours: t.exposeString('yours'),
    theirs: t.exposeString('theirs'),
  }),
});

const savedType = builder.objectRef<SavedPost>('SavedBlogPost').implement({
  fields: (t) => ({
    post: t.field({ type: postType, resolve: ({ post }) => post }),
    merged: t.stringList({
      description: 'Fields that somebody else changed since the version that was worked on.',
      resolve: ({ merged }) => merged,
    }),
    conflicts: t.field({ type: [conflictType], resolve: ({ conflicts }) => conflicts }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const ids = t.arg.idList({ required: true });
  const websiteId = t.arg.id({ required: true });
  const input = t.arg({ type: postInput, required: true });
  return {
    createBlogPost: t.field({
      type: postType,
      args: { websiteId, input },
      resolve: (_root, args, context) => createBlogPost(context, args.websiteId, args.input),
    }),
    saveBlogPost: t.field({
      type: savedType,
      description: 'What others saved since `version` is merged with it; nothing that anybody wrote is lost.',
      args: { id, version: t.arg.int({ required: true }), input },
      resolve: (_root, args, context) => saveBlogPost(context, args.id, args.version, args.input),
    }),
    publishBlogPost: t.field({
      type: postType,
      description:
        'Of a published post: what was changed since. `address` is null while the website itself is not published.',
      args: { id },
      resolve: (_root, args, context) => publishBlogPost(context, args.id),
    }),
    scheduleBlogPost: t.field({
      type: postType,
      description: "`at` by the clock of the website's time zone: 2026-12-05T09:00.",
      args: { id, at: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => scheduleBlogPost(context, args.id, args.at),
    }),
    unpublishBlogPost: t.field({
      type: postType,
      description: 'A draft again; of a scheduled post too.',
      args: { id },
      resolve: (_root, args, context) => unpublishBlogPost(context, args.id),
    }),
    duplicateBlogPost: t.field({
      type: postType,
      args: { id },
      resolve: (_root, args, context) => duplicateBlogPost(context, args.id),
    }),
    restoreBlogPostVersion: t.field({
      type: postType,
      args: { id, number: t.arg.int({ required: true }) },
      resolve: (_root, args, context) => restoreBlogPostVersion(context, args.id, args.number),
    }),
    deleteBlogPosts: t.field({
      type: [postType],
      description: 'They can be restored for 30 days. All of one website.',
      args: { ids },
      resolve: (_root, args, context) => deleteBlogPosts(context, args.ids),
    }),
    restoreBlogPosts: t.field({
      type: [postType],
      args: { ids },
      resolve: (_root, args, context) => restoreBlogPosts(context, args.ids),
    }),
    setTimeZone: t.field({
      type: websiteType,
      description: 'Scheduled posts keep the time of day that was chosen for them.',
      args: { websiteId, timeZone: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => owned(await setTimeZone(context, args.websiteId, args.timeZone)),
    }),
    addBlogTopic: t.field({
      type: topicType,
      args: { websiteId, title: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => addBlogTopic(context, args.websiteId, args.title),
    }),
    removeBlogTopic: t.field({
      type: topicType,
      args: { id },
      resolve: (_root, args, context) => removeBlogTopic(context, args.id),
    }),
  };
});
