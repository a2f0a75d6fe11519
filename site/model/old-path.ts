import { z } from 'zod';

/** Names of its own that a site already answers to: fonts, pictures, forms. */
const TAKEN = /^\/-(\/|$)/;
const UNFIT = /[\s\p{Cc}\\?#<>":|*%]/u;

/**
 * An address that people still know from an earlier website: `/index.php`, `/Über-uns.html`, `/shop/item_12`. As browsers
 * show it, without what stands behind a question mark. A slash at the end says nothing and is left out.
 */
export const oldPath = z
  .string()
  .trim()
  .max(300)
  .overwrite((path) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path))
  .refine((path) => path.startsWith('/') && !path.startsWith('//'), 'Begin with a slash, such as /old-menu')
  .refine((path) => path !== '/' && path !== '', 'The home page is always there, so it cannot lead elsewhere')
  .refine((path) => !UNFIT.test(path), 'Write only the path, without spaces, “?” or “#”')
  .refine((path) => !path.split('/').some((part) => part === '.' || part === '..'), 'Write the path without dots alone')
  .refine((path) => !TAKEN.test(path), 'Addresses that begin with /-/ belong to the website itself');
