import { requireAccess } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { assetType } from '../assets/schema.ts';
import { findAsset } from '../assets/store.ts';
import { chatPayloadType, messageType } from '../chat/schema.ts';
import { websiteType, writtenBy } from '../websites/website-type.ts';
import { cancelTurn } from './cancel-turn.ts';
import { currentDocument, documentAt } from '../revisions/read-document.ts';
import { regenerateSection } from './regenerate-section.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { findDraft, findTurnOf } from './store.ts';
import { stampOf, watchWebsite } from './watch-website.ts';
import type { WebsiteUpdate } from './watch-website.ts';

type TurnView = NonNullable<Awaited<ReturnType<typeof findTurnOf>>>;

const turnPageType = builder.objectRef<{ title: string; path: string }>('ChatTurnPage').implement({
  fields: (t) => ({ title: t.exposeString('title'), path: t.exposeString('path') }),
});

const turnType = builder.objectRef<TurnView>('ChatTurn').implement({
  description: 'What the assistant is at work on.',
  fields: (t) => ({
    messageId: t.exposeID('id'),
    note: t.exposeString('note', { description: 'What it is doing now, in a few words.' }),
    changes: t.exposeStringList('sentences', { description: 'What it has done so far, a sentence each.' }),
    page: t.exposeString('page', { nullable: true, description: 'Path of the page that the newest change is on.' }),
    pages: t.field({
      type: [turnPageType],
      description: 'The pages there are by now; none before there is a draft.',
      resolve: ({ pages }) => pages,
    }),
    step: t.exposeInt('step', { description: 'Grows with each thing it does; 0 before there is a draft.' }),
  }),
});

builder.objectFields(websiteType, (t) => ({
  document: t.field({
    type: 'JSON',
    description: "The draft, or an older revision's document, or the draft of the turn under way while there is one.",
    args: { revision: t.arg.int(), turn: t.arg.id() },
    complexity: 20,
    resolve: async (website, { revision, turn }, { db }) => {
      const draft = turn == null ? null : await findDraft(db, { id: turn, websiteId: website.id });
      if (draft) return draft;
      if (revision == null || revision === website.currentRevision) return currentDocument(db, website);
      requireAccess(website.access, 'Website.document(revision)');
      return documentAt(db, website.id, revision);
    },
  }),
  turn: t.field({
    type: turnType,
    nullable: true,
    description: 'The turn under way.',
    resolve: async (website, _args, { db }) => {
      requireAccess(website.access, 'Website.messages');
      return (await findTurnOf(db, website.id)) ?? null;
    },
  }),
  updatesStamp: t.string({
    description: 'Differs whenever what a screen shows of the website and its conversation differs.',
    resolve: (website, _args, { db }) => {
      requireAccess(website.access, 'Website.updatesStamp');
      return stampOf(db, website);
    },
  }),
}));

const updateType = builder.objectRef<WebsiteUpdate>('WebsiteUpdate').implement({
  fields: (t) => ({
    stamp: t.exposeString('stamp', { description: "The website's `updatesStamp`." }),
    tasks: t.exposeString('tasks', { description: "The blog's `tasksStamp`." }),
    posts: t.exposeString('posts', { description: "The blog's `postsStamp`." }),
    turn: t.field({ type: turnType, nullable: true, resolve: ({ turn }) => turn }),
  }),
});

const aboutInput = builder.inputType('ChatAboutInput', {
  fields: (t) => ({
    sectionId: t.id({ required: true }),
    path: t.string({ description: 'Change path of one of its texts: `sections/<id>/props/items/0/name`.' }),
  }),
});

builder.objectField(messageType, 'picture', (t) =>
  t.field({
    type: assetType,
    nullable: true,
    description: 'The picture that came with the message.',
    resolve: async ({ websiteId, picture }, _args, { db }) =>
      picture === null ? null : ((await findAsset(db, websiteId, picture)) ?? null),
  }),
);

const inputType = builder.inputType('SendChatMessageInput', {
  fields: (t) => ({
    websiteId: t.id({ required: true }),
    text: t.string({ required: true, description: '1 to 2,000 characters.' }),
    key: t.string({
      description: 'What the sender calls this attempt, 8 to 64 characters: sent twice it is one message.',
    }),
    about: t.field({ type: aboutInput, description: 'The part of the website that the message is about.' }),
    picture: t.id({ description: "An asset of the website's library that comes with the message." }),
    pagePath: t.string({ description: 'The page being looked at, so that "this page" means something.' }),
  }),
});

builder.mutationFields((t) => ({
  sendChatMessage: t.field({
    type: chatPayloadType,
    args: { input: t.arg({ type: inputType, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { website, message } = await sendChatMessage(context, input);
      return { website: writtenBy(context.actor, website), message };
    },
  }),
  regenerateSection: t.field({
    type: chatPayloadType,
    description: 'Another version of one section from the same facts, as a turn of the conversation.',
    args: { websiteId: t.arg.id({ required: true }), sectionId: t.arg.id({ required: true }) },
    resolve: async (_root, input, context) => {
      const { website, message } = await regenerateSection(context, input);
      return { website: writtenBy(context.actor, website), message };
    },
  }),
  cancelChatMessage: t.field({
    type: chatPayloadType,
    description: 'Ends the turn under way without an effect. A turn that is over stays as it is.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { website, message } = await cancelTurn(context, id);
      return { website: writtenBy(context.actor, website), message };
    },
  }),
}));

builder.subscriptionField('websiteUpdates', (t) =>
  t.field({
    type: updateType,
    description:
      'How a website stands, at once and whenever something about it is new: whoever comes back sees what was missed. Ends with the token.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, context) => watchWebsite(context, id),
    resolve: (update) => update,
  }),
);
