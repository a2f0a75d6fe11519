import { ClientError, DNSimple, NotFoundError } from 'dnsimple';
import type { Fetcher } from 'dnsimple';
import type { Settings } from '#settings';
import { contactFields, type RegistrantContact } from './registrar-contact.ts';
import { writeZoneRecords, type ZoneEntry } from './registrar-zone.ts';

/** What the registrar asks of us, in US cents a year. */
export type NamePrice = { registration: number; renewal: number; isPremium: boolean };

/** `pending`: it was told to register the name and is at it. `failed`: it will not. `none`: it does not have the name. */
export type Standing = { state: 'none' | 'pending' | 'failed' } | { state: 'registered'; expiresAt: Date | null };

/** The registrar understood, and says no: asking again changes nothing. */
export class RegistrarRefused extends Error {
  override name = 'RegistrarRefused';
}

/** The registrar was not reached, or not ready. What was asked of it may have been done all the same. */
export class RegistrarAway extends Error {
  override name = 'RegistrarAway';
}

/**
 * Where names are bought, all of them ASCII. Each call is done within ten seconds and rejects with `RegistrarRefused` or
 * `RegistrarAway`. The name is the only idempotency key: ask for its standing before telling anything.
 */
export type Registrar = {
  /** Whether anybody may register it, and for how much. */
  check(name: string): Promise<{ isFree: false } | { isFree: true; price: NamePrice }>;
  /** How a name of ours stands; `registrationId` is what `register` gave, if that is known. */
  standingOf(name: string, registrationId?: number): Promise<Standing>;
  /** The number of a contact under this label; a new one when there is none yet. Contacts are kept there alone. */
  contactFor(label: string, contact: RegistrantContact): Promise<number>;
  /** Registers it for a year, and renews it by itself until told otherwise. Gives the registration's number. */
  register(name: string, order: { contactId: number; price: NamePrice }): Promise<number>;
  /** Renews it for a year. Not idempotent: look at `expiresAt` before. */
  renew(name: string, price: NamePrice | null): Promise<void>;
  /** What a registered name costs to renew. */
  renewalPrice(name: string): Promise<NamePrice>;
  setAutoRenewal(name: string, isOn: boolean): Promise<void>;
  /** Has the zone say this at these hosts. Nothing else in it is touched. */
  writeRecords(name: string, entries: readonly ZoneEntry[]): Promise<void>;
};

const TIMEOUT_MS = 10_000;

/** Null while buying is switched off. Locally `base` leads to the domains stand-in. */
export function connectRegistrar(settings: Settings['registrar']): Registrar | null {
  if (!settings) return null;
  const { token, account: accountId, base } = settings;
  const account = Number(accountId);
  const client = new DNSimple({ accessToken: token, fetcher, timeout: TIMEOUT_MS, ...(base && { baseUrl: base }) });
  const { contacts, domains, registrar } = client;

  async function pricesOf(name: string): Promise<NamePrice> {
    const { data } = await registrar.getDomainPrices(account, name);
    const { registration_price: registration, renewal_price: renewal, premium } = data;
    return { registration: centsOf(registration), renewal: centsOf(renewal), isPremium: premium };
  }

  const verbs: Registrar = {
    async check(name) {
      const { data } = await registrar.checkDomain(account, name);
      return data.available ? { isFree: true, price: await pricesOf(name) } : { isFree: false };
    },

    async standingOf(name, registrationId) {
      const found = await orNull(domains.getDomain(account, name));
      if (found && found.data.state !== 'hosted')
        return { state: 'registered', expiresAt: dateOf(found.data.expires_at) };
      const registration =
        registrationId === undefined
          ? null
          : await orNull(registrar.getDomainRegistration(account, name, registrationId));
      const state = registration?.data.state;
      if (state === 'failed' || state === 'cancelled') return { state: 'failed' };
      return { state: found || registration ? 'pending' : 'none' };
    },

    async contactFor(label, contact) {
      const { data } = await contacts.listContacts(account, { sort: 'id:desc', per_page: 100 });
      const known = data.find((one) => one.label === label);
      if (known) return known.id;
      return (await contacts.createContact(account, { label, ...contactFields(contact) })).data.id;
    },

    async register(name, { contactId, price }) {
      const { data } = await registrar.registerDomain(account, name, {
        registrant_id: contactId,
        whois_privacy: true,
        auto_renew: true,
        ...(price.isPremium && { premium_price: dollarsOf(price.registration) }),
      });
      return data.id;
    },

    renewalPrice: pricesOf,

    async renew(name, price) {
      const premium = price?.isPremium ? { premium_price: dollarsOf(price.renewal) } : {};
      await registrar.renewDomain(account, name, { period: 1, ...premium });
    },

    async setAutoRenewal(name, isOn) {
      await (isOn
        ? registrar.enableDomainAutoRenewal(account, name)
        : registrar.disableDomainAutoRenewal(account, name));
    },

    writeRecords: (name, entries) => writeZoneRecords(client, account, name, entries),
  };
  return {
    check: sayingWhy(verbs.check),
    standingOf: sayingWhy(verbs.standingOf),
    contactFor: sayingWhy(verbs.contactFor),
    register: sayingWhy(verbs.register),
    renew: sayingWhy(verbs.renew),
    renewalPrice: sayingWhy(verbs.renewalPrice),
    setAutoRenewal: sayingWhy(verbs.setAutoRenewal),
    writeRecords: sayingWhy(verbs.writeRecords),
  };
}

/** The kit's own speaks https only, and fails on an error page that is no JSON. */
const fetcher: Fetcher = async ({ url, method, headers, body, timeout }) => {
  const signal = AbortSignal.timeout(timeout);
  const answer = await fetch(url, { method, headers, signal, redirect: 'error', ...(body !== undefined && { body }) });
  const text = await answer.text();
  return { status: answer.status, body: answer.ok || isJson(text) ? text : '{}' };
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const sayingWhy =
  <Given extends unknown[], Made>(verb: (...given: Given) => Promise<Made>) =>
  async (...given: Given): Promise<Made> => {
    try {
      return await verb(...given);
    } catch (error) {
      const isNo = error instanceof ClientError || error instanceof NotFoundError;
      throw isNo
        ? new RegistrarRefused(reasonIn(error.data) ?? error.message, { cause: error })
        : new RegistrarAway('The registrar did not answer as it should', { cause: error });
    }
  };

const reasonIn = (data: unknown): string | null =>
  typeof data === 'object' && data && 'message' in data && typeof data.message === 'string' ? data.message : null;

async function orNull<Made>(asking: Promise<Made>): Promise<Made | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

const centsOf = (dollars: number) => Math.round(dollars * 100);
const dollarsOf = (cents: number) => (cents / 100).toFixed(2);
const dateOf = (text: string | null) => (text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text));
