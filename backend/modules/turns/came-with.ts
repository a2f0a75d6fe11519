import { z } from 'zod';
import { pointedName } from '#site/origins/pointed-at.ts';
import type { AttachedPicture } from '#designer/index.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { invalid } from '../../failure.ts';
import { findAsset } from '../assets/store.ts';
import type { AboutPart, ChatMessage } from '../chat/store.ts';
import { currentDocument } from '../revisions/read-document.ts';
import type { WebsiteRow } from '../websites/store.ts';

export const cameWithSchema = z.object({
  about: z.object({ sectionId: z.string().max(64), path: z.string().max(300).nullish() }).nullish(),
  picture: z.string().max(64).nullish(),
});

/** What came along with a message: a part of the website, by what it is called now, and a picture of its library. */
export type CameWith = { about: AboutPart | null; picture: string | null };

/** Throws INVALID for a part or a picture that is not there. */
export async function cameWith(
  db: Database,
  website: WebsiteRow,
  { about, picture }: z.output<typeof cameWithSchema>,
): Promise<CameWith> {
  if (picture && !(await findAsset(db, website.id, picture)))
    throw invalid('picture', 'This picture is no longer in the library. Attach it again.');
  if (!about) return { about: null, picture: picture ?? null };
  const at = { sectionId: about.sectionId, path: about.path ?? null };
  const name = pointedName(await currentDocument(db, website), at);
  if (name === null)
    throw invalid('about', 'The part you asked about is no longer there. Choose another one, or ask without it.');
  return { about: { ...at, name }, picture: picture ?? null };
}

type Said = Pick<ChatMessage, 'role' | 'picture'>;

/** The picture that came with a message, or with the one that its person sent before. With its file for a designer that looks at it. */
export async function pictureFor(
  { db, media, designer }: Pick<Services, 'db' | 'media' | 'designer'>,
  websiteId: string,
  { picture, earlier }: { picture: string | null; earlier: readonly Said[] },
): Promise<AttachedPicture | undefined> {
  const id = picture ?? earlier.findLast(({ role }) => role === 'USER')?.picture ?? null;
  const asset = id === null ? undefined : await findAsset(db, websiteId, id);
  if (!asset) return undefined;
  const { name, alt, width, height, focus, crop, variants } = asset;
  const shown = variants.find(({ use }) => use === 'fallback');
  const file = designer.seesPictures && shown ? await media.read(websiteId, shown.file) : null;
  return {
    id: asset.id,
    name,
    alt,
    width,
    height,
    ...(focus && { focus }),
    ...(crop && { crop }),
    isNew: picture !== null,
    ...(file && { file: { type: file.contentType, base64: file.body.toString('base64') } }),
  };
}
