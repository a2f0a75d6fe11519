import { domainToUnicode } from 'node:url';
import type { Domain } from 'dnsimple';
import { nameIn } from '../names.ts';
import type { Zone } from '../records.ts';
import type { Zones } from '../zones.ts';
import { missing, RegistrarError, type ApiRoute } from './api.ts';
import { pageOf } from './pages.ts';

/** A name of the account, by itself or by its number; those of other people are unknown here. */
export function findDomain(zones: Zones, nameOrId: string): Zone {
  const zone = /^\d+$/.test(nameOrId)
    ? zones.all().find(({ id }) => id === Number(nameOrId))
    : zones.find(nameIn(nameOrId) ?? '');
  if (!zone || zone.registration === 'elsewhere') throw missing('Domain', nameOrId);
  requireAnswer(zones, zone.name);
  return zone;
}

/** The fault that the registrar answers nothing about a name. */
export function requireAnswer(zones: Zones, name: string): void {
  if (zones.faultsOf(name).registrar === 'down')
    throw new RegistrarError(503, 'The service is temporarily unavailable');
}

export function domainRoutes(zones: Zones, account: number): ApiRoute[] {
  const asDomain = (zone: Zone): Domain => ({
    id: zone.id,
    account_id: account,
    registrant_id: zone.registrantId,
    name: zone.name,
    unicode_name: domainToUnicode(zone.name),
    state: stateOf(zone, zones.faultsOf(zone.name).registry === 'expired'),
    auto_renew: zone.autoRenew,
    private_whois: true,
    expires_at: zone.registration === 'pending' ? null : zone.expiresAt,
    expires_on: zone.expiresAt.slice(0, 10),
    created_at: zone.createdAt,
    updated_at: zone.updatedAt,
  });
  const autoRenewal = (method: 'PUT' | 'DELETE'): ApiRoute => ({
    method,
    path: 'registrar/domains/{name}/auto_renewal',
    answer({ name }) {
      zones.change(findDomain(zones, name), { autoRenew: method === 'PUT' });
      return {};
    },
  });
  return [
    {
      method: 'GET',
      path: 'domains',
      answer({ query }) {
        const part = query.get('name_like') ?? '';
        const own = zones.all().filter(({ registration, name }) => registration !== 'elsewhere' && name.includes(part));
        return pageOf(own.map(asDomain), query);
      },
    },
    { method: 'GET', path: 'domains/{name}', answer: ({ name }) => ({ data: asDomain(findDomain(zones, name)) }) },
    autoRenewal('PUT'),
    autoRenewal('DELETE'),
  ];
}

function stateOf({ registration }: Zone, isExpired: boolean): Domain['state'] {
  if (registration === 'pending') return 'hosted';
  return isExpired ? 'expired' : 'registered';
}
