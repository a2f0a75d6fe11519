import { cropFrom, cropParts } from '../model/crop.ts';
import { focusFrom, focusParts } from '../model/focus.ts';
import { isRecord } from '../model/json.ts';
import type { EntryTree } from './form-entries.ts';

const wholeNumber = (text: string) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text);

/**
 * A picture from its entries (`source`, `motif`, `seed`, `wants`, `alt`, `id`, `width`, `height`, and for the focus `across` and
 * `down`, for the crop `crop-left`, `crop-top`, `crop-width` and `crop-height`, in percent). Parts that the form does not have come from the picture before; parts that the chosen source does not use are
 * left out.
 */
export function readImage({ children }: EntryTree, before: unknown): Record<string, unknown> {
  const earlier = isRecord(before) ? before : {};
  const typed = (name: string): unknown => children.get(name)?.value ?? earlier[name];
  const text = (name: string, initial = '') => String(typed(name) ?? initial);
  const number = (name: string, initial: number) => wholeNumber(text(name, String(initial)));
  const source = text('source', 'none');
  const drawn = () => ({ motif: text('motif'), seed: number('seed', 1), alt: text('alt') });
  switch (source) {
    case 'illustration':
      return { source, ...drawn() };
    case 'placeholder':
      return { source, wants: text('wants') || 'your photo', ...drawn() };
    case 'asset': {
      // Chosen before there is a picture: what was there stays.
      if (text('id') === '') return isRecord(before) ? before : { source: 'none' };
      const point = focusParts(text('focus'));
      const focus = focusFrom(text('across', point.across), text('down', point.down));
      const whole = cropParts(text('crop'));
      const crop = cropFrom({
        left: text('crop-left', whole.left),
        top: text('crop-top', whole.top),
        width: text('crop-width', whole.width),
        height: text('crop-height', whole.height),
      });
      const size = { width: number('width', 0), height: number('height', 0) };
      // What a drawing shows says nothing about the photo that takes its place.
      const isOfAnother = earlier.source !== 'asset' && text('alt') === earlier.alt;
      return {
        source,
        id: text('id'),
        alt: isOfAnother ? '' : text('alt'),
        ...size,
        ...(focus !== undefined && { focus }),
        ...(crop !== undefined && { crop }),
      };
    }
    default:
      return { source };
  }
}
