import { fileHref } from './links.ts';
import type { AssetSource, RenderOptions } from './options.ts';

/** One of the files that were made from an uploaded picture. */
export type AssetFile = {
  file: string;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  width: number;
  /** `source`: one of several widths; `fallback`: for browsers that know nothing better; `icon`: a small square. */
  use: 'source' | 'fallback' | 'icon';
};

/** Smaller first: a browser takes the first format that it knows. */
const FORMATS = ['avif', 'webp'] as const;

/** What pages need to show an uploaded picture, from its files; null when there is none to show. */
export function assetSource(files: readonly AssetFile[], hrefOf: (file: string) => string): AssetSource | null {
  const fallback = files.find(({ use }) => use === 'fallback');
  if (!fallback) return null;
  const icon = files.find(({ use }) => use === 'icon');
  const formats = FORMATS.flatMap((format) => {
    const widths = files
      .filter((made) => made.use === 'source' && made.format === format)
      .sort((a, b) => a.width - b.width);
    const srcset = widths.map(({ file, width }) => `${hrefOf(file)} ${width}w`).join(', ');
    return srcset ? [{ type: `image/${format}`, srcset }] : [];
  });
  return {
    src: hrefOf(fallback.file),
    width: fallback.width,
    formats,
    ...(icon && { icon: { src: hrefOf(icon.file), side: icon.width } }),
  };
}

/** The files of an uploaded picture as the page at `path` refers to them; null when it is gone. */
export function assetOnPage(
  key: string,
  { path, options }: { path: string; options: RenderOptions },
): AssetSource | null {
  const source = options.asset(key);
  if (!source || !options.relative) return source;
  const onPage = (srcset: string) =>
    srcset
      .split(', ')
      .map((candidate) => fileHref(candidate, path, options))
      .join(', ');
  return {
    ...source,
    src: fileHref(source.src, path, options),
    ...(source.srcset && { srcset: onPage(source.srcset) }),
    ...(source.formats && { formats: source.formats.map((format) => ({ ...format, srcset: onPage(format.srcset) })) }),
  };
}
