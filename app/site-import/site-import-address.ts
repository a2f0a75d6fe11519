/** What the forms of an import want. */
export const BEGIN_SITE_IMPORT = 'begin-site-import';
export const CANCEL_SITE_IMPORT = 'cancel-site-import';
export const DISMISS_SITE_IMPORT = 'dismiss-site-import';

/** The search parameter that shows an import on a screen that can begin one. */
export const SITE_IMPORT = 'site-import';

/** Where an import is shown: on the dashboard, or on the screen that it began on. */
export const siteImportAddress = (id: string, screen = '/'): string =>
  `${screen}?${SITE_IMPORT}=${encodeURIComponent(id)}`;

/** How a website elsewhere is named to people. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
