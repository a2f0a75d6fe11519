import type { Commands } from '#app/editing/command.ts';
import { cropFrom } from '#site/model/crop.ts';
import { focusFrom } from '#site/model/focus.ts';
import { apiError } from '#app/graphql/errors.ts';
import { RemoveAsset, RestoreAsset, UpdateAsset } from './documents.server.ts';
import { generatingCommands } from './generating.server.ts';
import { TakePhoto } from './photos.server.ts';
import { uploadPicture } from './upload.server.ts';

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What new uses of a picture start with, by its numbers; none of it where the form had none. */
function startOf(form: FormData): { focus?: string; crop?: string } {
  if (!form.has('start.across')) return {};
  const kept = (part: string) => text(form, `start.crop-${part}`);
  const crop = { left: kept('left'), top: kept('top'), width: kept('width'), height: kept('height') };
  return {
    focus: focusFrom(text(form, 'start.across'), text(form, 'start.down')) ?? '',
    crop: cropFrom(crop) ?? '',
  };
}

/** What the library's forms ask for. */
export const pictureCommands: Commands = {
  ...generatingCommands,
  'upload-picture': {
    async run(_api, id, form, { request, context }) {
      const files = form.getAll('file').flatMap((file) => (typeof file === 'string' || !file.name ? [] : [file]));
      if (files.length === 0) throw apiError('INVALID', request, 'Choose a picture to upload.');
      const taken = [];
      for (const file of files) taken.push(await uploadPicture(request, context, { websiteId: id, file }));
      const [only] = taken;
      if (taken.length > 1 || !only) return { message: `${taken.length} pictures are in the library` };
      return { message: `“${only.name}” is in the library`, goTo: { picture: only.id, removed: null } };
    },
  },
  'take-photo': {
    async run(api, id, form) {
      const { takePhoto } = await api(TakePhoto, { websiteId: id, id: text(form, 'photo') });
      const { id: picture, credit } = takePhoto;
      return {
        message: `The photo${credit ? ` by ${credit.author}` : ''} is in the library. Say what it shows.`,
        goTo: { picture, photos: null, 'photos-page': null, removed: null },
      };
    },
  },
  'update-picture': {
    isTyped: true,
    async run(api, id, form) {
      const words = { name: text(form, 'name'), alt: text(form, 'alt') };
      await api(UpdateAsset, { input: { websiteId: id, id: text(form, 'picture'), ...words, ...startOf(form) } });
      return { message: 'Saved' };
    },
  },
  'remove-picture': {
    async run(api, id, form) {
      const { removeAsset } = await api(RemoveAsset, { websiteId: id, id: text(form, 'picture') });
      return {
        message: `“${removeAsset.name}” removed`,
        goTo: { picture: null, removed: removeAsset.id },
        isQuiet: true,
      };
    },
  },
  'restore-picture': {
    async run(api, id, form) {
      const { restoreAsset } = await api(RestoreAsset, { websiteId: id, id: text(form, 'picture') });
      return { message: `“${restoreAsset.name}” is back`, goTo: { removed: null, picture: restoreAsset.id } };
    },
  },
};
