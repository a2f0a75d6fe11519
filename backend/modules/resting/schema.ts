import { builder } from '../../graphql/builder.ts';
import { billingType } from '../billing/billing-type.ts';
import { planChangeType } from '../billing/plan-change-type.ts';
import { standingOf } from '../billing/standing.ts';
import { statusType } from '../websites/schema.ts';
import { statusOf } from '../websites/status.ts';
import { chooseWebsitesShown } from './choose-websites-shown.ts';
import { inOrder, NOTICE_MS } from './next-rest.ts';
import { listPublished } from './store.ts';
import type { PublishedRow } from './store.ts';
import { whatWouldRest } from './what-would-rest.ts';
import type { Rested } from './what-would-rest.ts';

const publishedType = builder.objectRef<PublishedRow>('PublishedWebsite').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    status: t.field({ type: statusType, resolve: statusOf }),
    visits: t.exposeInt('visits', { description: 'In the last 30 days, or the 30 days before it came to rest.' }),
    isPreferred: t.exposeBoolean('isPreferred', { description: 'Its owner chose it to be shown before others.' }),
  }),
});

builder.objectFields(billingType, (t) => ({
  beyondSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Since when more websites are shown than the plan has room for; null: they fit, or the others rest.',
    resolve: ({ beyondSince }) => beyondSince,
  }),
  restsAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When those beyond the plan come to rest.',
    resolve: ({ beyondSince }) => beyondSince && new Date(beyondSince.getTime() + NOTICE_MS),
  }),
  published: t.field({
    type: [publishedType],
    description: 'What is published, shown or at rest, in the order in which it stays.',
    resolve: async ({ user }, _args, { db, clock }) => inOrder(await listPublished(db, user.id, clock())),
  }),
}));

const restType = builder.objectRef<Rested>('PlanRest').implement({
  fields: (t) => ({
    kind: t.string({
      description: 'website, domain, page-limit, head-code, badge, waitlist or messages.',
      resolve: ({ kind }) => kind,
    }),
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    detail: t.exposeString('detail', { description: 'What becomes of it: a sentence that begins with its name.' }),
  }),
});

builder.objectField(planChangeType, 'rests', (t) =>
  t.field({
    type: [restType],
    description: 'By name what the other plan has no room for; nothing of it is deleted.',
    resolve: ({ standing, to }, _args, { db, clock }) => whatWouldRest(db, standing.user.id, to, clock()),
  }),
);

builder.mutationFields((t) => ({
  chooseWebsitesShown: t.field({
    type: billingType,
    description: 'These are shown before all others when not all fit, before websites rest or afterwards.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, context) =>
      standingOf(context.db, await chooseWebsitesShown(context, ids), context.clock()),
  }),
}));
