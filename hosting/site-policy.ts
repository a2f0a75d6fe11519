import { FRAME_ORIGINS } from '#site/sections/parts/video-address.ts';

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

/**
 * For pages that hold nothing but what this product renders: their one script lies at their own origin, where nothing else is
 * sent as a script. Styles stand in the pages themselves, films are played in the frames of those who keep them.
 */
export const SITE_POLICY = policyOf({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'https:'],
  // Whoever judges a page for its owner, such as Lighthouse, asks for `robots.txt` from within it.
  'connect-src': ["'self'"],
  'frame-src': FRAME_ORIGINS,
  'form-action': ["'self'"],
  ...always,
});

/** For sites with code of their owner in the head, which may bring what it likes from wherever there is https. */
export const POLICY_WITH_HEAD_CODE = policyOf({
  'default-src': ["'self'", 'https:', 'data:', 'blob:'],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'https:', 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'", 'https:'],
  'connect-src': ["'self'", 'https:', 'wss:'],
  'form-action': ["'self'", 'https:'],
  ...always,
});
