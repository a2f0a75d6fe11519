import type { Registration } from '#backend/modules/domains/doctor/observation.ts';
import type { World } from './dns-world.ts';

export const OURS = '93.184.215.14';
export const OURS_TOO = '93.184.215.15';
export const OURS_6 = '2606:2800:21f:cb07::1';
export const OTHER = '87.106.20.7';
export const OTHER_6 = '2a00:1450:4001:830::200e';
export const TOKEN = 'pw-7h2kq4mzx9';

export type ScriptedZone = World & {
  is: string;
  /** A name below `bakery.de`; that name itself when left out. */
  name?: string;
  codes: string[];
  addresses?: string[];
  registration?: Registration;
};

const registered = (statuses: string[] = [], expiresAt = '2027-05-01T00:00:00Z'): Registration => ({
  ...{ state: 'registered', statuses, expiresAt, nameservers: ['ns1.host.net'] },
});

const proof = `_pagewright TXT ${TOKEN}`;
const www = 'www CNAME @';
const right = `@ A ${OURS}`;
/** A zone in which everything is right, and mail beside it. */
export const HEALTHY = [right, www, proof, '@ MX 10 mail', `mail A ${OTHER}`, '@ TXT v=spf1 mx -all'];
const but = (without: string, ...lines: string[]) => [...HEALTHY.filter((line) => line !== without), ...lines];
const caa = (...lines: string[]) => [...HEALTHY, ...lines.map((line) => `@ CAA ${line}`)];
/** The name is an alias, as a bare name must not be. */
const aliased = (target: string) => [`@ CNAME ${target}`, '@ SOA 1', proof, www];

/** What a name below another one needs beside its address. */
const shop = [`_pagewright.shop TXT ${TOKEN}`, 'www.shop CNAME shop'];

