import { builder } from '../../../graphql/builder.ts';
import { postType } from '../post-type.ts';
import { topicType } from '../schema.ts';
import { partKind } from '../tasks-schema.ts';
import { suggestBlogTopics } from './suggest-topics.ts';
import type { SuggestedTopics } from './suggest-topics.ts';
import { writeForPost } from './write-part.ts';
import type { WrittenPart } from './write-part.ts';
import { writeBlogPost } from './write-post.ts';
import type { WrittenPost } from './write-post.ts';

const NOTE = 'How it was made, where the owner should know.';

const suggestedType = builder.objectRef<SuggestedTopics>('SuggestedBlogTopics').implement({
  fields: (t) => ({
    topics: t.field({
      type: [topicType],
      description: 'None when there is nothing more to suggest.',
      resolve: ({ topics }) => topics,
    }),
    note: t.exposeString('note', { nullable: true, description: NOTE }),
  }),
});

const writtenPostType = builder.objectRef<WrittenPost>('WrittenBlogPost').implement({
  fields: (t) => ({
    post: t.field({ type: postType, resolve: ({ post }) => post }),
    note: t.exposeString('note', { nullable: true, description: NOTE }),
  }),
});

const writtenPartType = builder.objectRef<WrittenPart>('WrittenPart').implement({
  fields: (t) => ({
    texts: t.exposeStringList('texts', { description: 'To choose from; none when there is nothing to make better.' }),
    note: t.exposeString('note', { nullable: true, description: NOTE }),
  }),
});

builder.mutationFields((t) => ({
  suggestBlogTopics: t.field({
    type: suggestedType,
    description: 'Counts as one assistant message, as what follows; nothing counts that came to nothing.',
    args: { websiteId: t.arg.id({ required: true }) },
    resolve: (_root, { websiteId }, context) => suggestBlogTopics(context, websiteId),
  }),
  writeBlogPost: t.field({
    type: writtenPostType,
    description: 'A draft on a topic, with gaps for what only its owner knows.',
    args: { topicId: t.arg.id({ required: true }) },
    resolve: (_root, { topicId }, context) => writeBlogPost(context, topicId),
  }),
  writeForPost: t.field({
    type: writtenPartType,
    description: 'Offers words for a post and changes nothing. `text` is what is selected, or the whole post.',
    args: {
      id: t.arg.id({ required: true }),
      kind: t.arg({ type: partKind, required: true }),
      text: t.arg.string({ required: true }),
      wish: t.arg.string(),
    },
    resolve: (_root, args, context) => writeForPost(context, args),
  }),
}));
