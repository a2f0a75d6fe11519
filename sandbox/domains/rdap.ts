import type { ServerResponse } from 'node:http';
import { domainToUnicode } from 'node:url';
import { nameIn } from './names.ts';
import type { Faults, Zone } from './records.ts';
import { NAME_SERVERS, type Zones } from './zones.ts';

/** `GET /rdap/domain/<name>`: what the registry says of a name, as RFC 9083 writes it. */
export function answerRdap(zones: Zones, path: string, response: ServerResponse): void {
  const name = nameIn(path.slice('/rdap/domain/'.length));
  if (!path.startsWith('/rdap/domain/') || !name)
    return send(response, 400, { errorCode: 400, title: 'Bad request', description: ['Ask for /rdap/domain/<name>.'] });
  const faults = zones.faultsOf(name);
  // Whoever asks hangs up first.
  if (faults.registry === 'silent') return;
  if (!zones.isRegistered(name))
    return send(response, 404, { errorCode: 404, title: 'Not found', description: [`${name} is not registered.`] });
  send(response, 200, describe(name, zones.find(name), faults));
}

const DAY_MS = 86_400_000;
const STATUS = {
  well: ['client transfer prohibited'],
  silent: [],
  expired: ['auto renew period', 'client transfer prohibited'],
  'on-hold': ['client hold', 'client transfer prohibited'],
};

function describe(name: string, zone: Zone | undefined, { registry, servers }: Faults) {
  const registeredAt = zone?.createdAt ?? '2015-03-14T09:26:53Z';
  const endsAt =
    registry === 'expired'
      ? new Date(Date.now() - 10 * DAY_MS).toISOString()
      : (zone?.expiresAt ?? new Date(Date.now() + 200 * DAY_MS).toISOString());
  const own = zone?.records
    .filter(({ name: host, type }) => host === '' && type === 'NS')
    .map(({ content }) => content);
  const registrar = zone?.registration === 'ours' ? 'Domains sandbox' : 'Another registrar';
  return {
    rdapConformance: ['rdap_level_0'],
    objectClassName: 'domain',
    ldhName: name,
    unicodeName: domainToUnicode(name),
    status: STATUS[registry],
    events: [
      { eventAction: 'registration', eventDate: registeredAt },
      { eventAction: 'expiration', eventDate: endsAt },
      { eventAction: 'last changed', eventDate: zone?.updatedAt ?? registeredAt },
    ],
    entities: [
      {
        objectClassName: 'entity',
        handle: '9999',
        roles: ['registrar'],
        vcardArray: [
          'vcard',
          [
            ['version', {}, 'text', '4.0'],
            ['fn', {}, 'text', registrar],
          ],
        ],
      },
    ],
    nameservers: (own ?? NAME_SERVERS).map((host) => ({ objectClassName: 'nameserver', ldhName: host })),
    secureDNS: { delegationSigned: servers === 'signed' || servers === 'broken-dnssec' },
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/rdap+json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
