import { redirect } from '@remix-run/node';
import type { AppContext } from '#app/context.ts';
import { ChangeByForm } from '#app/editing/documents.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { entry } from '#site/forms/entry.ts';
import { MOST_PHOTOS } from '#site/photos/most-photos.ts';
import { FOLLOWING, PHOTOS, PHOTOS_FOLLOW } from './coming-photos.ts';
import type { PictureChoice } from './thumbnail.ts';
import { uploadPicture } from './upload.server.ts';

const MOST_IN_TOAST = 500;

/**
 * Opens a website that was just made. Photos that its form carries are taken and placed first; those that scripts hold back follow by
 * themselves. A photo that cannot be taken never costs the website: the toast says which and why.
 */
export async function openWithPhotos(request: Request, context: AppContext, id: string, form: FormData) {
  const address = `/website-chat/${id}`;
  if (entry(form, PHOTOS_FOLLOW)) return redirect(`${address}?${FOLLOWING}=follow`, 303);
  const files = form.getAll(PHOTOS).flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []));
  if (files.length === 0) return redirect(address, 303);
  const { taken, problems } = await take(request, context, id, files.slice(0, MOST_PHOTOS));
  const placed = taken.length > 0 ? await place(request, context, id, taken) : '';
  const message = [placed, ...problems].filter(Boolean).join(' ').slice(0, MOST_IN_TOAST);
  const type = problems.length > 0 ? 'error' : 'success';
  return redirectWithToast(address, { type, message }, request, context, { status: 303 });
}

async function take(request: Request, context: AppContext, websiteId: string, files: File[]) {
  const taken: PictureChoice[] = [];
  const problems: string[] = [];
  for (const file of files) {
    try {
      taken.push(await uploadPicture(request, context, { websiteId, file }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.push(`${file.name}: ${error.fields.file?.join(' ') ?? error.message}`);
    }
  }
  return { taken, problems };
}

async function place(request: Request, context: AppContext, id: string, taken: PictureChoice[]): Promise<string> {
  const entries = [
    ['intent', 'place-photos'],
    ['photos', JSON.stringify(taken)],
  ];
  try {
    const api = await graphqlFor(request, context);
    const { changeByForm } = await api(ChangeByForm, { input: { id, baseRevision: null, entries, problems: {} } });
    return changeByForm.message ?? '';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `Your photos are in the library. ${error.message}`;
  }
}
