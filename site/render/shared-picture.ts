import type { WebsiteDocument } from '../model/document.ts';
import type { RenderOptions } from './options.ts';

type SharedPicture = { href: string; width: number; height: number; alt: string };

/** Size of the picture that is drawn from the name. */
const DRAWN = { width: 1200, height: 630 };

/**
 * The picture that stands beside a link to the website elsewhere: the owner's, else the drawn one. Null where the website has
 * no public address, or no picture.
 */
export function sharedPicture(
  { brand, seo: { image } }: Pick<WebsiteDocument, 'brand' | 'seo'>,
  { origin, asset, socialImage }: RenderOptions,
): SharedPicture | null {
  if (!origin) return null;
  const own = image.source === 'asset' ? asset(image.id) : null;
  if (own && image.source === 'asset') {
    // The file is often smaller than the upload.
    const width = own.width ?? image.width;
    const height = Math.round((image.height * width) / image.width);
    return { href: new URL(own.src, origin).href, width, height, alt: image.alt || brand.name };
  }
  return socialImage ? { href: new URL(socialImage, origin).href, ...DRAWN, alt: brand.name } : null;
}