export const scriptedZones: ScriptedZone[] = [
  { is: 'healthy', zone: HEALTHY, registration: registered(['client transfer prohibited']), codes: ['all-well'] },
  {
    is: 'healthy with both kinds of addresses',
    ...{ addresses: [OURS, OURS_6], zone: [...HEALTHY, `@ AAAA ${OURS_6}`], codes: ['all-well'] },
  },
  { is: 'healthy with addresses instead of an alias for www', zone: but(www, `www A ${OURS}`), codes: ['all-well'] },
  {
    is: 'healthy with a long token in two pieces',
    zone: but(proof, `_pagewright TXT ${TOKEN.slice(0, 5)}|${TOKEN.slice(5)}`),
    codes: ['all-well'],
  },
  {
    is: 'healthy with the token of another account beside it',
    zone: [...HEALTHY, '_pagewright TXT pw-of-somebody-else'],
    codes: ['all-well'],
  },
  {
    is: 'healthy with CAA for our issuer',
    zone: caa('0 issue letsencrypt.org', '0 issue digicert.com'),
    codes: ['all-well'],
  },
  {
    is: 'healthy with CAA about wildcards only',
    zone: caa('0 issuewild ;', '0 iodef mailto:a@bakery.de'),
    codes: ['all-well'],
  },
  {
    is: 'healthy with CAA that allows our way',
    zone: caa('0 issue letsencrypt.org; validationmethods=dns-01,http-01'),
    codes: ['all-well'],
  },
  { is: 'healthy and signed', zone: [...HEALTHY, '@ DNSKEY 7'], besides: ['bakery DS 7'], codes: ['all-well'] },
  {
    is: 'healthy with different serials',
    servers: {
      'ns1.host.net': {},
      'ns2.host.net': { zone: ['@ SOA 7', '@ NS ns1.host.net.', '@ NS ns2.host.net.', ...HEALTHY] },
    },
    zone: HEALTHY,
    codes: ['all-well'],
  },

  { is: 'fresh, with nothing set', zone: ['@ MX 10 mail'], codes: ['proof-missing', 'address-missing', 'www-missing'] },
  { is: 'without proof', zone: but(proof), codes: ['proof-missing'] },
  { is: 'with an old token', zone: but(proof, '_pagewright TXT pw-old'), codes: ['proof-stale'] },
  { is: 'with the token in quotation marks', zone: but(proof, `_pagewright TXT "${TOKEN}"`), codes: ['proof-wrapped'] },
  { is: 'with the token at the name itself', zone: but(proof, `@ TXT ${TOKEN}`), codes: ['proof-misplaced'] },
  { is: 'with the token below www', zone: but(proof, `_pagewright.www TXT ${TOKEN}`), codes: ['proof-misplaced'] },
  {
    is: 'with the proof’s name doubled',
    zone: but(proof, `_pagewright.bakery.de TXT ${TOKEN}`),
    codes: ['proof-doubled'],
  },
  {
    is: 'with an alias at the proof’s place',
    zone: but(proof, '*. CNAME park.net.').map((line) => line.replace('*.', '*')),
    elsewhere: [`park.net. A ${OTHER}`],
    codes: ['proof-aliased', 'wildcard'],
  },

  { is: 'without an address', zone: but(right), codes: ['address-missing'] },
  { is: 'at another server', zone: but(right, `@ A ${OTHER}`), codes: ['address-wrong'] },
  { is: 'with an address too many', zone: [...HEALTHY, `@ A ${OTHER}`], codes: ['address-extra'] },
  { is: 'with a stray AAAA record', zone: [...HEALTHY, `@ AAAA ${OTHER_6}`], codes: ['aaaa-stray'] },
  { is: 'at a private address', zone: but(right, '@ A 192.168.1.20'), codes: ['address-private'] },
  { is: 'behind a proxy', zone: but(right, '@ A 104.21.5.9', '@ AAAA 2606:4700::6810:1'), codes: ['proxied'] },
  { is: 'with its name doubled', zone: but(right, `bakery.de A ${OURS}`), codes: ['name-doubled', 'address-missing'] },
  { is: 'with one address of two', addresses: [OURS, OURS_TOO], zone: HEALTHY, codes: ['address-incomplete'] },

  {
    is: 'an alias where none may be',
    zone: aliased('shop.host.net.'),
    elsewhere: [`shop.host.net. A ${OTHER}`],
    codes: ['cname-at-apex'],
  },
  {
    is: 'an alias of ourselves where none may be',
    zone: aliased('us.host.net.'),
    elsewhere: [`us.host.net. A ${OURS}`],
    codes: ['cname-at-apex'],
  },
  {
    is: 'in a circle of aliases',
    zone: [proof, '@ SOA 1', '@ CNAME www', 'www CNAME @'],
    codes: ['cname-loop', 'cname-at-apex'],
  },
  {
    is: 'in a circle through another zone',
    zone: but(www, 'www CNAME a.host.net.'),
    elsewhere: ['a.host.net. CNAME b.host.net.', 'b.host.net. CNAME a.host.net.'],
    codes: ['cname-loop'],
  },

  {
    is: 'an alias of a host without an address',
    name: 'shop.bakery.de',
    zone: [...shop, 'shop CNAME gone.host.net.'],
    codes: ['cname-nowhere'],
  },
  {
    is: 'an alias of another server',
    name: 'shop.bakery.de',
    zone: [...shop, 'shop CNAME old.host.net.'],
    elsewhere: [`old.host.net. A ${OTHER}`],
    codes: ['cname-elsewhere'],
  },
  {
    is: 'an alias of ours, below a name',
    name: 'shop.bakery.de',
    zone: [...shop, 'shop CNAME us.host.net.'],
    elsewhere: [`us.host.net. A ${OURS}`],
    codes: ['all-well'],
  },
  {
    is: 'set twice, below a name',
    name: 'shop.bakery.de',
    zone: [...shop, `shop.bakery.de A ${OURS}`],
    codes: ['name-doubled', 'address-missing'],
  },
  {
    is: 'below a name whose CAA forbids it',
    name: 'shop.bakery.de',
    zone: [...shop, `shop A ${OURS}`, '@ CAA 0 issue digicert.com'],
    codes: ['caa-parent'],
  },

  { is: 'without www', zone: but(www), codes: ['www-missing'] },
  {
    is: 'with www elsewhere',
    zone: but(www, 'www CNAME old.host.net.'),
    elsewhere: [`old.host.net. A ${OTHER}`],
    codes: ['www-elsewhere'],
  },
  { is: 'with www where “*” takes it', zone: but(www, `* A ${OTHER}`), codes: ['www-elsewhere', 'wildcard'] },
  { is: 'with a record for “*”', zone: [...HEALTHY, `* A ${OURS}`], codes: ['all-well', 'wildcard'] },

  { is: 'with CAA for others', zone: caa('0 issue digicert.com'), codes: ['caa-other'] },
  { is: 'with CAA of the zone above', zone: HEALTHY, besides: ['@ CAA 0 issue digicert.com'], codes: ['caa-parent'] },
  {
    is: 'with CAA where the alias of www leads',
    zone: but(www, 'www CNAME us.host.net.'),
    elsewhere: [`us.host.net. A ${OURS}`, 'us.host.net. CAA 0 issue sectigo.com'],
    codes: ['caa-target'],
  },
  { is: 'with CAA for nobody', zone: caa('0 issue ;'), codes: ['caa-none'] },
  {
    is: 'with CAA for one account',
    zone: caa('0 issue letsencrypt.org; accounturi=https://acme-v02.api.letsencrypt.org/acme/acct/1'),
    codes: ['caa-accounturi'],
  },
  {
    is: 'with CAA for one way',
    zone: caa('0 issue letsencrypt.org;validationmethods=dns-01'),
    codes: ['caa-validationmethods'],
  },
  {
    is: 'with CAA that nobody understands',
    zone: caa('0 issue letsencrypt.org', '128 tbs unknown'),
    codes: ['caa-critical'],
  },
  {
    is: 'at servers that fail for CAA',
    zone: HEALTHY,
    servers: { 'ns1.host.net': { failsFor: ['CAA'] }, 'ns2.host.net': { failsFor: ['CAA'] } },
    codes: ['caa-unanswered'],
  },

  {
    is: 'with signatures that do not hold',
    zone: [...HEALTHY, '@ DNSKEY 7'],
    besides: ['bakery DS 7'],
    isBogus: true,
    codes: ['dnssec-broken'],
  },
  { is: 'healthy and unsigned, while the resolver fails', zone: HEALTHY, isBogus: true, codes: ['all-well'] },
  { is: 'with a DS record of the last provider', zone: HEALTHY, besides: ['bakery DS 7'], codes: ['dnssec-broken'] },
  {
    is: 'with a silent server',
    zone: HEALTHY,
    servers: { 'ns1.host.net': {}, 'ns2.host.net': { mood: 'silent' } },
    codes: ['server-silent'],
  },
  {
    is: 'with a server that refuses',
    zone: HEALTHY,
    servers: { 'ns1.host.net': {}, 'ns2.host.net': { mood: 'refuses' } },
    codes: ['server-lame'],
  },
  {
    is: 'with a server that points elsewhere',
    zone: HEALTHY,
    servers: { 'ns1.host.net': {}, 'ns2.host.net': { mood: 'points-elsewhere' } },
    codes: ['server-lame'],
  },
  {
    is: 'with servers that all refuse',
    zone: HEALTHY,
    servers: { 'ns1.host.net': { mood: 'refuses' } },
    codes: ['server-lame'],
  },
  {
    is: 'with servers that are all silent',
    zone: HEALTHY,
    servers: { 'ns1.host.net': { mood: 'silent' }, 'ns2.host.net': { mood: 'silent' } },
    codes: ['servers-silent'],
  },
  {
    is: 'with servers that disagree',
    zone: HEALTHY,
    servers: {
      'ns1.host.net': {},
      'ns2.host.net': { zone: ['@ SOA 0', '@ NS ns1.host.net.', '@ NS ns2.host.net.', ...but(right, `@ A ${OTHER}`)] },
    },
    codes: ['servers-disagree'],
  },
  {
    is: 'with a server that has no address',
    zone: [...HEALTHY, '@ NS ns1.host.net.', '@ NS ns9.host.net.'],
    servers: { 'ns1.host.net': {} },
    above: ['bakery NS ns1.host.net.', 'bakery NS ns9.host.net.'],
    codes: ['server-unknown'],
  },
  {
    is: 'still with its old servers',
    zone: [...HEALTHY, '@ NS ns1.new.net.', '@ NS ns2.new.net.'],
    servers: { 'ns1.host.net': {} },
    elsewhere: ['ns1.new.net. A 127.0.0.3', 'ns2.new.net. A 127.0.0.3'],
    codes: ['delegation-old'],
  },
  {
    is: 'with two lists of servers',
    zone: [...HEALTHY, '@ NS ns1.host.net.', '@ NS ns2.host.net.'],
    servers: { 'ns1.host.net': {}, 'ns2.host.net': {} },
    above: ['bakery NS ns1.host.net.'],
    codes: ['delegation-differs'],
  },

  {
    is: 'unregistered',
    above: null,
    registration: { state: 'free', statuses: [], nameservers: [] },
    codes: ['unregistered'],
  },
  {
    is: 'unknown to a registry that does not answer',
    above: null,
    registration: { state: 'unknown', statuses: [], nameservers: [] },
    codes: ['not-found'],
  },
  {
    is: 'registered without servers',
    above: null,
    registration: { ...registered(), nameservers: [] },
    codes: ['not-delegated'],
  },
  { is: 'on hold', above: null, registration: registered(['client hold']), codes: ['on-hold'] },
  {
    is: 'run out',
    above: null,
    registration: registered(['redemption period'], '2026-10-01T00:00:00Z'),
    codes: ['expired'],
  },
  {
    is: 'run out and parked',
    zone: but(right, `@ A ${OTHER}`),
    registration: registered(['auto renew period'], '2026-11-01T00:00:00Z'),
    codes: ['expired', 'address-wrong'],
  },

  {
    is: 'changed, with an old address still kept',
    zone: HEALTHY,
    cached: [`@ 900 A ${OTHER}`],
    codes: ['old-answers'],
  },
  {
    is: 'proved, with the lack of it still kept',
    zone: HEALTHY,
    cached: ['_pagewright 600 TXT'],
    codes: ['old-answers'],
  },
];
