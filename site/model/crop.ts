/** What is kept of a picture, in percent of its width and height. */
export type Crop = { left: number; top: number; width: number; height: number };

/** A crop as a document holds it: `10 5 80 60` is from the left, from the top, width, height, all in percent. */
export const CROP = /^(?:100|\d{1,2}) (?:100|\d{1,2}) (?:100|[1-9]\d?) (?:100|[1-9]\d?)$/;

export const CROP_HELP = 'Use whole numbers; the part has to lie within the picture and be 5 % of it or more';

/** Less than this is no picture any more. */
const SMALLEST = 5;

/** The crop that a text says; null where it says none, or one that leaves the picture or shows next to nothing of it. */
export function cropOf(text: string | undefined): Crop | null {
  if (text === undefined || !CROP.test(text)) return null;
  const [left = 0, top = 0, width = 0, height = 0] = text.split(' ').map(Number);
  const fits = left + width <= 100 && top + height <= 100 && width >= SMALLEST && height >= SMALLEST;
  return fits ? { left, top, width, height } : null;
}

export type TypedCrop = Record<keyof Crop, string>;

/** A crop as it is typed into four fields. */
export function cropParts(text: string): TypedCrop {
  const [left = '', top = '', width = '', height = ''] = text.split(' ');
  return text === '' ? { left: '0', top: '0', width: '100', height: '100' } : { left, top, width, height };
}

/** Four fields as a document holds them; undefined for the whole picture. Numbers that are none come out as they were typed. */
export function cropFrom({ left, top, width, height }: TypedCrop): string | undefined {
  const text = [left, top, width, height].map((part) => part.trim()).join(' ');
  return text === '0 0 100 100' ? undefined : text;
}

/** How large a picture of this size is when it is cropped. */
export function croppedSize(size: { width: number; height: number }, text: string | undefined) {
  const crop = cropOf(text);
  const part = (of: number, percent: number) => Math.max(1, Math.round((of * percent) / 100));
  return crop
    ? { width: part(size.width, crop.width), height: part(size.height, crop.height) }
    : { width: size.width, height: size.height };
}
