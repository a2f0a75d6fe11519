import { builder } from '../../graphql/builder.ts';
import { owned, websiteType } from '../websites/website-type.ts';
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
