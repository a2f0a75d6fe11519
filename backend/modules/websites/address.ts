import type { Settings } from '#settings';

type Where = Pick<Settings, 'appOrigin' | 'isLocal' | 'sitesDomain'>;

/** Where a website is found: at a name of its owner's when it has one there, else on our own domain. */
export type Addressed = { subdomain: string; primaryHost: string | null };

/** The public origin of a website, without a slash at the end. Canonical addresses, feeds and mails are made of it. */
export const addressOf = (where: Where, { subdomain, primaryHost }: Addressed): string =>
  primaryHost === null ? subdomainAddress(where, subdomain) : originOf(where, primaryHost);

/** The origin of a subdomain of ours, whether or not its website has a name of its own. */
export const subdomainAddress = (where: Where, subdomain: string): string =>
  originOf(where, `${subdomain}.${where.sitesDomain}`);

/** The origin of a host that shows a website, without a slash at the end. Local sites share the app's port. */
export function originOf({ appOrigin, isLocal }: Pick<Where, 'appOrigin' | 'isLocal'>, host: string): string {
  if (!isLocal) return `https://${host}`;
  const { protocol, port } = new URL(appOrigin);
  return `${protocol}//${host}${port ? `:${port}` : ''}`;
}

/** The subdomain that a host name (without port) asks for, or null for any other host. */
export function subdomainOf({ sitesDomain }: Pick<Where, 'sitesDomain'>, host: string): string | null {
  const ending = `.${sitesDomain}`;
  const name = host.toLowerCase();
  if (!name.endsWith(ending)) return null;
  const label = name.slice(0, -ending.length);
  return /^[a-z0-9-]{1,63}$/.test(label) ? label : null;
}
