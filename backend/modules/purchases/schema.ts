import { builder, nodeInterface } from '../../graphql/builder.ts';
import { moneyType } from '../billing/money-type.ts';
import { domainType } from '../domains/domain-type.ts';
import { findDomain } from '../domains/store.ts';
import { viewerType } from '../users/viewer-type.ts';
import { buyDomain } from './buy-domain.ts';
import { openedType } from './opened-type.ts';
import './plan/plan-schema.ts';
import { ownPurchase } from './own-purchase.ts';
import { domainDetails, planDetails } from './purchase.ts';
import type { PurchaseRow } from './purchase.ts';
import { searchDomains } from './domain/search-domains.ts';
import type { DomainOffer } from './domain/search-domains.ts';

const availabilityType = builder.enumType('DomainAvailability', {
  values: { FREE: { value: 'free' }, TAKEN: { value: 'taken' }, UNKNOWN: { value: 'unknown' } } as const,
});

const offerType = builder.objectRef<DomainOffer>('DomainOffer').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    displayName: t.exposeString('displayName', { description: 'In its own letters.' }),
    availability: t.field({ type: availabilityType, resolve: ({ availability }) => availability }),
    yearly: t.field({
      type: moneyType,
      nullable: true,
      description: 'What it costs a year; null when it cannot be bought here.',
      resolve: ({ yearly }) => yearly,
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it cannot be bought, or is not known.' }),
  }),
});

const kindType = builder.enumType('PurchaseKind', {
  values: { DOMAIN: { value: 'domain' }, PLAN: { value: 'plan' } } as const,
});
const stateType = builder.enumType('PurchaseState', {
  values: {
    ASKED: { value: 'asked', description: 'Not paid yet, or the payment is on its way.' },
    PAID: { value: 'paid' },
    REGISTERING: { value: 'registering' },
    REGISTERED: { value: 'registered' },
    CONNECTED: { value: 'connected', description: 'The domain is theirs, and everything is done.' },
    DELIVERED: { value: 'delivered', description: 'The plan is in force.' },
    FAILED: { value: 'failed', description: 'What was paid is on its way back.' },
    REFUNDED: { value: 'refunded' },
    EXPIRED: { value: 'expired', description: 'Not paid in time, or its subscription has ended.' },
  } as const,
});

const purchaseType = builder.objectRef<PurchaseRow>('Purchase').implement({
  interfaces: [nodeInterface],
  fields: (t) => ({
    kind: t.field({ type: kindType, resolve: ({ kind }) => kind }),
    subject: t.exposeString('subject', { description: 'What is bought: the name of a domain, or the id of a plan.' }),
    state: t.field({ type: stateType, resolve: ({ state }) => state }),
    amount: t.exposeInt('amount', {
      description: 'For a year of a name or a month of a plan, in the smallest unit of the currency.',
    }),
    currency: t.exposeString('currency'),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it failed, in words.' }),
    from: t.field({
      type: 'String',
      nullable: true,
      description: 'Of a plan: the id of the one before.',
      resolve: (purchase) => (purchase.kind === 'plan' ? planDetails(purchase).from : null),
    }),
    returnTo: t.field({
      type: 'String',
      nullable: true,
      description: 'Of a plan: the path of ours that they came from.',
      resolve: (purchase) => (purchase.kind === 'plan' ? planDetails(purchase).returnTo : null),
    }),
    domain: t.field({
      type: domainType,
      nullable: true,
      resolve: async (purchase, _args, { db }) => {
        if (purchase.kind !== 'domain') return null;
        const { domainId } = domainDetails(purchase);
        const domain = domainId === undefined ? undefined : await findDomain(db, domainId);
        return domain?.ownerId === purchase.userId ? domain : null;
      },
    }),
  }),
});

builder.objectField(viewerType, 'purchase', (t) =>
  t.field({
    type: purchaseType,
    nullable: true,
    description: 'A purchase by the order at the payment provider, or by its own id; null unless it is theirs.',
    args: { checkoutId: t.arg.string(), id: t.arg.id() },
    resolve: (_viewer, asked, context) => ownPurchase(context, asked),
  }),
);

builder.queryFields((t) => ({
  searchDomains: t.field({
    type: [offerType],
    description: 'Names that go with a name or some words, whether they are free, and their price.',
    args: { text: t.arg.string({ required: true }) },
    resolve: (_root, { text }, context) => searchDomains(context, text),
  }),
}));

builder.mutationFields((t) => ({
  buyDomain: t.field({
    type: openedType,
    description: 'Opens the order of a name by the year. Asked again it leads to the same page.',
    args: {
      name: t.arg.string({ required: true }),
      websiteId: t.arg.id(),
      shownAmount: t.arg.int({ required: true, description: 'The yearly price that was shown, in US cents.' }),
    },
    resolve: (_root, wanted, context) => buyDomain(context, wanted),
  }),
}));
