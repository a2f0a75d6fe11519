import { builder } from '../../graphql/builder.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import type { WebsiteView } from '../websites/website-type.ts';
import { claimWebsites } from './claim-websites.ts';
import { createUnclaimedWebsite } from './create-unclaimed-website.ts';
import { keptUntil } from './kept-until.ts';
import { listUnclaimed } from './store.ts';

builder.objectFields(websiteType, (t) => ({
  isUnclaimed: t.boolean({
    description: 'True while it belongs to nobody: whoever holds its claim may work on it or take it into an account.',
    resolve: ({ claimHash }) => claimHash !== null,
  }),
  keptUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When an unclaimed website is removed, unless it is changed or claimed before.',
    resolve: keptUntil,
  }),
}));

builder.queryField('unclaimedWebsites', (t) =>
  t.field({
    type: [websiteType],
    description: 'The websites that the claims of this request open, the newest first.',
    resolve: async (_root, _args, { db, actor }): Promise<WebsiteView[]> =>
      (await listUnclaimed(db, actor.claims)).map((website) => ({ ...website, access: 'claim' })),
  }),
);

const createInput = builder.inputType('CreateUnclaimedWebsiteInput', {
  fields: (t) => ({
    brief: t.string({ required: true, description: 'As in `CreateWebsiteInput`.' }),
    name: t.string(),
    templateId: t.id(),
    seed: t.int({ description: 'The same brief, template and seed give the same design. 0 or more.' }),
    claimHash: t.string({
      required: true,
      description: 'SHA-256 in base64url of a secret of 32 random bytes (base64url) that the caller keeps.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createUnclaimedWebsite: t.field({
    type: websiteType,
    description: 'A website that belongs to nobody yet.',
    args: { input: t.arg({ type: createInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<WebsiteView> => ({
      ...(await createUnclaimedWebsite(context, input)),
      access: 'claim',
    }),
  }),
  claimWebsites: t.field({
    type: [websiteType],
    description: 'Makes the caller the owner of websites that they hold the claims of: all of them or none.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, context) => (await claimWebsites(context, ids)).map(owned),
  }),
}));
