import type { Page, Section } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';

/** Sections, and characters, that are told of a page. */
const MOST_SECTIONS = 14;
const MOST = 900;

/** A picture in words; '' for none. */
export function pictureWords(picture: unknown): string {
  if (!isRecord(picture)) return '';
  const { source, motif, wants, alt } = picture;
  if (source === 'illustration') return `a drawing of ${String(motif)}`;
  if (source === 'placeholder') return `a drawing of ${String(motif)} in the place of a photo (${String(wants)})`;
  if (source === 'asset') return `a photo of the owner${alt === '' ? '' : ` (${String(alt).slice(0, 40)})`}`;
  return '';
}

/** What a page looks like from top to bottom, for models that see no picture of it: layout, ground, drawing and weight of each section. */
export const looksOf = ({ sections }: Page): string =>
  sections
    .filter(({ hidden }) => !hidden)
    .slice(0, MOST_SECTIONS)
    .map(lookOf)
    .join('; ')
    .slice(0, MOST);

function lookOf({ kind, variant, props }: Section): string {
  const heading = typeof props['heading'] === 'string' ? props['heading'].length : 0;
  const list = Object.values(props).find(Array.isArray);
  return [
    `${kind} ${variant}`,
    typeof props['ground'] === 'string' ? `on ${props['ground']}` : '',
    pictureWords(props['picture']),
    heading > 60 ? 'a very long heading' : '',
    list && list.length > 0 ? `${list.length} entries` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
