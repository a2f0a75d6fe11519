import type { AppContext } from '#app/context.ts';
import { uploadFor } from '#app/graphql/upload.server.ts';
import { UploadAsset } from './documents.server.ts';
import { pictureAddress } from './picture-address.ts';
import { thumbnailOf, type PictureChoice } from './thumbnail.ts';

/** Takes one file into a website's library. Throws `ApiError`: INVALID with the field `file`, LIMIT_REACHED, RATE_LIMITED. */
export async function uploadPicture(
  request: Request,
  context: AppContext,
  { websiteId, file, alt = '' }: { websiteId: string; file: File; alt?: string },
): Promise<PictureChoice> {
  const { uploadAsset } = await uploadFor(request, context)(
    UploadAsset,
    { input: { websiteId, alt, file: null } },
    file,
  );
  const { variants, ...picture } = uploadAsset;
  return { ...picture, src: pictureAddress(websiteId, thumbnailOf(variants)) };
}
