import { sendPicture } from '#app/pictures/send-picture.ts';
import type { PictureChoice } from '#app/pictures/thumbnail.ts';
import { insertBlock } from './markdown-edit.ts';
import { selectedIn, typeEdit, typeElsewhere } from './type-edit.ts';

/** How a picture of the library stands in a text. */
export const pictureInText = ({ id, alt }: Pick<PictureChoice, 'id' | 'alt'>): string =>
  `![${alt.replace(/[[\]\n]/g, ' ').trim()}](asset:${id})`;

/** Types a picture where the cursor is. Without words for people who cannot see it, the cursor stands where they belong. */
export function typePicture(area: HTMLTextAreaElement | null, picture: PictureChoice): void {
  const edit = insertBlock(selectedIn(area), pictureInText(picture));
  const at = edit.from + edit.text.indexOf('![') + 2;
  typeEdit(area, picture.alt === '' ? { ...edit, start: at, end: at } : edit);
}

/**
 * Uploads pictures that were pasted or dropped, one after the other. Each holds its place in the text meanwhile, so that one can type
 * on. Gives what was not taken, in words.
 */
export async function typeUploads(
  area: HTMLTextAreaElement,
  { website, files, tell }: { website: string; files: File[]; tell(progress: string): void },
): Promise<string[]> {
  const problems: string[] = [];
  const waiting = files.map((file, at) => ({ file, place: `![${placeName(file)} ${at + 1}, uploading…]()` }));
  for (const { place } of waiting) typeEdit(area, insertBlock(selectedIn(area), place));
  for (const { file, place } of waiting) {
    const answer = await sendPicture(website, file, (part) =>
      tell(`Uploading ${file.name}, ${Math.round(part * 100)} %`),
    );
    if (!answer.ok) problems.push(`${file.name}: ${answer.message}`);
    putInPlace(area, place, answer.ok ? pictureInText(answer.picture) : '');
  }
  tell('');
  return problems;
}

const placeName = ({ name }: File) => name.replace(/[[\]()\n]/g, ' ').trim() || 'picture';

function putInPlace(area: HTMLTextAreaElement, place: string, text: string): void {
  const from = area.value.indexOf(place);
  // Taken away meanwhile: then the picture is in the library only.
  if (from !== -1) typeElsewhere(area, { from, to: from + place.length, text });
}
