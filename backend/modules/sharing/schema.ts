import { requireAccess } from '../../auth/policy.ts';
import { shareToken } from '../../auth/share-token.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { accessTo } from '../../auth/policy.ts';
import { isShareToken } from '../../auth/share-token.ts';
import type { WebsiteView } from '../websites/website-type.ts';
import { websiteOfToken } from './website-of-token.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { createShareLink } from './create-share-link.ts';
import { revokeShareLink } from './revoke-share-link.ts';
import { listShareLinks } from './store.ts';
import type { ShareLinkRow } from './store.ts';

const shareLinkType = builder.objectRef<ShareLinkRow>('ShareLink').implement({
  interfaces: [nodeInterface],
  fields: (t) => ({
    token: t.string({
      description: 'What `website(previewToken:)` takes; it opens the draft to whoever has it.',
      resolve: ({ id }, _args, { settings }) => shareToken(id, settings.sessionSecrets),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: until it is revoked.',
    }),
  }),
});

builder.objectField(websiteType, 'shareLinks', (t) =>
  t.field({
    type: [shareLinkType],
    description: 'The links that open this draft to whoever has them, the newest first.',
    resolve: (website, _args, { db, clock }) => {
      requireAccess(website.access, 'Website.shareLinks');
      return listShareLinks(db, website.id, clock());
    },
  }),
);

builder.mutationFields((t) => ({
  createShareLink: t.field({
    type: shareLinkType,
    args: {
      websiteId: t.arg.id({ required: true }),
      days: t.arg.int({ description: '1 to 365; left out: until it is revoked.' }),
    },
    resolve: (_root, input, context) => createShareLink(context, input),
  }),
  revokeShareLink: t.field({
    type: websiteType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => owned(await revokeShareLink(context, id)),
  }),
}));

builder.queryFields((t) => ({
  website: t.field({
    type: websiteType,
    nullable: true,
    description:
      'One website the caller may read; null otherwise. `previewToken` opens a draft to whoever holds the link.',
    args: { id: t.arg.id({ required: true }), previewToken: t.arg.string() },
    resolve: async (
      _root,
      { id, previewToken },
      { db, loaders, actor, settings, clock },
    ): Promise<WebsiteView | null> => {
      const website = await loaders.website.load(id);
      if (!website || website.deletedAt) return null;
      const opened = await websiteOfToken({ db, settings, clock }, previewToken);
      // A share link shows what it shows to everybody, so that its owner sees at once when it works no more.
      if (previewToken && isShareToken(previewToken)) return opened === id ? { ...website, access: 'preview' } : null;
      const access = accessTo(actor, website, opened);
      return access && { ...website, access };
    },
  }),
}));
