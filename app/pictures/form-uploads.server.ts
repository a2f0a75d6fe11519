import type { AppContext } from '#app/context.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { cropParts } from '#site/model/crop.ts';
import { focusParts } from '#site/model/focus.ts';
import { uploadPicture } from './upload.server.ts';

const FILE_PART = /^(.+)\.file$/;

/**
 * Takes the files that a form came with into the library and writes the pictures into the form in their place (`picture.file` becomes
 * `picture.source`, `picture.id` and so on). Gives messages by picture for what was not taken; everything else stays as it was sent.
 */
export async function takeUploads(
  request: Request,
  context: AppContext,
  { websiteId, form }: { websiteId: string; form: FormData },
): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  for (const [name, file] of [...form]) {
    const picture = FILE_PART.exec(name)?.[1];
    if (picture === undefined || typeof file === 'string') continue;
    form.delete(name);
    if (file.size === 0 && file.name === '') {
      if (isMissing(form, picture)) problems[picture] = ['Choose a file, or a picture from the library.'];
      continue;
    }
    try {
      const taken = await uploadPicture(request, context, { websiteId, file });
      const point = focusParts(taken.focus ?? '');
      const kept = Object.entries(cropParts(taken.crop ?? '')).map(([part, percent]) => [`crop-${part}`, percent]);
      const parts = {
        source: 'asset',
        id: taken.id,
        width: taken.width,
        height: taken.height,
        ...point,
        ...Object.fromEntries(kept),
      };
      for (const [part, value] of Object.entries(parts)) form.set(`${picture}.${part}`, String(value));
      if (!form.get(`${picture}.alt`)) form.set(`${picture}.alt`, taken.alt);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'UNAUTHENTICATED') throw error;
      problems[picture] = error.fields.file ?? [error.message];
    }
  }
  return problems;
}

/** An uploaded picture was asked for, and there is none. Scripts save while somebody still looks for one. */
const isMissing = (form: FormData, picture: string) =>
  form.get(`${picture}.source`) === 'asset' &&
  !form.get(`${picture}.id`) &&
  !form.has('enhanced') &&
  !form.has('_library');
