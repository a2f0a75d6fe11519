import { owners, ownersOfDraft, ownersOfPublished, workers } from './authorization-rows.ts';
import type { Case, Ids } from './authorization-rows.ts';

/** Root fields about pictures of a website, and photos of others. */
export const pictureFields: Record<string, Case> = {
  uploadAsset: owners(({ website }) => `uploadAsset(input: { websiteId: "${website}" }) { id }`, workers),
  searchPhotos: {
    ...owners(() => '', workers),
    ask: ({ website }) => `{ searchPhotos(websiteId: "${website}", text: "") { hasMore } }`,
  },
  takePhoto: withoutAsset(({ website }) => `takePhoto(websiteId: "${website}", id: "none") { id }`),
  generatePicture: owners(
    ({ website }) => `generatePicture(websiteId: "${website}", prompt: "", shape: WIDE) { id }`,
    workers,
  ),
  cancelGeneratedPicture: owners(({ generating }) => `cancelGeneratedPicture(id: "${generating}") { id }`),
  forgetGeneratedPicture: owners(({ generating }) => `forgetGeneratedPicture(id: "${generating}") { id }`),
  updateAsset: withoutAsset(({ website }) => `updateAsset(input: { websiteId: "${website}", id: "none" }) { id }`),
  removeAsset: withoutAsset(({ website }) => `removeAsset(websiteId: "${website}", id: "none") { id }`),
  restoreAsset: withoutAsset(({ website }) => `restoreAsset(websiteId: "${website}", id: "none") { id }`),
  assetFile: {
    ask: ({ website }) => `{ assetFile(websiteId: "${website}", file: "none") { name } }`,
    draft: { visitor: 'null', owner: 'null', other: 'null', training: 'null', admin: 'null' },
  },
  originalFile: {
    ask: ({ website }) => `{ originalFile(websiteId: "${website}", id: "none") { name } }`,
    draft: { visitor: 'null', owner: 'null', other: 'null', training: 'null', admin: 'null' },
  },
};

/** For verbs on a picture that is not there: whoever may do it hears that. */
function withoutAsset(field: (ids: Ids) => string): Case {
  const { ask } = owners(field);
  return {
    ask,
    draft: { ...ownersOfDraft, owner: 'NOT_FOUND' },
    published: { ...ownersOfPublished, owner: 'NOT_FOUND' },
    unclaimed: { ...workers, holder: 'NOT_FOUND', holderLoggedIn: 'NOT_FOUND' },
  };
}
