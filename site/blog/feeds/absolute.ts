const TAG = /<[a-z][a-z0-9]*(?:\s+[a-z][\w:-]*(?:="[^"]*")?)*\s*\/?>/gi;
const ADDRESS = /(\s(?:href|src|poster))="([^"]*)"/gi;
const SOURCES = /(\ssrcset)="([^"]*)"/gi;

/**
 * HTML whose addresses work anywhere: those from the root get the site's origin, those within the page that of the page
 * (`base`). Only what stands in elements is changed, never their text. Takes HTML as our own sanitizer writes it.
 */
export const withAbsoluteAddresses = (html: string, base: string): string =>
  withAddresses(html, (address) => (/^(?:\/(?!\/)|#)/.test(address) ? new URL(address, base).href : address));

/** HTML whose addresses are changed, each by itself. Takes what `withAbsoluteAddresses` takes. */
export function withAddresses(html: string, change: (address: string) => string): string {
  const escaped = (address: string) => change(address).replaceAll('"', '&quot;');
  const sources = (list: string) =>
    list
      .split(/,\s+/)
      .map((source) => source.trim().replace(/^\S+/, escaped))
      .join(', ');
  return html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESS, (_, name: string, address: string) => `${name}="${escaped(address)}"`)
      .replace(SOURCES, (_, name: string, list: string) => `${name}="${sources(list)}"`),
  );
}
