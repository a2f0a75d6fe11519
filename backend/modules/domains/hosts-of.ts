import type { Settings } from '#settings';
import type { SiteHost } from '../hosts/store.ts';
import type { WebsiteRow } from '../websites/store.ts';
import { wwwOf } from './doctor/expected-records.ts';
import { reportOf } from './report-of.ts';
import type { DomainRow } from './store.ts';

/** What is asked of a domain to say where it leads. */
type Leading = Pick<DomainRow, 'id' | 'name' | 'primary' | 'state' | 'provedAt' | 'restsSince' | 'report'>;

/** `hasTls`: our edge has certificates, as everywhere but on a machine of one's own. */
type Place = { settings: Pick<Settings, 'sitesDomain'>; hasTls: boolean };

/** The one of a domain's two hosts that shows the website. */
export const primaryHostOf = ({ name, primary }: Pick<DomainRow, 'name' | 'primary'>): string =>
  primary === 'www' ? wwwOf(name) : name;

/** Whether visitors reach the website by it, or did so before it broke. */
export const isLive = ({ state }: Pick<DomainRow, 'state'>, hasTls: boolean): boolean =>
  state === 'secure' || state === 'broken' || (state === 'pointing' && !hasTls);

/**
 * What a website's connected domains (the oldest first) answer, and which host is its address: null for its subdomain. The first
 * that is live becomes the address and stays it; all others lead there. Nothing is answered before proof. Pure.
 */
export function hostsOf(
  website: Pick<WebsiteRow, 'id' | 'subdomain' | 'primaryHost' | 'deletedAt'>,
  domains: readonly Leading[],
  { settings, hasTls }: Place,
): { primaryHost: string | null; hosts: { domainId: string; hosts: SiteHost[] }[] } {
  const live = domains.filter((domain) => isServed(domain) && !domain.restsSince && isLive(domain, hasTls));
  const main = live.find(({ name }) => [name, wwwOf(name)].includes(website.primaryHost ?? '')) ?? live[0];
  const primaryHost = main ? primaryHostOf(main) : null;
  const subdomain = `${website.subdomain}.${settings.sitesDomain}`;
  const hosts = domains.map((domain) => {
    if (website.deletedAt || !isServed(domain)) return { domainId: domain.id, hosts: [] };
    const target = domain.restsSince ? subdomain : (primaryHost ?? primaryHostOf(domain));
    const may = certificatesOf(domain);
    const row = (host: string, mayHaveCertificate: boolean) => ({
      host,
      websiteId: website.id,
      leadsTo: host === target ? null : target,
      mayHaveCertificate,
    });
    return { domainId: domain.id, hosts: [row(domain.name, may.apex), row(wwwOf(domain.name), may.www)] };
  });
  return { primaryHost, hosts };
}

const isServed = ({ provedAt, state }: Leading) => provedAt !== null && state !== 'released';

function certificatesOf({ state, report }: Leading): { apex: boolean; www: boolean } {
  if (state === 'secure' || state === 'broken') return { apex: true, www: true };
  const seen = state === 'pointing' ? reportOf({ report }) : null;
  return { apex: seen?.mayHaveCertificate ?? false, www: seen?.mayWwwHaveCertificate ?? false };
}
