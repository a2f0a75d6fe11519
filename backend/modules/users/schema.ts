import type { Person } from '../../auth/actor.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionPage, pageComplexity } from '../../graphql/connections.ts';
import { planInUse, planType } from '../billing/schema.ts';
import { RESTORABLE_MS } from '../websites/delete-website.ts';
import { sortType, websiteConnectionType } from '../websites/schema.ts';
import { countWebsites, keyOf, keySchemaOf, listDeleted, listWebsites } from '../websites/store.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import type { WebsiteView } from '../websites/website-type.ts';
import { recordSignIn } from './record-sign-in.ts';
import { findUser } from './store.ts';
import type { User } from './store.ts';

type Viewer = User & { roles: string[] };

const viewerType = builder.objectRef<Viewer>('Viewer');

viewerType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    picture: t.exposeString('picture', { nullable: true }),
    roles: t.exposeStringList('roles'),
    plan: t.field({ type: planType, resolve: planInUse }),
    websiteCount: t.int({ resolve: ({ id }, _args, { loaders }) => loaders.websiteCount.load(id) }),
    websites: t.field({
      type: websiteConnectionType,
      args: { first: t.arg.int(), after: t.arg.string(), search: t.arg.string(), sort: t.arg({ type: sortType }) },
      complexity: pageComplexity,
      resolve: ({ id: ownerId }, { search, sort, ...page }, { db, loaders }) => {
        const words = (search ?? '').trim();
        const order = sort ?? 'RECENT';
        return connectionPage<WebsiteView, ReturnType<typeof keySchemaOf>>(page, {
          keySchema: keySchemaOf(order),
          keyOf: (website) => keyOf(website, order),
          load: async (cut) => (await listWebsites(db, { ownerId, search: words, order, cut })).map(owned),
          count: () => (words ? countWebsites(db, ownerId, words) : loaders.websiteCount.load(ownerId)),
        });
      },
    }),
    deletedWebsites: t.field({
      type: [websiteType],
      resolve: async ({ id }, _args, { db, clock }) =>
        (await listDeleted(db, id, new Date(clock().getTime() - RESTORABLE_MS))).map(owned),
    }),
  }),
});

const redwoodType = builder.objectRef<Record<never, never>>('Redwood').implement({
  fields: (t) => ({
    currentUser: t.field({
      type: 'JSON',
      nullable: true,
      description: "The caller's profile with roles; null without a token.",
      resolve: async (_redwood, _args, { actor, db }) => {
        if (actor.kind === 'visitor') return null;
        const { id, sub, email, name, picture } = await userOf(db, actor);
        return { id, sub, email, name, picture, roles: actor.roles };
      },
    }),
  }),
});

builder.queryFields((t) => ({
  redwood: t.field({ type: redwoodType, resolve: () => ({}) }),
  viewer: t.field({
    type: viewerType,
    nullable: true,
    description: 'What this person has and may do. Null for a visitor.',
    resolve: async (_root, _args, { actor, db }) =>
      actor.kind === 'visitor' ? null : { ...(await userOf(db, actor)), roles: actor.roles },
  }),
}));

builder.mutationFields((t) => ({
  recordSignIn: t.field({
    type: viewerType,
    description: 'Called once at sign-in: verifies the identity token again and keeps name, mail and picture.',
    args: { idToken: t.arg.string({ required: true }), signupSource: t.arg.string() },
    resolve: (_root, input, context) => recordSignIn(context, input),
  }),
}));

async function userOf(db: Parameters<typeof findUser>[0], person: Person): Promise<User> {
  const user = await findUser(db, person.userId);
  if (!user) throw new Error(`User ${person.userId} is gone`);
  return user;
}
