import { builder, nodeInterface } from '../../graphql/builder.ts';
import { isStaff } from '../../auth/actor.ts';
import { templateRefType, usageType } from '../chat/schema.ts';
import { findPost } from '../posts/store.ts';
import { findTopic } from '../posts/topics/store.ts';
import { cancelTask, forgetTask } from '../tasks/cancel-task.ts';
import { listTasks, tasksStampOf } from '../tasks/store.ts';
import type { TaskRow } from '../tasks/store.ts';
import { partKinds } from './assistant/write-verbs.ts';
import { bringBlogPictures } from './pictures/bring-pictures.ts';
import { listPostsWithPicturesElsewhere } from './pictures/store.ts';
import { postType } from './post-type.ts';
import { blogType } from './schema.ts';

const A_PAGE = 50;

export const partKind = builder.enumType('BlogPostPart', { values: partKinds });
const taskKind = builder.enumType('BlogTaskKind', {
  description:
    'TOPICS: ideas. POST: a draft on a topic. PART: words offered for a post. IMPORT: posts brought in from a file. PICTURES: pictures from other websites brought into the library. GENERATE: a picture by a model.',
  values: ['TOPICS', 'POST', 'PART', 'IMPORT', 'PICTURES', 'GENERATE'] as const,
});
const taskState = builder.enumType('BlogTaskState', {
  values: ['WORKING', 'DONE', 'NOTHING', 'FAILED', 'CANCELLED'] as const,
});
const outcomeType = builder.enumType('BlogImportOutcome', {
  values: ['CREATED', 'CHANGED', 'UNCHANGED', 'REFUSED'] as const,
});

type Item = TaskRow['items'][number];

const itemType = builder.objectRef<Item>('ImportedBlogPost').implement({
  description: 'What became of one item of a file with posts, or of one picture of another website.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its file, title or address.' }),
    outcome: t.field({ type: outcomeType, resolve: ({ outcome }) => outcome }),
    problem: t.exposeString('problem', { description: 'Why it was refused; else empty.' }),
    postId: t.exposeID('postId', { nullable: true }),
  }),
});

const itemPageType = builder
  .objectRef<{ items: Item[]; total: number; pages: number }>('ImportedBlogPostPage')
  .implement({
    fields: (t) => ({
      items: t.field({ type: [itemType], resolve: ({ items }) => items }),
      total: t.exposeInt('total', { description: 'How many there are on all pages.' }),
      pages: t.exposeInt('pages', { description: 'At least 1.' }),
    }),
  });

export const taskType = builder.objectRef<TaskRow>('BlogTask').implement({
  interfaces: [nodeInterface],
  description: 'Work on a blog that takes longer than a request, and what came of it.',
  fields: (t) => ({
    kind: t.field({ type: taskKind, resolve: ({ kind }) => kind }),
    about: t.exposeID('about', {
      description: 'The topic that is written on, or the post of PART and PICTURES; else empty.',
    }),
    state: t.field({ type: taskState, resolve: ({ state }) => state }),
    note: t.exposeString('note', { description: 'What it is doing, or what is to be said about its end.' }),
    done: t.exposeInt('done'),
    total: t.exposeInt('total', { nullable: true, description: 'Null while nobody knows.' }),
    part: t.field({ type: partKind, nullable: true, resolve: ({ wish }) => wish.part ?? null }),
    replaces: t.string({
      description: 'The words that `texts` of IMPROVE and SHORTEN would stand in the place of.',
      resolve: ({ wish }) => (wish.part === 'IMPROVE' || wish.part === 'SHORTEN' ? (wish.text ?? '') : ''),
    }),
    texts: t.exposeStringList('texts', { description: 'Words to choose from; of TOPICS the titles that were kept.' }),
    post: t.field({
      type: postType,
      nullable: true,
      description: 'Of POST: what was written.',
      resolve: async ({ kind, about, websiteId }, _args, { db, loaders }) => {
        const topic = kind === 'POST' ? await findTopic(db, about) : undefined;
        const post = topic?.postId ? await findPost(db, topic.postId) : undefined;
        const website = await loaders.website.load(websiteId);
        return post && website && !post.deletedAt ? { ...post, website } : null;
      },
    }),
    template: t.field({
      type: templateRefType,
      nullable: true,
      description: 'For staff: what a model was asked with. Null for everybody else.',
      resolve: ({ template }, _args, { actor }) => (isStaff(actor) ? template : null),
    }),
    usage: t.field({ type: usageType, nullable: true, resolve: ({ usage }) => usage }),
    isCounted: t.exposeBoolean('isCounted', { description: 'It counted as one assistant message.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    items: t.field({
      type: itemPageType,
      description: `Of IMPORT and PICTURES, in their order, ${A_PAGE} a page.`,
      args: { outcome: t.arg({ type: outcomeType }), page: t.arg.int() },
      // The list within counts ten times by itself.
      complexity: { field: 1, multiplier: A_PAGE / 10 },
      resolve: ({ items }, { outcome, page }) => {
        const chosen = outcome ? items.filter((item) => item.outcome === outcome) : items;
        const pages = Math.max(1, Math.ceil(chosen.length / A_PAGE));
        const from = (Math.min(Math.max(page ?? 1, 1), pages) - 1) * A_PAGE;
        return { items: chosen.slice(from, from + A_PAGE), total: chosen.length, pages };
      },
    }),
  }),
});

builder.objectFields(blogType, (t) => ({
  postsWithPicturesElsewhere: t.int({
    description: 'How many posts seem to show pictures from other websites; readers see links in their place.',
    complexity: 10,
    resolve: async ({ website }, _args, { db }) => (await listPostsWithPicturesElsewhere(db, website.id)).length,
  }),
  tasks: t.field({
    type: [taskType],
    description: 'The latest of each kind about each thing, for 30 days; the first begun first.',
    args: { kinds: t.arg({ type: [taskKind], required: true }), about: t.arg.id() },
    complexity: 10,
    resolve: ({ website }, { kinds, about }, { db }) => listTasks(db, website.id, kinds, about ?? undefined),
  }),
  tasksStamp: t.string({
    description: 'Differs whenever something about a task does.',
    resolve: ({ website }, _args, { db }) => tasksStampOf(db, website.id),
  }),
}));

builder.mutationFields((t) => ({
  bringBlogPictures: t.field({
    type: taskType,
    description: 'Brings the pictures from other websites that a post shows, or all posts, into the library.',
    args: { websiteId: t.arg.id({ required: true }), postId: t.arg.id() },
    resolve: (_root, { websiteId, postId }, context) => bringBlogPictures(context, websiteId, postId ?? null),
  }),
  cancelBlogTask: t.field({
    type: taskType,
    description: 'Ends a task; it does not count. A task that is over stays as it is.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => cancelTask(context, 'cancelBlogTask', id),
  }),
  forgetBlogTask: t.field({
    type: taskType,
    description: 'Puts away what a task that is over left to look at.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => forgetTask(context, 'forgetBlogTask', id),
  }),
}));
