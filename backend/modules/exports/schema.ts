import { builder } from '../../graphql/builder.ts';
import { taskType } from '../blog/tasks-schema.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { exportWebsite, type WebsiteExport } from './export-website.ts';
import { importWebsite } from './import-website.ts';
import { exportBlogPosts } from './posts/export-posts.ts';
import { importBlogPosts } from './posts/import-posts.ts';

const exportType = builder.objectRef<WebsiteExport>('WebsiteExport').implement({
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'Such as `maple-bakery.zip`.' }),
    archive: t.string({
      description: 'The ZIP, in base64.',
      resolve: ({ archive }) => Buffer.from(archive).toString('base64'),
    }),
  }),
});

const importInput = builder.inputType('ImportWebsiteInput', {
  fields: (t) => ({
    archive: t.string({ required: true, description: 'A ZIP that `exportWebsite` gave, in base64. 25 MB at most.' }),
  }),
});

builder.mutationFields((t) => ({
  exportBlogPosts: t.field({
    type: exportType,
    description:
      'Every post as a Markdown file with a head, and their pictures, for `importBlogPosts` and other programs.',
    args: { websiteId: t.arg.id({ required: true }) },
    resolve: (_root, { websiteId }, context) => exportBlogPosts(context, websiteId),
  }),
  importBlogPosts: t.field({
    type: taskType,
    description:
      'Begins to bring posts in from a ZIP of Markdown files or an export of WordPress (XML), in base64. Again: nothing twice.',
    args: { websiteId: t.arg.id({ required: true }), archive: t.arg.string({ required: true }) },
    resolve: (_root, { websiteId, archive }, context) => importBlogPosts(context, websiteId, archive),
  }),
  exportWebsite: t.field({
    type: exportType,
    description: 'The draft with everything that belongs to it, for any file server and for `importWebsite`.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => exportWebsite(context, id),
  }),
  importWebsite: t.field({
    type: websiteType,
    args: { input: t.arg({ type: importInput, required: true }) },
    resolve: async (_root, { input }, context) => owned(await importWebsite(context, input)),
  }),
}));
