import { requireAccess } from '../../auth/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { chatPayloadType } from '../chat/schema.ts';
import { websiteType, writtenBy } from '../websites/website-type.ts';
import { cancelTurn } from './cancel-turn.ts';
import { findTurnOf } from './store.ts';
import { stampOf, watchWebsite } from './watch-website.ts';
import type { WebsiteUpdate } from './watch-website.ts';

type TurnView = NonNullable<Awaited<ReturnType<typeof findTurnOf>>>;

const turnType = builder.objectRef<TurnView>('ChatTurn').implement({
  description: 'What the assistant is at work on.',
  fields: (t) => ({
    messageId: t.exposeID('id'),
    note: t.exposeString('note', { description: 'What it is doing now, in a few words.' }),
    changes: t.exposeStringList('sentences', { description: 'What it has done so far, a sentence each.' }),
    step: t.exposeInt('step', { description: 'Grows with each thing it does; 0 before there is a draft.' }),
  }),
});

builder.objectFields(websiteType, (t) => ({
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
    turn: t.field({ type: turnType, nullable: true, resolve: ({ turn }) => turn }),
  }),
});

builder.mutationField('cancelChatMessage', (t) =>
  t.field({
    type: chatPayloadType,
    description: 'Ends the turn under way without an effect. A turn that is over stays as it is.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { website, message } = await cancelTurn(context, id);
      return { website: writtenBy(context.actor, website), message };
    },
  }),
);

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
