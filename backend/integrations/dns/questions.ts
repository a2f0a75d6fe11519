import { proofHostOf, wwwOf } from '../../modules/domains/doctor/expected-records.ts';
import type { QuestionType } from '../../modules/domains/doctor/observation.ts';

export type Asked = { host: string; type: QuestionType };

const MOST_ANCESTORS = 6;

/** The name and everything above it, the root left out. */
export function ancestorsOf(name: string): string[] {
  const labels = name.split('.');
  return labels.map((_label, at) => labels.slice(at).join('.')).slice(-MOST_ANCESTORS);
}

export const isWithin = (host: string, zone: string): boolean => host === zone || host.endsWith(`.${zone}`);

const asked = (host: string, ...types: QuestionType[]): Asked[] => types.map((type) => ({ host, type }));

/** What decides whether the website is reached; answered by the zone's own servers as by resolvers. */
const essentials = (name: string, randomHost: string): Asked[] => [
  ...asked(name, 'A', 'AAAA', 'CAA', 'MX', 'TXT'),
  ...asked(wwwOf(name), 'A', 'AAAA', 'CAA'),
  ...asked(proofHostOf(name), 'TXT'),
  ...asked(randomHost, 'A', 'AAAA'),
];

/** Where people put a record when their provider's form adds the name by itself, or leaves something out. */
function misplaced(name: string, registrable: string): Asked[] {
  return [
    ...asked(`${proofHostOf(name)}.${registrable}`, 'TXT'),
    ...asked(`pagewright.${name}`, 'TXT'),
    ...asked(proofHostOf(wwwOf(name)), 'TXT'),
    ...asked(`${name}.${registrable}`, 'A'),
    ...asked(`${wwwOf(name)}.${registrable}`, 'A'),
  ];
}

const SELECTORS = ['default', 'dkim', 'google', 'k1', 'k2', 'k3', 'mail', 's1', 's2', 'selector1', 'selector2'];
const MAIL_HOSTS = ['autoconfig', 'autodiscover', 'imap', 'mail', 'pop', 'smtp', 'webmail'];
const MAIL_SERVICES = ['_autodiscover._tcp', '_imaps._tcp', '_submission._tcp'];

/** Records of mail, which nobody may lose. */
const ofMail = (name: string): Asked[] => [
  ...asked(`_dmarc.${name}`, 'TXT'),
  ...SELECTORS.flatMap((selector) => asked(`${selector}._domainkey.${name}`, 'TXT')),
  ...MAIL_HOSTS.flatMap((host) => asked(`${host}.${name}`, 'A')),
  ...MAIL_SERVICES.flatMap((service) => asked(`${service}.${name}`, 'SRV')),
];

/** For every resolver. */
export function questionsForResolvers(name: string, registrable: string, randomHost: string): Asked[] {
  return [
    ...essentials(name, randomHost),
    ...asked(name, 'CNAME'),
    ...asked(wwwOf(name), 'CNAME'),
    ...ancestorsOf(name).flatMap((host) => asked(host, 'SOA', ...(host === name ? [] : (['CAA'] as const)))),
    ...misplaced(name, registrable),
    ...ofMail(name),
  ];
}

/** For every server of the zone. */
export function questionsForServers(name: string, zone: string, randomHost: string): Asked[] {
  const above = ancestorsOf(name).filter((host) => host !== name && isWithin(host, zone));
  return [
    ...asked(zone, 'SOA', 'NS', 'DNSKEY'),
    ...essentials(name, randomHost),
    ...above.flatMap((host) => asked(host, 'CAA')),
  ];
}
