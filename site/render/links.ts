import type { WebsiteDocument } from '../model/document.ts';
import type { FormKind } from '../sections/definition.ts';
import type { RenderOptions } from './options.ts';

/** The file of a page: `/` is `index.html`, `/menu/cakes` is `menu/cakes/index.html`. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

const LOCAL = /^\/(?!\/)/;

/** The page for missing addresses is a file in the root, not a folder. */
export const NOT_FOUND = '/404.html';

/**
 * `../` as often as it takes to get from a page's folder to the root. The page for missing addresses is shown at any
 * depth, so that only links from the root of the server lead somewhere from it.
 */
export const toRoot = (from: string): string =>
  from === NOT_FOUND ? '/' : '../'.repeat(from.split('/').filter(Boolean).length);

/**
 * A link that works from any folder and without a server: `/menu#cakes` seen from `/about` is `../menu/index.html#cakes`.
 * Targets outside the site and fragments stay as they are.
 */
export function relativeHref(target: string, from: string): string {
  if (!LOCAL.test(target)) return target;
  const end = target.search(/[?#]/);
  const path = end === -1 ? target : target.slice(0, end);
  const rest = target.slice(path.length);
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return toRoot(from) + (isFile ? path.slice(1) : fileOf(path.length > 1 ? path.replace(/\/$/, '') : path)) + rest;
}

/** Address of a file of the site that is no page (`/favicon.svg`), seen from a page. */
export const fileHref = (path: string, from: string, { relative }: Pick<RenderOptions, 'relative'>): string =>
  relative && LOCAL.test(path) ? toRoot(from) + path.slice(1) : path;

/** On a plain file server nobody takes a form, so the visitor's own mail program does. */
const mailTo = (_kind: FormKind, { business }: WebsiteDocument) =>
  business.email === '' ? null : `mailto:${business.email}`;

/** Options for files that are opened from any folder: an export, a generated folder on disk. */
export const exportOptions = (given: Partial<RenderOptions> = {}): RenderOptions => ({
  draft: false,
  origin: '',
  fontBase: '/-/fonts/',
  badge: true,
  asset: () => null,
  formAction: mailTo,
  ...given,
  relative: true,
  hrefFor: relativeHref,
});
