import type { Settings } from '#settings';

type Where = Pick<Settings, 'appOrigin' | 'isLocal' | 'sitesDomain'>;

/** The public origin of a website on our own domain, without a slash at the end. Local sites share the app's port. */
export function addressOf({ appOrigin, isLocal, sitesDomain }: Where, subdomain: string): string {
  if (!isLocal) return `https://${subdomain}.${sitesDomain}`;
  const { protocol, port } = new URL(appOrigin);
  return `${protocol}//${subdomain}.${sitesDomain}${port ? `:${port}` : ''}`;
}

/** The subdomain that a host name (without port) asks for, or null for any other host. */
export function subdomainOf({ sitesDomain }: Pick<Where, 'sitesDomain'>, host: string): string | null {
  const ending = `.${sitesDomain}`;
  const name = host.toLowerCase();
  if (!name.endsWith(ending)) return null;
  const label = name.slice(0, -ending.length);
  return /^[a-z0-9-]{1,63}$/.test(label) ? label : null;
}
