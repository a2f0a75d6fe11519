import { createHash } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askOverTcp, askOverUdp } from '#tests/support/ask-dns.ts';
import { startTestDomains, type TestDomains } from '#tests/support/domains-sandbox.ts';

let domains: TestDomains;
const resolver = new Resolver();
const impatient = new Resolver({ timeout: 100, tries: 1 });
beforeAll(async () => {
  domains = await startTestDomains();
  for (const one of [resolver, impatient]) one.setServers([`127.0.0.1:${domains.port}`]);
});
afterAll(() => domains.close());

describe('a zone that a person wrote', () => {
  beforeAll(() =>
    domains.writeZone('bakery.com', [
      '@ NS ns1.domains.test',
      '@ 120 A 203.0.113.7',
      'bakery.com. AAAA 2001:db8::7',
      'www CNAME bakery.com.',
      '_pagewright.bakery.com  TXT  pagewright-token',
      '@ MX 10 mail.bakery.com',
      '@ CAA 0 issue "letsencrypt.org; validationmethods=http-01"',
      '*.shop IN A 203.0.113.8',
      `long TXT ${'x'.repeat(600)}`,
      ...Array.from({ length: 60 }, (_, index) => `many A 10.0.0.${index}`),
    ]),
  );

  test('is answered to a real resolver client', async () => {
    expect(await resolver.resolve4('bakery.com', { ttl: true })).toEqual([{ address: '203.0.113.7', ttl: 120 }]);
    expect(await resolver.resolve6('BAKERY.com')).toEqual(['2001:db8::7']);
    expect(await resolver.resolveCname('www.bakery.com')).toEqual(['bakery.com']);
    expect(await resolver.resolve4('www.bakery.com')).toEqual(['203.0.113.7']);
    expect(await resolver.resolveTxt('_pagewright.bakery.com')).toEqual([['pagewright-token']]);
    expect(await resolver.resolveMx('bakery.com')).toEqual([{ exchange: 'mail.bakery.com', priority: 10 }]);
    expect(await resolver.resolveCaa('bakery.com')).toEqual([
      { critical: 0, issue: 'letsencrypt.org; validationmethods=http-01' },
    ]);
    expect(await resolver.resolve4('a.b.shop.bakery.com')).toEqual(['203.0.113.8']);
    expect((await resolver.resolveTxt('long.bakery.com')).map((parts) => parts.map((part) => part.length))).toEqual([
      [255, 255, 90],
    ]);
  });

  test('has servers whose address is this machine', async () => {
    const [server = ''] = await resolver.resolveNs('bakery.com');
    expect(await resolver.resolve4(server)).toEqual(['127.0.0.1']);
    expect((await resolver.resolveSoa('bakery.com')).nsname).toBe(server);
  });

  test('knows a name without such a record from one that does not exist', async () => {
    await expect(resolver.resolveMx('www.shop.bakery.com')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(resolver.resolve4('shop.bakery.com')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(resolver.resolve4('nothing.bakery.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(resolver.resolveNs('unheard-of.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  test('is cut short over UDP and whole over TCP, or over UDP for who takes more', async () => {
    const many = { name: 'many.bakery.com', type: 'A' } as const;
    const short = await askOverUdp(domains.port, many);
    expect([short.flag_tc, short.answers?.length]).toEqual([true, 0]);
    expect((await askOverTcp(domains.port, many)).answers).toHaveLength(60);
    expect(await resolver.resolve4('many.bakery.com')).toHaveLength(60);
    const txt = { name: 'long.bakery.com', type: 'TXT' } as const;
    expect((await askOverUdp(domains.port, txt)).flag_tc).toBe(true);
    expect((await askOverUdp(domains.port, { ...txt, size: 1232 })).flag_tc).toBe(false);
  });

  test('is followed by the resolver, told with authority by its server', async () => {
    const www = { name: 'www.bakery.com', type: 'A' } as const;
    const resolved = await askOverUdp(domains.port, www);
    expect([resolved.flag_aa, resolved.flag_ra]).toEqual([false, true]);
    const told = await askOverUdp(domains.port, { ...www, isRecursive: false });
    expect([told.flag_aa, told.flag_ra]).toEqual([true, false]);
    expect(told.answers?.map(({ type }) => type)).toEqual(['CNAME', 'A']);
    const unknown = await askOverUdp(domains.port, { name: 'no.bakery.com', type: 'A', isRecursive: false });
    expect([unknown.rcode, unknown.authorities?.[0]?.type]).toEqual(['NXDOMAIN', 'SOA']);
  });
});

test('aliases lead from zone to zone; a circle fails at the resolver and ends at the server', async () => {
  await domains.writeZone('here.com', ['www CNAME there.net', 'a CNAME b.here.com', 'b CNAME a.here.com']);
  await domains.writeZone('there.net', ['@ A 203.0.113.9']);
  expect(await resolver.resolve4('www.here.com')).toEqual(['203.0.113.9']);
  const told = await askOverUdp(domains.port, { name: 'www.here.com', type: 'A', isRecursive: false });
  expect(told.answers?.map(({ type }) => type)).toEqual(['CNAME']);
  await expect(resolver.resolve4('a.here.com')).rejects.toMatchObject({ code: 'ESERVFAIL' });
  const circle = await askOverUdp(domains.port, { name: 'a.here.com', type: 'A', isRecursive: false });
  expect(circle.answers).toHaveLength(2);
});

test('published sites are found below their domain, on this machine', async () => {
  expect(await resolver.resolve4('localhost')).toEqual(['127.0.0.1']);
  expect(await resolver.resolve4('bakery.localhost')).toEqual(['127.0.0.1']);
  await expect(resolver.resolve6('localhost')).rejects.toMatchObject({ code: 'ENODATA' });
});

describe('faults', () => {
  const a = (name: string) => ({ name, type: 'A' }) as const;
  /** Is the key that the zone above names one that the zone has? */
  async function vouchesForKey(name: string) {
    const ask = (type: 'DS' | 'DNSKEY') =>
      askOverUdp(domains.port, { name, type, isCheckingDisabled: type === 'DNSKEY' });
    const [ds] = (await ask('DS')).answers ?? [];
    const [key] = (await ask('DNSKEY')).answers ?? [];
    if (ds?.type !== 'DS' || key?.type !== 'DNSKEY') throw new Error('DS or DNSKEY is missing');
    return ds.data.digest.equals(createHash('sha256').update(key.data.key).digest());
  }

  test('broken DNSSEC fails unless checking is disabled; whole DNSSEC is said to be authentic', async () => {
    await domains.writeZone('signed.com', ['@ A 203.0.113.1']);
    await domains.setFaults('signed.com', { servers: 'signed' });
    expect((await askOverUdp(domains.port, { ...a('signed.com'), size: 1232 })).flag_ad).toBe(true);
    expect(await vouchesForKey('signed.com')).toBe(true);

    await domains.setFaults('signed.com', { servers: 'broken-dnssec' });
    await expect(resolver.resolve4('signed.com')).rejects.toMatchObject({ code: 'ESERVFAIL' });
    expect(await vouchesForKey('signed.com')).toBe(false);
    const unchecked = await askOverUdp(domains.port, { ...a('signed.com'), isCheckingDisabled: true, size: 1232 });
    expect([unchecked.rcode, unchecked.flag_ad, unchecked.answers?.length]).toEqual(['NOERROR', false, 1]);
  });

  test('a lame server refers to itself, and the resolver fails', async () => {
    await domains.writeZone('lame.com', ['@ NS ns1.domains.test', '@ A 203.0.113.1']);
    await domains.setFaults('lame.com', { servers: 'lame' });
    await expect(resolver.resolve4('lame.com')).rejects.toMatchObject({ code: 'ESERVFAIL' });
    const told = await askOverUdp(domains.port, { ...a('lame.com'), isRecursive: false });
    expect([told.flag_aa, told.answers?.length, told.authorities?.[0]?.type]).toEqual([false, 0, 'NS']);
    expect(told.additionals).toMatchObject([{ name: 'ns1.domains.test', data: '127.0.0.1' }]);
  });

  test('a silent server lets everybody wait, and answers about other names', async () => {
    await domains.writeZone('silent.com', ['@ NS ns1.example.net', '@ A 203.0.113.1']);
    await domains.setFaults('silent.com', { servers: 'silent' });
    await expect(impatient.resolve4('silent.com')).rejects.toMatchObject({ code: 'ETIMEOUT' });
    const told = await askOverUdp(domains.port, { ...a('silent.com'), isRecursive: false });
    expect([told.answers?.length, told.authorities?.length]).toEqual([0, 1]);
    expect(told.additionals).toMatchObject([{ name: 'ns1.example.net', data: '127.0.0.2' }]);
    expect(await resolver.resolve4('localhost')).toEqual(['127.0.0.1']);
  });

  test('a name on hold is gone, as if nobody had it', async () => {
    await domains.writeZone('held.com', ['@ A 203.0.113.1']);
    await domains.setFaults('held.com', { registry: 'on-hold' });
    await expect(resolver.resolve4('held.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    const told = await askOverUdp(domains.port, { ...a('held.com'), isRecursive: false });
    expect([told.rcode, told.authorities?.[0]?.name]).toEqual(['NXDOMAIN', 'com']);
  });
});

test('what is no DNS message harms nobody', async () => {
  const datagrams = createSocket('udp4');
  await new Promise((sent) => datagrams.send(Buffer.from([1, 2, 3]), domains.port, '127.0.0.1', sent));
  datagrams.close();
  const connection = connect(domains.port, '127.0.0.1', () => connection.write(Buffer.from([0, 3, 1, 2, 3])));
  await new Promise((closed) => connection.once('close', closed));
  expect(await resolver.resolve4('localhost')).toEqual(['127.0.0.1']);
});
