import { Resolver } from 'node:dns/promises';
import { AuthenticationError, ClientError, DNSimple, NotFoundError, ServerError, type Fetcher } from 'dnsimple';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REGISTRAR_TOKEN, startTestDomains, type TestDomains } from '#tests/support/domains-sandbox.ts';

let domains: TestDomains;
let registrar: DNSimple;
let contact: number;
const ACCOUNT = 1;

/** The kit's own one speaks TLS only. */
const fetcherUntil =
  (signal?: AbortSignal): Fetcher =>
  async ({ url, method, headers, body }) => {
    const answer = await fetch(url, { method, headers, body, signal });
    return { status: answer.status, body: await answer.text() };
  };
const kitWith = (accessToken: string, signal?: AbortSignal) =>
  new DNSimple({ accessToken, baseUrl: domains.origin, fetcher: fetcherUntil(signal) });
const uma = {
  first_name: 'Uma',
  last_name: 'Söhne',
  email: 'uma@example.test',
  phone: '+49 30 901820',
  address1: 'Marktplatz 1',
  city: 'Berlin',
  state_province: 'BE',
  postal_code: '10115',
  country: 'de',
};
beforeAll(async () => {
  domains = await startTestDomains({ registrar: { account: '1', token: REGISTRAR_TOKEN, slowMs: 60_000 } });
  registrar = kitWith(REGISTRAR_TOKEN);
  contact = (await registrar.contacts.createContact(ACCOUNT, uma)).data.id;
});
afterAll(() => domains.close());
const register = (name: string, more: object = {}) =>
  registrar.registrar.registerDomain(ACCOUNT, name, { registrant_id: contact, auto_renew: true, ...more });

test('only the one token and the one account are let in', async () => {
  expect((await registrar.identity.whoami()).data.account).toMatchObject({ id: 1 });
  await expect(kitWith('wrong').identity.whoami()).rejects.toBeInstanceOf(AuthenticationError);
  await expect(registrar.domains.listDomains(2)).rejects.toBeInstanceOf(AuthenticationError);
  await expect(registrar.tlds.listTlds()).rejects.toMatchObject({ status: 401 });
});

test('names are free, taken or premium, each with its price', async () => {
  const check = async (name: string) => (await registrar.registrar.checkDomain(ACCOUNT, name)).data;
  const prices = async (name: string) => (await registrar.registrar.getDomainPrices(ACCOUNT, name)).data;
  expect(await check('bakery-anna.com')).toEqual({ domain: 'bakery-anna.com', available: true, premium: false });
  expect(await check('already-taken.com')).toMatchObject({ available: false });
  expect(await check('xn--bckerei-anna-gcb.de')).toMatchObject({ available: true });
  expect(await prices('bakery-anna.com')).toMatchObject({ registration_price: 14.5, renewal_price: 14.5 });
  expect(await prices('ab.com')).toMatchObject({ premium: true, registration_price: 2400 });
  await expect(check('bakery.notanending')).rejects.toMatchObject({
    status: 400,
    data: { message: 'TLD .NOTANENDING is not supported' },
  });
});

test('contacts are kept, listed page by page, and refused with every field that is wrong', async () => {
  await registrar.contacts.createContact(ACCOUNT, { ...uma, first_name: 'Ada' });
  const { data, pagination } = await registrar.contacts.listContacts(ACCOUNT, { per_page: 1, page: 2 });
  expect(data).toMatchObject([{ first_name: 'Ada', country: 'DE' }]);
  expect(pagination).toMatchObject({ total_entries: 2, total_pages: 2 });
  const newest = await registrar.contacts.listContacts(ACCOUNT, { sort: 'id:desc' });
  expect(newest.data.map(({ first_name }) => first_name)).toEqual(['Ada', 'Uma']);
  const refused = registrar.contacts.createContact(ACCOUNT, { ...uma, city: ' ', phone: 'none' });
  await expect(refused).rejects.toBeInstanceOf(ClientError);
  await expect(refused).rejects.toMatchObject({
    data: {
      message: 'Validation failed',
      errors: { city: ["can't be blank"], phone: ['is probably not a phone number'] },
    },
  });
});

