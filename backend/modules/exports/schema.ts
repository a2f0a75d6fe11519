import { builder } from '../../graphql/builder.ts';
import { owned, websiteType } from '../websites/website-type.ts';
import { exportWebsite, type WebsiteExport } from './export-website.ts';
import { importWebsite } from './import-website.ts';

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
