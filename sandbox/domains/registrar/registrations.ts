import type { DomainCheckResult, DomainPrices, DomainRegistration, DomainRenewal } from 'dnsimple';
import { z } from 'zod';
import { endingOf, nameIn } from '../names.ts';
import { pricesOf } from '../prices.ts';
import { nowAsText, type DomainRecords, type Registration, type Zone } from '../records.ts';
import { inAYear, type Zones } from '../zones.ts';
import { missing, read, RegistrarError, type ApiRoute } from './api.ts';
import { findDomain, requireAnswer } from './domains.ts';

const registerSchema = z.object({
  registrant_id: z.number("can't be blank").int(),
  whois_privacy: z.boolean().default(false),
  auto_renew: z.boolean().default(false),
  extended_attributes: z.record(z.string(), z.unknown()).optional(),
  premium_price: z.string().optional(),
});
const renewSchema = z.object({
  period: z.number().int().min(1).max(10).default(1),
  premium_price: z.string().optional(),
});

/** A name that somebody wants to buy, with its prices. */
function wanted(zones: Zones, given: string) {
  const name = nameIn(given);
  if (!name) throw new RegistrarError(400, `\`${given}\` is not a valid domain name`);
  requireAnswer(zones, name);
  const found = endingOf(name);
  if ('problem' in found) throw new RegistrarError(400, found.problem);
  return { name, prices: pricesOf(name, found.ending, zones.faultsOf(name).registrar === 'dearer') };
}

/** Is a name free, and what does it cost. */
export function searchRoutes(zones: Zones): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: 'registrar/domains/{name}/check',
      answer({ name: given }) {
        const { name, prices } = wanted(zones, given);
        const isFree = !zones.find(name) && !zones.isRegistered(name);
        const data: DomainCheckResult = { domain: name, available: isFree, premium: prices.premium };
        return { data };
      },
    },
    {
      method: 'GET',
      path: 'registrar/domains/{name}/prices',
      answer({ name: given }) {
        const { name, prices } = wanted(zones, given);
        const data: DomainPrices = {
          domain: name,
          premium: prices.premium,
          registration_price: prices.registration,
          renewal_price: prices.renewal,
          transfer_price: prices.renewal,
        };
        return { data };
      },
    },
  ];
}

function requirePrice(premium: boolean, price: number, confirmed: string | undefined): void {
  if (premium && Number(confirmed) !== price)
    throw new RegistrarError(400, 'Premium price does not match', { premium_price: [`must be ${price.toFixed(2)}`] });
}

/** Registering and renewing. `slowMs`: how long the answer takes when the registrar is slow; the deed is done at once. */
export function registrationRoutes(zones: Zones, records: DomainRecords, slowMs: number): ApiRoute[] {
  const register = (name: string, given: z.output<typeof registerSchema>): Registration => {
    const isPending = ['pending', 'fails-later'].includes(zones.faultsOf(name).registrar);
    const owner = { registrantId: given.registrant_id, autoRenew: given.auto_renew };
    const zone = zones.make(name, isPending ? 'pending' : 'ours', owner);
    const now = nowAsText();
    const registration: Registration = {
      id: records.newId(),
      domainId: zone.id,
      name,
      registrantId: given.registrant_id,
      state: isPending ? 'registering' : 'registered',
      autoRenew: given.auto_renew,
      whoisPrivacy: given.whois_privacy,
      createdAt: now,
      updatedAt: now,
    };
    records.registrations.set(String(registration.id), registration);
    return registration;
  };
  const path = 'registrar/domains/{name}/registrations';
  const renewals = 'registrar/domains/{name}/renewals';
  return [
    {
      method: 'POST',
      path,
      answer({ name: asked, body }) {
        const { name, prices } = wanted(zones, asked);
        const given = read(registerSchema, body);
        if (!records.contacts.get(String(given.registrant_id))) throw missing('Contact', given.registrant_id);
        const { registrar } = zones.faultsOf(name);
        if (zones.find(name) || zones.isRegistered(name) || registrar === 'refuses')
          throw new RegistrarError(400, `The domain \`${name}\` is not available`);
        requirePrice(prices.premium, prices.registration, given.premium_price);
        const registration = register(name, given);
        // The first answer of one that will fail is that of one that waits.
        if (registrar === 'fails-later') zones.setFaults(name, zones.faultsOf(name));
        return {
          status: registration.state === 'registered' ? 201 : 202,
          data: asRegistration(registration),
          afterMs: registrar === 'slow' ? slowMs : 0,
        };
      },
    },
    {
      method: 'GET',
      path: `${path}/{id}`,
      answer({ name, id }) {
        requireAnswer(zones, name);
        const registration = records.registrations.get(String(id));
        if (!registration || registration.name !== nameIn(name)) throw missing('Domain registration', id);
        return { data: asRegistration(registration) };
      },
    },
    {
      method: 'POST',
      path: renewals,
      answer({ name, body }) {
        const zone = findDomain(zones, name);
        const { period, premium_price } = read(renewSchema, body);
        const { prices } = wanted(zones, zone.name);
        const { registrar } = zones.faultsOf(zone.name);
        if (zone.registration === 'pending' || registrar === 'refuses')
          throw new RegistrarError(400, `${zone.name} may not be renewed at this time`, {});
        requirePrice(prices.premium, prices.renewal, premium_price);
        const renewal = { id: records.newId(), domainId: zone.id, period, createdAt: nowAsText() };
        records.renewals.set(String(renewal.id), renewal);
        zones.change(zone, { expiresAt: yearsLater(zone, period) });
        return { status: 201, data: asRenewal(renewal), afterMs: registrar === 'slow' ? slowMs : 0 };
      },
    },
    {
      method: 'GET',
      path: `${renewals}/{id}`,
      answer({ name, id }) {
        const renewal = records.renewals.get(String(id));
        if (!renewal || renewal.domainId !== findDomain(zones, name).id) throw missing('Domain renewal', id);
        return { data: asRenewal(renewal) };
      },
    },
  ];
}

const yearsLater = ({ expiresAt }: Zone, years: number) =>
  Array.from({ length: years }).reduce<string>((date) => inAYear(date), expiresAt);

const asRegistration = (registration: Registration): DomainRegistration => ({
  id: registration.id,
  domain_id: registration.domainId,
  registrant_id: registration.registrantId,
  period: 1,
  state: registration.state,
  auto_renew: registration.autoRenew,
  whois_privacy: registration.whoisPrivacy,
  created_at: registration.createdAt,
  updated_at: registration.updatedAt,
});

const asRenewal = (renewal: { id: number; domainId: number; period: number; createdAt: string }): DomainRenewal => ({
  id: renewal.id,
  domain_id: renewal.domainId,
  period: renewal.period,
  state: 'renewed',
  created_at: renewal.createdAt,
  updated_at: renewal.createdAt,
});