describe('a name that is bought', () => {
  test('is registered once, has a zone at once, and is found again', async () => {
    const { data } = await register('flour-and-salt.com');
    expect(data).toMatchObject({ state: 'registered', registrant_id: contact, auto_renew: true });
    const again = await registrar.registrar.getDomainRegistration(ACCOUNT, 'flour-and-salt.com', data.id);
    expect(again.data).toEqual(data);
    expect((await registrar.domains.getDomain(ACCOUNT, 'flour-and-salt.com')).data).toMatchObject({
      id: data.domain_id,
      state: 'registered',
      auto_renew: true,
    });
    const resolver = new Resolver();
    resolver.setServers([`127.0.0.1:${domains.port}`]);
    expect(await resolver.resolveNs('flour-and-salt.com')).toEqual(['ns1.domains.test', 'ns2.domains.test']);
    expect((await registrar.registrar.checkDomain(ACCOUNT, 'flour-and-salt.com')).data.available).toBe(false);
    await expect(register('flour-and-salt.com')).rejects.toMatchObject({ status: 400 });
    await expect(register('already-taken.com')).rejects.toMatchObject({ status: 400 });
  });

  test('needs somebody who exists, and a premium one its price confirmed', async () => {
    await expect(register('nobody.com', { registrant_id: 987 })).rejects.toBeInstanceOf(NotFoundError);
    await expect(registrar.registrar.registerDomain(ACCOUNT, 'nobody.com', {})).rejects.toMatchObject({
      data: { errors: { registrant_id: ["can't be blank"] } },
    });
    await expect(register('premium-bread.com')).rejects.toMatchObject({ status: 400 });
    expect((await register('premium-bread.com', { premium_price: '2400.0' })).data.state).toBe('registered');
  });

  test('is renewed for years, by itself or not', async () => {
    await register('renewed.com');
    const expiry = async () => (await registrar.domains.getDomain(ACCOUNT, 'renewed.com')).data.expires_on;
    const before = Number((await expiry()).slice(0, 4));
    const { data } = await registrar.registrar.renewDomain(ACCOUNT, 'renewed.com', { period: 2 });
    expect(Number((await expiry()).slice(0, 4))).toBe(before + 2);
    expect((await registrar.registrar.getDomainRenewal(ACCOUNT, 'renewed.com', data.id)).data.state).toBe('renewed');
    await registrar.registrar.disableDomainAutoRenewal(ACCOUNT, 'renewed.com');
    expect((await registrar.domains.getDomain(ACCOUNT, 'renewed.com')).data.auto_renew).toBe(false);
    await registrar.registrar.enableDomainAutoRenewal(ACCOUNT, 'renewed.com');
    expect((await registrar.domains.getDomain(ACCOUNT, 'renewed.com')).data.auto_renew).toBe(true);
  });

  test('has records that are made, listed, changed and deleted, and served', async () => {
    const name = 'recorded.com';
    await register(name);
    const { zones } = registrar;
    const made = await zones.createZoneRecord(ACCOUNT, name, { name: '', type: 'A', content: '203.0.113.7', ttl: 60 });
    await zones.createZoneRecord(ACCOUNT, name, { name: 'www', type: 'CNAME', content: name });
    const list = await zones.listZoneRecords.collectAll(ACCOUNT, name);
    expect(list.map(({ name: host, type, content }) => `${host} ${type} ${content}`)).toEqual([
      ' NS ns1.domains.test',
      ' NS ns2.domains.test',
      ' A 203.0.113.7',
      `www CNAME ${name}`,
    ]);
    await zones.updateZoneRecord(ACCOUNT, name, made.data.id, { content: '203.0.113.8' });
    const resolver = new Resolver();
    resolver.setServers([`127.0.0.1:${domains.port}`]);
    expect(await resolver.resolve4(`www.${name}`)).toEqual(['203.0.113.8']);
    await zones.deleteZoneRecord(ACCOUNT, name, made.data.id);
    await expect(resolver.resolve4(name)).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(zones.getZoneRecord(ACCOUNT, name, made.data.id)).rejects.toBeInstanceOf(NotFoundError);
    expect((await zones.getZone(ACCOUNT, name)).data).toMatchObject({ name, active: true });
  });

  test('refuses records that no zone may have', async () => {
    await register('strict.com');
    const make = (record: Parameters<typeof registrar.zones.createZoneRecord>[2]) =>
      registrar.zones.createZoneRecord(ACCOUNT, 'strict.com', record);
    await expect(make({ name: 'a', type: 'A', content: 'nowhere' })).rejects.toMatchObject({
      status: 400,
      data: { message: 'Validation failed', errors: { content: [expect.stringContaining('IPv4')] } },
    });
    await expect(make({ name: '', type: 'CNAME', content: 'x.example.com' })).rejects.toMatchObject({ status: 400 });
    await expect(make({ name: 'a', type: 'URL', content: 'https://x.example' })).rejects.toMatchObject({ status: 400 });
    await make({ name: 'twice', type: 'TXT', content: 'once' });
    await expect(make({ name: 'twice', type: 'TXT', content: 'once' })).rejects.toMatchObject({
      data: { errors: { base: ['Record already exists'] } },
    });
  });

  test('is delegated to other servers when asked', async () => {
    await register('moved.com');
    const servers = ['ns1.example.net', 'ns2.example.net'];
    await registrar.registrar.changeDomainDelegation(ACCOUNT, 'moved.com', servers);
    expect((await registrar.registrar.getDomainDelegation(ACCOUNT, 'moved.com')).data).toEqual(servers);
  });
});

