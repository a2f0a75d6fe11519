import { keyScopes } from '../../auth/actor.ts';
import { requirePerson } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { viewerType } from '../users/viewer-type.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { createAccessKey } from './create-access-key.ts';
import { revokeAccessKey } from './revoke-access-key.ts';
import { listAccessKeys } from './store.ts';
import type { AccessKeyRow } from './store.ts';

const scopeType = builder.enumType('AccessKeyScope', {
  description: 'Each may do what the ones before it may: look, change, publish.',
  values: keyScopes,
});

const accessKeyType = builder.objectRef<AccessKeyRow>('AccessKey').implement({
  description: 'By which a program works in its person’s name. The key itself is kept nowhere.',
  interfaces: [nodeInterface],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What histories call it.' }),
    scope: t.expose('scope', { type: scopeType }),
    website: t.field({
      type: websiteType,
      nullable: true,
      description: 'The only one that it is for; null: all that its person has.',
      resolve: async ({ websiteId }, _args, { loaders }) => {
        const website = websiteId === null ? undefined : await loaders.website.load(websiteId);
        return website ? owned(website) : null;
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'To the minute.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Null: until it is revoked.' }),
  }),
});

builder.objectField(viewerType, 'accessKeys', (t) =>
  t.field({
    type: [accessKeyType],
    description: 'Those that work, the newest first.',
    resolve: ({ id }, _args, { actor, db, clock }) => {
      requirePerson(actor, 'Viewer.accessKeys');
      return listAccessKeys(db, id, clock());
    },
  }),
);

const createInput = builder.inputType('CreateAccessKeyInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: '1 to 60 characters.' }),
    scope: t.field({ type: scopeType, required: true }),
    websiteId: t.id({ description: 'Left out: all websites, also those made later.' }),
    days: t.int({ description: '1 to 365; left out: until it is revoked.' }),
  }),
});

const newKeyType = builder.objectRef<{ key: AccessKeyRow; secret: string }>('NewAccessKey').implement({
  fields: (t) => ({
    key: t.field({ type: accessKeyType, resolve: ({ key }) => key }),
    secret: t.exposeString('secret', { description: 'The key. It is told this once.' }),
  }),
});

builder.mutationFields((t) => ({
  createAccessKey: t.field({
    type: newKeyType,
    args: { input: t.arg({ type: createInput, required: true }) },
    resolve: (_root, { input }, context) => createAccessKey(context, input),
  }),
  revokeAccessKey: t.field({
    type: 'Boolean',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => revokeAccessKey(context, id),
  }),
}));
