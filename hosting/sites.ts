import type { Backend } from '#backend/index.ts';
import { SITE_POLICY } from './site-policy.ts';

/** Where hosting finds sites, gives their forms and tells of visits. */
export type Sites = Backend['sites'];

/** Sent with every answer of a site, unless its owner may do more. */
export const SITE_SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': SITE_POLICY,
};
