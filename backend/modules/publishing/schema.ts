import { builder } from '../../graphql/builder.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { documentAt } from '../revisions/read-document.ts';
import { findSiteSettings } from '../site-settings/store.ts';
import { addressOf } from '../websites/address.ts';
import { findWebsite } from '../websites/store.ts';
import { publishWebsite } from './publish-website.ts';
import { unpublishWebsite } from './unpublish-website.ts';

builder.mutationFields((t) => ({
  publishWebsite: t.field({
    type: websiteType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => owned(await publishWebsite(context, id)),
  }),
  unpublishWebsite: t.field({
    type: websiteType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => owned(await unpublishWebsite(context, id)),
  }),
}));

const publicWebsiteType = builder
  .objectRef<{ id: string; name: string; tagline: string; address: string }>('PublicWebsite')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      tagline: t.exposeString('tagline'),
      address: t.exposeString('address'),
    }),
  });

builder.queryFields((t) => ({
  publicWebsite: t.field({
    type: publicWebsiteType,
    nullable: true,
    description: 'The public card of a published website, for people who may not edit it.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, settings }) => {
      const website = await findWebsite(db, id);
      if (!website?.publishedRevision || website.deletedAt) return null;
      // What a password keeps from visitors is kept from them here as well.
      if ((await findSiteSettings(db, id)).passwordHash !== null) return null;
      const { brand } = await documentAt(db, id, website.publishedRevision);
      return { id, name: brand.name, tagline: brand.tagline, address: addressOf(settings, website) };
    },
  }),
}));
