import { accessTo, requireAccess } from '../../auth/policy.ts';
import type { PhotoLook } from '#site/photos/photo-looks.ts';
import type { Context } from '../../context.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionType } from '../../graphql/connection-type.ts';
import { connectionPage, momentKeySchema, pageComplexity } from '../../graphql/connections.ts';
import type { PictureCredit } from '../../integrations/photo-search/index.ts';
import type { Generated } from '../../integrations/picture-maker.ts';
import { contentTypes } from '../../integrations/picture-kinds.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { websiteOfToken } from '../sharing/website-of-token.ts';
import { findWebsite } from '../websites/store.ts';
import { websiteType } from '../websites/website-type.ts';
import { originalKey } from './asset-files.ts';
import { filesOf, type ShownAsset } from './crops.ts';
import { draftMedia } from './draft-media.ts';
import { removeAsset, restoreAsset, changeAsset } from './change-asset.ts';
import { bytesUsed, countAssets, findAsset, listAssets } from './store.ts';
import type { AssetRow, AssetVariant } from './store.ts';
import { uploadAsset } from './upload-asset.ts';

const stateType = builder.enumType('AssetState', { values: ['PENDING', 'READY', 'FAILED'] as const });
const formatType = builder.enumType('AssetFormat', { values: ['avif', 'webp', 'jpeg', 'png'] as const });
const useType = builder.enumType('AssetFileUse', { values: ['source', 'fallback', 'icon'] as const });

