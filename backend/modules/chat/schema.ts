import { suggestionsFor } from '#designer/built-in/chat/suggest.ts';
import type { Choice, Usage } from '#designer/index.ts';
import type { Context } from '../../context.ts';
import { requireAccess } from '../../auth/policy.ts';
import { isStaff } from '../../auth/actor.ts';
import type { TemplateRef } from '../../db/schema.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { planForPeople, planOfWebsite } from '../billing/holder.ts';
import { planType } from '../billing/plan-type.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { websiteType, writtenBy } from '../websites/website-type.ts';
import type { WebsiteView } from '../websites/website-type.ts';
import { assistantMessagesUsed } from '../billing/assistant-messages.ts';
import { greetingOf } from '../chat-prompts/greeting.ts';
import { templateFor } from '../chat-prompts/prompt-for.ts';
import { suggestionsOf } from '../chat-prompts/suggestions.ts';
import { hasVariables } from '../chat-prompts/variables.ts';
import { lastMessages } from './store.ts';
import type { AboutPart, ChatMessage } from './store.ts';
import { undoChatMessage } from './undo-chat-message.ts';

const MAX_MESSAGES = 200;
const MOST_SUGGESTIONS = 4;
/** A suggestion that was sent so lately is not made again. */
const LOOKED_AT = 60;

const roleType = builder.enumType('ChatRole', { values: ['USER', 'ASSISTANT'] as const });
const stateType = builder.enumType('ChatState', {
  values: ['WORKING', 'DONE', 'NOTHING_CHANGED', 'FAILED', 'CANCELLED', 'UNDONE'] as const,
});

export const usageType = builder.objectRef<Usage>('ChatUsage').implement({
  description: 'What an answer took; null where nobody said.',
  fields: (t) => ({
    isModel: t.boolean({
      description: 'False when the built-in designer answered, also in the place of a model.',
      resolve: ({ designer }) => designer === 'model',
    }),
    model: t.exposeString('model', { nullable: true }),
    inputTokens: t.exposeInt('inputTokens', { nullable: true }),
    outputTokens: t.exposeInt('outputTokens', { nullable: true }),
    cachedTokens: t.int({
      nullable: true,
      description: 'Those of the input tokens that the endpoint remembered, which cost less.',
      resolve: ({ cachedTokens }) => cachedTokens ?? null,
    }),
    isEstimate: t.boolean({
      description: 'Tokens and cost are reckoned: the answer was cut off before anybody said.',
      resolve: ({ isEstimate }) => isEstimate === true,
    }),
    seconds: t.float({ nullable: true, resolve: ({ seconds }) => seconds ?? null }),
    cost: t.exposeFloat('cost', { nullable: true, description: 'US dollars.' }),
  }),
});

const choiceType = builder.objectRef<Choice>('ChatChoice').implement({
  description: 'A way to go on that an answer offers: pressing it sends `message`.',
  fields: (t) => ({
    label: t.exposeString('label'),
    message: t.exposeString('message'),
    look: t.string({
      nullable: true,
      description: 'Of a direction: ids of its template and its palette, `poster.festival`.',
      resolve: ({ look }) => look ?? null,
    }),
  }),
});

const aboutType = builder.objectRef<AboutPart>('ChatAbout').implement({
  description: 'The part of the website that a message is about.',
  fields: (t) => ({
    sectionId: t.exposeID('sectionId'),
    name: t.exposeString('name', { description: 'What it was called then.' }),
  }),
});

export const templateRefType = builder.objectRef<TemplateRef>('ChatTemplateRef').implement({
  description: 'A version of a chat template.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'As it was called then.' }),
    version: t.exposeInt('version'),
  }),
});

