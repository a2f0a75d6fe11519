import type { Person } from '../../auth/actor.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import { deletionWordOf } from '../account/delete-account.ts';
import { planInUse, planType } from '../billing/schema.ts';
import { RESTORABLE_MS } from '../deletion/restorable.ts';
import { deletedKeyOf, listDeleted } from '../deletion/store.ts';
import { sortType, websiteConnectionType } from '../websites/schema.ts';
import { countFound, keyOf, keySchemas, listWebsites, listWebsitesById } from '../websites/store.ts';
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
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    deletionWord: t.string({ description: 'What they type to delete their account.', resolve: deletionWordOf }),
    websiteCount: t.exposeInt('websiteCount'),
    websites: t.field({
      type: websiteConnectionType,
      args: { first: t.arg.int(), after: t.arg.string(), search: t.arg.string(), sort: t.arg({ type: sortType }) },
      complexity: pageComplexity,
      resolve: ({ id: ownerId, websiteCount }, { search, sort, ...page }, { db }) => {
        const words = (search ?? '').trim();
        const order = sort ?? 'RECENT';
        return connectionPage<WebsiteView, (typeof keySchemas)[typeof order]>(page, {
          keySchema: keySchemas[order],
          keyOf: (website) => keyOf(website, order),
          load: async (cut) => (await listWebsites(db, { ownerId, search: words, order, cut })).map(owned),
          count: async () => (words ? countFound(db, ownerId, words) : websiteCount),
        });
      },
    }),
    websitesById: t.field({
      type: [websiteType],
      description: 'Those of the named websites that they have, by name. 100 at most.',
      args: { ids: t.arg.idList({ required: true }) },
      resolve: async ({ id }, { ids }, { db }) => (await listWebsitesById(db, id, ids.slice(0, 100))).map(owned),
    }),
    deletedWebsites: t.field({
      type: websiteConnectionType,
      description: 'What can be restored, the last deleted first.',
      args: { first: t.arg.int(), after: t.arg.string() },
      complexity: pageComplexity,
      resolve: ({ id: ownerId, deletedWebsiteCount }, page, { db, clock }) =>
        connectionPage<WebsiteView, typeof momentKeySchema>(page, {
          keySchema: momentKeySchema,
          keyOf: deletedKeyOf,
          load: async (cut) => {
            if (deletedWebsiteCount === 0) return [];
            const since = new Date(clock().getTime() - RESTORABLE_MS);
            return (await listDeleted(db, { ownerId, since, cut })).map(owned);
          },
          count: async () => deletedWebsiteCount,
        }),
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
