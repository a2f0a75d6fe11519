import type { RenderOptions } from '../render/options.ts';

type Pictures = Pick<RenderOptions, 'asset'> & {
  /** Pixels of an uploaded picture, where they are known. */
  sizeOf?(id: string): { width: number; height: number } | null | undefined;
};

/** As `reading.markdown` writes an uploaded picture, and nothing else in what it gives. */
const PICTURE = /<img src="asset:([a-z0-9]{1,40})" alt="([^"]*)"(?: title="([^"]*)")?>/g;

/** Texts of posts are as wide as people read well. */
const SIZES = '(min-width: 46rem) 42rem, 100vw';

/** Safe HTML of a post whose uploaded pictures are shown in the best form and size; one that is gone is left out. */
export const showPictures = (html: string, { asset, sizeOf }: Pictures): string =>
  html.replace(PICTURE, (_whole, id: string, alt: string, title?: string) => {
    const source = asset(id);
    const size = sizeOf?.(id);
    if (!source) return '';
    const formats = (source.formats ?? []).map(
      ({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${SIZES}">`,
    );
    const pixels = size ? ` width="${size.width}" height="${size.height}"` : '';
    const titled = title === undefined ? '' : ` title="${title}"`;
    const img = `<img src="${source.src}" alt="${alt}"${titled}${pixels} loading="lazy" decoding="async">`;
    return formats.length > 0 ? `<picture>${formats.join('')}${img}</picture>` : img;
  });
