import { FRAME_ORIGINS } from '#site/sections/parts/embed-address.ts';

const policyOf = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** What no page of a site may do, whatever its owner put into its head. */
const always = {
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'self'"],
};

const rendered = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'https:'],
  // Whoever judges a page for its owner, such as Lighthouse, asks for `robots.txt` from within it.
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  ...always,
};

/**
 * For pages that hold nothing but what this product renders: their one script lies at their own origin, where nothing else is
 * sent as a script. Styles stand in the pages themselves.
 */
export const SITE_POLICY = policyOf(rendered);

/** The same for one page: a film, a map or a calendar on it may be shown in the frame of those who keep it, and of nobody else. */
export function policyOfPage(html: Buffer): string {
  const framed = FRAME_ORIGINS.filter((origin) => html.includes(`data-play="frame" data-src="${origin}/`));
  return framed.length === 0 ? SITE_POLICY : policyOf({ ...rendered, 'frame-src': framed });
}

/** For sites with code of their owner in the head, which may bring what it likes from wherever there is https. */
export const POLICY_WITH_HEAD_CODE = policyOf({
  'default-src': ["'self'", 'https:', 'data:', 'blob:'],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'https:', 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'", 'https:'],
  'connect-src': ["'self'", 'https:', 'wss:'],
  'form-action': ["'self'", 'https:'],
  ...always,
});
