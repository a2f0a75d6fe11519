import { z } from 'zod';
import { entry } from '../forms/entry.ts';
import { cropOf } from '../model/crop.ts';
import { FOCUS } from '../model/focus.ts';
import { MOST_PHOTOS } from '../photos/most-photos.ts';
import { placePhotos as place } from '../photos/place-photos.ts';
import { invalid, type Intent } from './intent.ts';

const size = z.number().int().positive();
const photosSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('Not JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(
        z.object({
          id: z.string().max(64),
          name: z.string(),
          alt: z.string().max(300),
          ...{ width: size, height: size },
          focus: z.string().regex(FOCUS).nullish(),
          crop: z
            .string()
            .refine((text) => cropOf(text) !== null)
            .nullish(),
          look: z.object({ sharpness: z.number(), entropy: z.number() }).nullish(),
        }),
      )
      .min(1)
      .max(MOST_PHOTOS),
  );

/** Finds places for photos of the library, `photos` as JSON, in place of drawings. */
export const placePhotos: Intent = {
  run: ({ document, form, newId }) => {
    const photos = photosSchema.safeParse(entry(form, 'photos'));
    if (!photos.success) return invalid('photos', `Choose up to ${MOST_PHOTOS} photos.`);
    const { operations, left } = place(document, photos.data, newId);
    const placed = photos.data.length - left.length;
    return { ok: true, operations, message: inWords(placed, left.length), offersUndo: placed > 0 };
  },
};

function inWords(placed: number, left: number): string {
  const rest = left > 0 ? `${left === 1 ? 'One waits' : `${left} wait`} in the library, under Pictures.` : '';
  if (placed === 0) return rest;
  return `${placed === 1 ? 'Your photo is' : `${placed} photos are`} on the website. ${rest}`.trim();
}
