import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import { builder } from '../../graphql/builder.ts';
import { recordSignIn } from './record-sign-in.ts';
import { viewerType } from './viewer-type.ts';
import type { User } from './store.ts';

builder.objectFields(viewerType, (t) => ({
  id: t.exposeID('id'),
  email: t.exposeString('email'),
  name: t.exposeString('name'),
  picture: t.exposeString('picture', { nullable: true }),
  roles: t.exposeStringList('roles'),
  createdAt: t.expose('createdAt', { type: 'DateTime' }),
  websiteCount: t.exposeInt('websiteCount'),
}));

builder.queryFields((t) => ({
  viewer: t.field({
    type: viewerType,
    nullable: true,
    description: 'What this person has and may do. Null for a visitor.',
    resolve: async (_root, _args, { actor, loaders }) =>
      actor.kind === 'visitor' ? null : { ...(await userOf(loaders, actor)), roles: actor.roles },
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

async function userOf({ signedIn }: Context['loaders'], { userId }: Person): Promise<User> {
  const found = await signedIn.load(userId);
  if (!found) throw new Error(`User ${userId} is gone`);
  return found.user;
}