const fileType = builder.objectRef<AssetVariant>('AssetVariant').implement({
  description: 'A file made from an upload. What is under a file name never changes.',
  fields: (t) => ({
    file: t.exposeString('file'),
    format: t.expose('format', { type: formatType }),
    use: t.expose('use', { type: useType }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
});

export const creditType = builder.objectRef<PictureCredit>('PictureCredit').implement({
  description: 'Whose a picture is, and on which terms it may be used.',
  fields: (t) => ({
    author: t.exposeString('author'),
    authorUrl: t.exposeString('authorUrl'),
    source: t.exposeString('source', { description: 'Where it was found, such as Pexels.' }),
    sourceUrl: t.exposeString('sourceUrl'),
    licence: t.exposeString('licence'),
  }),
});

const generatedType = builder.objectRef<Generated>('GeneratedPicture').implement({
  description: 'All files of such a picture say so, too.',
  fields: (t) => ({
    prompt: t.exposeString('prompt', { description: 'The words that it was made from.' }),
    model: t.exposeString('model'),
  }),
});

const lookType = builder.objectRef<PhotoLook>('PictureLook').implement({
  description: 'What can be told from its pixels, for whoever finds places for photos.',
  fields: (t) => ({
    sharpness: t.exposeFloat('sharpness', {
      description: 'How strongly neighbouring points differ; of blurred photos little.',
    }),
    entropy: t.exposeFloat('entropy', { description: 'How many different tones it has, in bits; of calm photos few.' }),
  }),
});

export const assetType = builder.objectRef<AssetRow>('Asset').implement({
  description: "A picture in a website's library. Its id is made from its content and unique within the website.",
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    alt: t.exposeString('alt', { description: 'What a new use of the picture says to people who cannot see it.' }),
    credit: t.field({
      type: creditType,
      nullable: true,
      description: "Null for pictures of the website's owner.",
      resolve: ({ credit }) => credit,
    }),
    generated: t.field({
      type: generatedType,
      nullable: true,
      description: 'How a model made it; null for pictures that somebody took or drew.',
      resolve: ({ generated }) => generated,
    }),
    contentType: t.string({ resolve: ({ kind }) => contentTypes[kind] }),
    bytes: t.exposeInt('bytes', { description: 'Of the file as it was uploaded.' }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    focus: t.exposeString('focus', {
      nullable: true,
      description: 'Where a new use of the picture begins: the point that draws the eye. The middle when null.',
    }),
    crop: t.exposeString('crop', {
      nullable: true,
      description:
        'What a new use of it keeps: from the left, from the top, width, height, in percent. All of it when null.',
    }),
    look: t.field({
      type: lookType,
      nullable: true,
      description: 'Null for pictures that came before it was measured.',
      resolve: ({ look }) => look,
    }),
    state: t.expose('state', { type: stateType, description: 'PENDING while its sizes are being made.' }),
    variants: t.field({ type: [fileType], description: 'Of the whole picture.', resolve: (asset) => filesOf(asset) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    removedAt: t.expose('removedAt', { type: 'DateTime', nullable: true }),
  }),
});

const mediaType = builder.objectRef<Pick<ShownAsset, 'key' | 'files'>>('AssetMedia').implement({
  description: 'The files of one uploaded picture that a draft shows.',
  fields: (t) => ({
    id: t.exposeID('key', { description: 'As it was asked for: the id of an asset, or of its crop.' }),
    files: t.field({ type: [fileType], resolve: ({ files }) => files }),
  }),
});

const roomType = builder.objectRef<{ used: number; limit: number }>('MediaRoom').implement({
  description: 'Room for uploads of one website, in bytes. A float, since a plan may have more than an Int holds.',
  fields: (t) => ({ used: t.exposeFloat('used'), limit: t.exposeFloat('limit') }),
});

builder.objectFields(websiteType, (t) => ({
  assets: t.field({
    type: connectionType('Asset', assetType),
    description: 'The library, newest first.',
    args: { first: t.arg.int(), after: t.arg.string() },
    complexity: pageComplexity,
    resolve: ({ id, access }, args, { db }) => {
      requireAccess(access, 'Website.assets');
      return connectionPage(args, {
        keySchema: momentKeySchema,
        keyOf: (asset: AssetRow) => [asset.createdAt.getTime(), asset.id] as [number, string],
        load: (cut) => listAssets(db, id, cut),
        count: () => countAssets(db, id),
      });
    },
  }),
  media: t.field({
    type: [mediaType],
    description:
      'Those of the pictures that the website has, removed ones too: older revisions show them. `id.left-top-width-height`, in percent, is a crop; one that the draft does not show and nobody made yet is answered by the whole picture.',
    args: { ids: t.arg.idList({ required: true, defaultValue: [] }) },
    resolve: ({ id, access }, { ids }, context) => {
      requireAccess(access, 'Website.media');
      return draftMedia(context, id, ids.slice(0, 1000));
    },
  }),
  mediaRoom: t.field({
    type: roomType,
    resolve: async (website, _args, { db, clock }) => {
      requireAccess(website.access, 'Website.mediaRoom');
      return { used: await bytesUsed(db, website.id), limit: (await planOfWebsite(db, website, clock())).mediaBytes };
    },
  }),
}));

export const sentFileType = builder
  .objectRef<{ contentType: string; name: string; body: Buffer }>('SentFile')
  .implement({
    fields: (t) => ({
      contentType: t.exposeString('contentType'),
      name: t.exposeString('name'),
      body: t.string({ description: 'Base64.', resolve: ({ body }) => body.toString('base64') }),
    }),
  });

async function readableWebsite(
  context: Context,
  id: string,
  ability: 'assetFile' | 'originalFile',
  token?: string | null,
) {
  const { db, actor } = context;
  const website = await findWebsite(db, id);
  // Of a deleted website its owner may still take the originals along.
  if (!website || (website.deletedAt && ability !== 'originalFile')) return null;
  const access = accessTo(actor, website, await websiteOfToken(context, token));
  if (access) requireAccess(access, ability);
  return access && website;
}

builder.queryFields((t) => ({
  assetFile: t.field({
    type: sentFileType,
    nullable: true,
    description: 'A file made from an upload, as drafts show it; null for people who may not see the draft.',
    args: {
      websiteId: t.arg.id({ required: true }),
      file: t.arg.string({ required: true }),
      previewToken: t.arg.string(),
    },
    resolve: async (_root, { websiteId, file, previewToken }, context) => {
      if (!(await readableWebsite(context, websiteId, 'assetFile', previewToken))) return null;
      const media = await context.media.read(websiteId, file);
      return media && { ...media, name: file };
    },
  }),
  originalFile: t.field({
    type: sentFileType,
    nullable: true,
    description: 'An upload exactly as it came. To be offered as a download only, never shown as a page or a picture.',
    args: { websiteId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_root, { websiteId, id }, context) => {
      if (!(await readableWebsite(context, websiteId, 'originalFile'))) return null;
      const asset = await findAsset(context.db, websiteId, id);
      const body = asset && (await context.storage.get(originalKey(asset)));
      return asset && body
        ? { contentType: contentTypes[asset.kind], name: `${asset.name}.${asset.kind}`, body }
        : null;
    },
  }),
}));

const uploadInput = builder.inputType('UploadAssetInput', {
  fields: (t) => ({
    websiteId: t.id({ required: true }),
    alt: t.string(),
    file: t.field({ type: 'File', description: 'Needed: PNG, JPEG, WebP, AVIF, GIF or SVG, up to 10 MB.' }),
  }),
});

const updateInput = builder.inputType('UpdateAssetInput', {
  fields: (t) => ({
    websiteId: t.id({ required: true }),
    id: t.id({ required: true }),
    name: t.string(),
    alt: t.string(),
    focus: t.string({ description: "Of new uses; '' for the middle." }),
    crop: t.string({ description: "Of new uses; '' for the whole picture." }),
  }),
});

builder.mutationFields((t) => {
  const one = { websiteId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) };
  return {
    uploadAsset: t.field({
      type: assetType,
      description: 'By a multipart request. The same file twice is one asset.',
      args: { input: t.arg({ type: uploadInput, required: true }) },
      resolve: (_root, { input }, context) => uploadAsset(context, input),
    }),
    updateAsset: t.field({
      type: assetType,
      args: { input: t.arg({ type: updateInput, required: true }) },
      resolve: (_root, { input }, context) => changeAsset(context, input),
    }),
    removeAsset: t.field({
      type: assetType,
      description: 'Takes a picture out of the library; restorable for 30 days. INVALID while the draft shows it.',
      args: one,
      resolve: (_root, input, context) => removeAsset(context, input),
    }),
    restoreAsset: t.field({
      type: assetType,
      args: one,
      resolve: (_root, input, context) => restoreAsset(context, input),
    }),
  };
});
