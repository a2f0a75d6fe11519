import { builder } from '../../../graphql/builder.ts';
import { partKind, taskType } from '../tasks-schema.ts';
import { suggestBlogTopics, writeBlogPost, writeForPost } from './write-verbs.ts';

builder.mutationFields((t) => ({
  suggestBlogTopics: t.field({
    type: taskType,
    description:
      'Of a slow designer the task is under way. Counts as one assistant message, as what follows; nothing counts that came to nothing.',
    args: { websiteId: t.arg.id({ required: true }) },
    resolve: (_root, { websiteId }, context) => suggestBlogTopics(context, websiteId),
  }),
  writeBlogPost: t.field({
    type: taskType,
    description: 'A draft on a topic, with gaps for what only its owner knows.',
    args: { topicId: t.arg.id({ required: true }) },
    resolve: (_root, { topicId }, context) => writeBlogPost(context, topicId),
  }),
  writeForPost: t.field({
    type: taskType,
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