export const messageType = builder.objectRef<ChatMessage>('ChatMessage').implement({
  interfaces: [nodeInterface],
  fields: (t) => ({
    role: t.expose('role', { type: roleType }),
    text: t.exposeString('text'),
    state: t.expose('state', { type: stateType }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision', {
      nullable: true,
      description: 'The revision this message made, if it changed something.',
    }),
    changes: t.exposeStringList('changes', { description: 'What changed, a sentence each.' }),
    sections: t.exposeIDList('sections', { description: 'Ids of the sections that changed.' }),
    usage: t.field({ type: usageType, nullable: true, resolve: ({ usage }) => usage }),
    template: t.field({
      type: templateRefType,
      nullable: true,
      description: 'For staff: what a model was asked with. Null for everybody else.',
      resolve: ({ template }, _args, { actor }) => (isStaff(actor) ? template : null),
    }),
    about: t.field({ type: aboutType, nullable: true, resolve: ({ about }) => about }),
    choices: t.field({ type: [choiceType], resolve: ({ choices }) => choices }),
    canUndo: t.boolean({
      description: "True while this message's change stands and can be taken back.",
      resolve: ({ state, revision }) => state === 'DONE' && revision !== null,
    }),
    canRedo: t.boolean({
      description: "True while `redoChange` would make this message's change again.",
      resolve: async ({ state, revision, websiteId }, _args, { loaders }) =>
        state === 'UNDONE' && revision !== null && (await loaders.history.load(websiteId)).redoes === revision,
    }),
  }),
});

builder.objectField(planType, 'assistantMessagesUsed', (t) =>
  t.int({
    description: 'Assistant messages that counted this month.',
    resolve: ({ userId }, _args, { db, clock }) => assistantMessagesUsed(db, userId, clock()),
  }),
);

builder.objectField(websiteType, 'messages', (t) =>
  t.field({
    type: [messageType],
    description:
      'The conversation, oldest first; the last `last` messages, or the last of those before the message `before`.',
    args: { last: t.arg.int(), before: t.arg.id() },
    complexity: ({ last }) => ({ field: 1, multiplier: Math.min(Math.max(last ?? 50, 1), MAX_MESSAGES) }),
    resolve: (website, { last, before }, { db }) => {
      requireAccess(website.access, 'Website.messages');
      return lastMessages(db, website.id, Math.min(Math.max(last ?? 50, 0), MAX_MESSAGES), before ?? undefined);
    },
  }),
);

builder.objectField(websiteType, 'suggestions', (t) =>
  t.stringList({
    description: 'Up to four messages worth sending, in the language of the website.',
    resolve: async (website, _args, context) => {
      requireAccess(website.access, 'Website.messages');
      const { db, sections } = context;
      const document = await currentDocument(db, website);
      const own = suggestionsFor(document, sections.library());
      const template = await templateFor(context, website, 'CONVERSATION');
      if (!template?.suggestions) return own;
      const sent = await lastMessages(db, website.id, LOOKED_AT);
      const staffs = suggestionsOf(template, document, await planNamed(context, website, template.suggestions));
      const fresh = staffs.filter((text) => !sent.some((message) => message.role === 'USER' && message.text === text));
      return [...new Set([...fresh, ...own])].slice(0, MOST_SUGGESTIONS);
    },
  }),
);

builder.objectField(websiteType, 'greeting', (t) =>
  t.string({
    description: "What the assistant says before anybody has said anything; may be ''.",
    resolve: async (website, _args, context) => {
      requireAccess(website.access, 'Website.messages');
      const template = await templateFor(context, website, 'CONVERSATION');
      if (!template || !hasVariables(template.greeting)) return template?.greeting ?? '';
      const plan = await planNamed(context, website, template.greeting);
      return greetingOf(template, await currentDocument(context.db, website), plan);
    },
  }),
);

/** The name of a website's plan, looked up where the words may ask for it. */
const planNamed = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, website: WebsiteView, words: string) =>
  hasVariables(words) ? planForPeople(await planOfWebsite(db, website, clock())) : '';

export const chatPayloadType = builder
  .objectRef<{ website: WebsiteView; message: ChatMessage }>('SendChatMessagePayload')
  .implement({
    fields: (t) => ({
      website: t.field({ type: websiteType, resolve: (payload) => payload.website }),
      message: t.field({ type: messageType, resolve: (payload) => payload.message }),
    }),
  });

builder.mutationFields((t) => ({
  undoChatMessage: t.field({
    type: chatPayloadType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { website, message } = await undoChatMessage(context, id);
      return { website: writtenBy(context.actor, website), message };
    },
  }),
}));
