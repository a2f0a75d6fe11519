import { lookup, type BootstrapData } from 'rdapper';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDomains, type TestDomains } from '#tests/support/domains-sandbox.ts';

let domains: TestDomains;
beforeAll(async () => {
  domains = await startTestDomains();
});
afterAll(() => domains.close());

const ask = (name: string, timeoutMs = 2000) => {
  const customBootstrapData: BootstrapData = {
    version: '1.0',
    publication: '2026-01-01T00:00:00Z',
    services: [[['com', 'de'], [`${domains.origin}/rdap/`]]],
  };
  return lookup(name, { rdapOnly: true, rdapFollowLinks: false, customBootstrapData, timeoutMs });
};

test('a registered name has status, dates, registrar and servers', async () => {
  await domains.writeZone('bakery.com', ['@ NS ns1.example.net', '@ NS ns2.example.net']);
  const { ok, record } = await ask('bakery.com');
  expect(ok).toBe(true);
  expect(record).toMatchObject({
    isRegistered: true,
    registrar: { name: 'Another registrar' },
    statuses: [{ status: 'client transfer prohibited' }],
    nameservers: [{ host: 'ns1.example.net' }, { host: 'ns2.example.net' }],
    dnssec: { enabled: false },
  });
  expect(Date.parse(record?.expirationDate ?? '')).toBeGreaterThan(Date.now());
});

test('a name in other letters is found by its ASCII form', async () => {
  await domains.writeZone('xn--bckerei-5wa.de', ['@ A 203.0.113.7']);
  expect((await ask('xn--bckerei-5wa.de')).record).toMatchObject({ unicodeName: 'bäckerei.de', isRegistered: true });
});

test('a free name is not found, a taken one is registered', async () => {
  expect((await ask('nobody-has-this.com')).record).toMatchObject({ isRegistered: false });
  expect((await ask('already-taken.com')).record).toMatchObject({ isRegistered: true });
  expect((await fetch(`${domains.origin}/rdap/domain/%E0%A4%A`)).status).toBe(400);
});

test('names expire, are put on hold, and the registry falls silent', async () => {
  await domains.writeZone('old.com', ['@ A 203.0.113.7']);
  await domains.setFaults('old.com', { registry: 'expired' });
  const { record } = await ask('old.com');
  expect(Date.parse(record?.expirationDate ?? '')).toBeLessThan(Date.now());
  await domains.setFaults('old.com', { registry: 'on-hold' });
  expect((await ask('old.com')).record?.statuses?.map(({ status }) => status)).toContain('client hold');
  await domains.setFaults('old.com', { registry: 'silent' });
  expect(await ask('old.com', 100)).toMatchObject({ ok: false, attempts: [{ ok: false, errorCode: 'timeout' }] });
});
