import type { PhotoLook } from '#site/photos/photo-looks.ts';
import { z } from 'zod';
import { workApart, type Given } from './apart.ts';
import { lookApart, type Question } from './look-apart.ts';
import { damaged, inspectPicture } from './pictures.ts';
import type { Picture, Sized } from './pictures.ts';

export type MadeFormat = 'avif' | 'webp' | 'jpeg' | 'png';
export type MadePicture = { format: MadeFormat; width: number; height: number; body: Buffer };

/** A file to be made: `width` is the most that it gets, and of an icon both sides. */
export type WantedFile = { use: 'source' | 'icon'; format: MadeFormat; width: number };

/** Less than the job has that waits for it. */
const MOST_MS = 100_000;

/** The format that every browser can show such a picture in. */
export const plainFormat = ({ isAnimated, hasAlpha }: Pick<Picture, 'isAnimated' | 'hasAlpha'>): MadeFormat =>
  isAnimated ? 'webp' : hasAlpha ? 'png' : 'jpeg';

type Taken = { picture: Picture; first: MadePicture; point: { across: number; down: number } | null; look: PhotoLook };

/**
 * Looks at a picture whole, once: what it is, a first file of it at most `maxWidth` wide that every browser can show, the point that
 * draws the eye (null where nothing stands out, and for pictures that are mostly cut-outs: logos, drawings), and how sharp and calm it is.
 * Throws `PictureRefused` for what is no picture that we take, damaged ones among them, and `LookStopped`.
 */
export async function takePicture(
  bytes: Buffer,
  { maxWidth, isGenerated }: { maxWidth: number; isGenerated: boolean },
): Promise<Taken> {
  const picture = { ...(await inspectPicture(bytes)), isGenerated };
  const mayHavePoint = !picture.hasAlpha && !picture.isAnimated && picture.kind !== 'svg';
  const judged = { isJudged: true, mayHavePoint };
  const format = plainFormat(picture);
  const { file, look, point = null } = await lookedAt(bytes, picture, { format, maxWidth }, judged);
  if (!look) throw new Error('What was judged has a look');
  return { picture, first: { format, ...file }, point, look };
}

/** The picture in one format, at most `maxWidth` wide and never larger than it is. Throws as `takePicture` does. */
export async function makePicture(bytes: Buffer, picture: Picture, wanted: Wanted): Promise<MadePicture> {
  const { file } = await lookedAt(bytes, picture, wanted, { isJudged: false, mayHavePoint: false });
  return { format: wanted.format, ...file };
}

type Wanted = { format: MadeFormat; maxWidth: number };

async function lookedAt(
  bytes: Buffer,
  picture: Picture,
  { format, maxWidth }: Wanted,
  judged: Pick<Question, 'isJudged' | 'mayHavePoint'>,
) {
  const { region, drawn = bytes, isGenerated = false } = picture;
  const isAnimated = picture.isAnimated && format === 'webp';
  const width = Math.min(maxWidth, (region ?? picture).width);
  const seen = await lookApart(drawn, { format, width, isAnimated, isGenerated, ...(region && { region }), ...judged });
  if (!seen) throw damaged();
  return seen;
}

const madeSchema = z.object({
  use: z.enum(['source', 'icon']),
  format: z.enum(['avif', 'webp', 'jpeg', 'png']),
  width: z.number(),
  height: z.number(),
  body: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
});

/** Many files of one picture, in the order in which they are wanted, by a process of its own that lets everything else go first. */
export async function makeFiles(bytes: Given, picture: Sized, files: WantedFile[]) {
  const { region, isAnimated, isGenerated, drawn = bytes } = picture;
  const question = { files, region, isAnimated, isGenerated };
  const made = await workApart('making', { bytes: drawn, question, mostMs: MOST_MS });
  if ('failed' in made) throw new Error(`The files of a picture were not made: ${made.failed}`);
  return made.said.map((file) => madeSchema.parse(file));
}
