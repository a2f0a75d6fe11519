import type { Backend, PublishedFile } from '#backend/index.ts';
import { SITE_POLICY } from './site-policy.ts';

/** Where hosting finds sites, gives their forms and tells of visits. */
export type Sites = Backend['sites'];

/** Whether a view of a file is a visit. */
export const isPage = ({ contentType }: PublishedFile): boolean => contentType.startsWith('text/html');

/** Sent with every answer of a site, unless its owner may do more. */
export const SITE_SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': SITE_POLICY,
};
