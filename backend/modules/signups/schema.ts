import { requirePerson } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import { lastDays } from '../../last-days.ts';
import { planInForce } from '../billing/in-force.ts';
import { plans } from '../billing/plans.ts';
import { countSignups, listSignups, signupsByDay } from './store.ts';
import type { Signup } from './store.ts';

const signupType = builder.objectRef<Signup>('Signup').implement({
  description: 'Staff: somebody who made an account.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    email: t.exposeString('email', { description: 'Empty until they came back from logging in.' }),
    name: t.exposeString('name'),
    source: t.exposeString('source', {
      nullable: true,
      description: 'The path of the page that they signed up from; null where nobody said.',
    }),
    websiteCount: t.exposeInt('websiteCount'),
    plan: t.string({
      description: 'The label of the plan in force.',
      resolve: (signup, _args, { clock }) => planInForce(signup, clock()).label,
    }),
  }),
});

const dayType = builder.objectRef<{ name: string; signups: number }>('SignupDay').implement({
  fields: (t) => ({ name: t.exposeString('name'), signups: t.exposeInt('signups') }),
});

const sortType = builder.enumType('SignupSort', { values: ['NEWEST', 'OLDEST'] as const });

builder.queryFields((t) => ({
  recentSignups: t.field({
    type: connectionType('Signup', signupType),
    description: 'Staff: everybody with an account, the newest first.',
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      search: t.arg.string({ description: 'In email addresses and names.' }),
      plan: t.arg.id({ description: 'Of those with this plan in force.' }),
      sort: t.arg({ type: sortType }),
    },
    complexity: pageComplexity,
    resolve: (_root, { search, plan, sort, ...page }, { actor, db, clock }) => {
      requirePerson(actor, 'recentSignups');
      const filter = { search: (search ?? '').trim(), plan: plan ? planFilter(plan, clock()) : null };
      return connectionPage<Signup, typeof momentKeySchema>(page, {
        keySchema: momentKeySchema,
        keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
        load: (cut) => listSignups(db, filter, { ...cut, isOldestFirst: sort === 'OLDEST' }),
        count: () => countSignups(db, filter),
      });
    },
  }),
  signupDays: t.field({
    type: [dayType],
    description: 'Staff: new accounts on each of the last `last` days (UTC), oldest first.',
    args: { last: t.arg.int({ defaultValue: 30 }) },
    resolve: async (_root, { last }, { actor, db, clock }) => {
      requirePerson(actor, 'signupDays');
      const days = lastDays(clock(), last ?? 30);
      const counted = await signupsByDay(db, new Date(`${days[0]}T00:00:00.000Z`));
      return days.map((name) => ({ name, signups: counted.get(name) ?? 0 }));
    },
  }),
}));

const planFilter = (id: string, now: Date) => ({ id, others: Object.keys(plans).filter((other) => other !== id), now });