test('a name that somebody registered elsewhere is not of the account', async () => {
  await domains.writeZone('elsewhere.com', ['@ A 203.0.113.1']);
  expect((await registrar.registrar.checkDomain(ACCOUNT, 'elsewhere.com')).data.available).toBe(false);
  await expect(registrar.domains.getDomain(ACCOUNT, 'elsewhere.com')).rejects.toMatchObject({
    status: 404,
    data: { message: 'Domain `elsewhere.com` not found' },
  });
  const own = await registrar.domains.listDomains.collectAll(ACCOUNT);
  expect(own.map(({ name }) => name)).not.toContain('elsewhere.com');
});

describe('faults of the registrar', () => {
  test('it says no, and says yes once the fault is gone', async () => {
    await domains.setFaults('refused.com', { registrar: 'refuses' });
    await expect(register('refused.com')).rejects.toMatchObject({ status: 400 });
    await domains.setFaults('refused.com', { registrar: 'well' });
    expect((await register('refused.com')).data.state).toBe('registered');
  });

  test('it is slow: the caller gives up, and the name is registered', async () => {
    await domains.setFaults('slow.com', { registrar: 'slow' });
    const patience = new AbortController();
    const impatient = kitWith(REGISTRAR_TOKEN, patience.signal);
    const answer = impatient.registrar.registerDomain(ACCOUNT, 'slow.com', { registrant_id: contact });
    const state = () => registrar.domains.getDomain(ACCOUNT, 'slow.com').then(({ data }) => data.state);
    await expect.poll(() => state().catch(() => 'unknown')).toBe('registered');
    patience.abort();
    await expect(answer).rejects.toThrow(/abort/);
    expect(await state()).toBe('registered');
  });

  test('a registration waits until the fault is taken away', async () => {
    await domains.setFaults('waiting.com', { registrar: 'pending' });
    const { data } = await register('waiting.com');
    expect(data.state).toBe('registering');
    const state = async () =>
      (await registrar.registrar.getDomainRegistration(ACCOUNT, 'waiting.com', data.id)).data.state;
    expect(await state()).toBe('registering');
    expect((await registrar.domains.getDomain(ACCOUNT, 'waiting.com')).data.state).toBe('hosted');
    await domains.setFaults('waiting.com', { registrar: 'well' });
    expect(await state()).toBe('registered');
    expect((await registrar.domains.getDomain(ACCOUNT, 'waiting.com')).data.state).toBe('registered');
  });

  test('a registration fails after it was accepted, and leaves nothing', async () => {
    await domains.setFaults('failing.com', { registrar: 'fails-later' });
    const { data } = await register('failing.com');
    expect(data.state).toBe('registering');
    const later = await registrar.registrar.getDomainRegistration(ACCOUNT, 'failing.com', data.id);
    expect(later.data.state).toBe('failed');
    await expect(registrar.domains.getDomain(ACCOUNT, 'failing.com')).rejects.toBeInstanceOf(NotFoundError);
  });

  test('the price rises, and everything fails when it is out of order', async () => {
    await domains.setFaults('dearer.com', { registrar: 'dearer' });
    const prices = await registrar.registrar.getDomainPrices(ACCOUNT, 'dearer.com');
    expect(prices.data.registration_price).toBe(20.3);
    await domains.setFaults('dearer.com', { registrar: 'down' });
    await expect(registrar.registrar.getDomainPrices(ACCOUNT, 'dearer.com')).rejects.toBeInstanceOf(ServerError);
    await expect(register('dearer.com')).rejects.toBeInstanceOf(ServerError);
  });
});
