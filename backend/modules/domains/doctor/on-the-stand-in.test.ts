import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDns } from '#backend/integrations/dns/index.ts';
import type { Dns } from '#backend/integrations/dns/index.ts';
import { createRdap } from '#backend/integrations/rdap.ts';
import { startTestDomains } from '#tests/support/domains-sandbox.ts';
import type { TestDomains } from '#tests/support/domains-sandbox.ts';
import { diagnose } from './diagnose.ts';

const TOKEN = 'pw-7h2kq4mzx9';
const RIGHT = [
  ...['@ 300 NS ns1.domains.test', '@ 300 NS ns2.domains.test'],
  '@ 300 A 127.0.0.1',
  'www 300 CNAME bakery.de',
  `_pagewright 300 TXT ${TOKEN}`,
];
let domains: TestDomains;
let dns: Dns;

beforeAll(async () => {
  domains = await startTestDomains();
  dns = createDns({
    resolvers: [`127.0.0.1:${domains.port}`],
    authorityPort: domains.port,
    mayAskPrivate: true,
    rdap: createRdap({ base: `${domains.origin}/rdap/`, timeoutMs: 400 }),
    answerMs: 1000,
  });
});
afterAll(() => domains.close());

async function examine(name = 'bakery.de') {
  const expected = { name, token: TOKEN, addresses: ['127.0.0.1'], isLocal: true };
  return diagnose(expected, await dns.observe(name), new Date());
}
const codesOf = ({ diagnoses }: { diagnoses: { code: string }[] }) => diagnoses.map(({ code }) => code);

it('a name of the local stand-in is found to be right, at an address of this machine', async () => {
  await domains.writeZone('bakery.de', RIGHT);
  const report = await examine();
  expect(report).toMatchObject({ isProved: true, isPointing: true, isWwwPointing: true, mayHaveCertificate: true });
  expect(codesOf(report)).toEqual(['all-well']);
});

it('a zone without records of its servers is no worse', async () => {
  await domains.writeZone(
    'bakery.de',
    RIGHT.filter((line) => !line.includes(' NS ')),
  );
  expect(codesOf(await examine())).toEqual(['all-well']);
});

it('a name that nobody has there is unregistered', async () => {
  expect(codesOf(await examine('nobody-has-this.de'))).toEqual(['unregistered']);
});

it.each([
  ['servers', 'broken-dnssec', 'dnssec-broken'],
  ['servers', 'lame', 'server-lame'],
  ['servers', 'silent', 'servers-silent'],
  ['registry', 'expired', 'expired'],
  ['registry', 'on-hold', 'on-hold'],
])('the fault %s: %s of the stand-in is %s', async (where, fault, code) => {
  await domains.writeZone('bakery.de', RIGHT);
  await domains.setFaults('bakery.de', { servers: 'well', registry: 'well', registrar: 'well', [where]: fault });
  expect(codesOf(await examine())).toEqual([code]);
});

it.each([
  ['servers', 'signed'],
  ['registry', 'silent'],
])('no alarm is raised when of a name the %s are %s', async (where, fault) => {
  await domains.writeZone('bakery.de', RIGHT);
  await domains.setFaults('bakery.de', { servers: 'well', registry: 'well', registrar: 'well', [where]: fault });
  expect(codesOf(await examine())).toEqual(['all-well']);
});
