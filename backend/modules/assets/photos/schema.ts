import { requireAccess } from '../../../auth/policy.ts';
import { builder } from '../../../graphql/builder.ts';
import type { FoundPhotos, Photo } from '../../../integrations/photo-search/index.ts';
import { assetType, creditType } from '../schema.ts';
import { websiteType } from '../../websites/website-type.ts';
import { searchPhotos, takePhoto } from './photos.ts';

const photoType = builder.objectRef<Photo>('Photo').implement({
  description: 'A photo of somebody else that may be used for free.',
  fields: (t) => ({
    id: t.exposeID('id'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    preview: t.exposeString('preview', { description: "An address on its provider's server: it is shown from there." }),
    credit: t.field({ type: creditType, resolve: ({ credit }) => credit }),
  }),
});

const foundType = builder.objectRef<FoundPhotos>('FoundPhotos').implement({
  fields: (t) => ({
    photos: t.field({ type: [photoType], resolve: ({ photos }) => photos }),
    hasMore: t.exposeBoolean('hasMore'),
  }),
});

builder.objectFields(websiteType, (t) => ({
  photoSources: t.field({
    type: ['String'],
    description: 'Who is asked when photos are searched; empty: that is switched off here.',
    resolve: ({ access }, _args, { photos }) => {
      requireAccess(access, 'Website.photoSources');
      return photos?.sources ?? [];
    },
  }),
}));

builder.queryFields((t) => ({
  searchPhotos: t.field({
    type: foundType,
    description: 'Photos that fit some words, 12 of each provider a page.',
    args: {
      websiteId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true, description: '1 to 100 characters.' }),
      page: t.arg.int({ description: 'From 1.' }),
    },
    resolve: (_root, input, context) => searchPhotos(context, input),
  }),
}));

builder.mutationFields((t) => ({
  takePhoto: t.field({
    type: assetType,
    description: 'Copies a photo that was found into the library, with its credit. The same photo twice is one asset.',
    args: { websiteId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: (_root, input, context) => takePhoto(context, input),
  }),
}));
