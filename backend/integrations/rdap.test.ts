import { describe, expect, it } from 'vitest';
import { createRdap } from './rdap.ts';
import type { RdapOptions } from './rdap.ts';

const LIST = {
  version: '1.0',
  publication: '2026-01-01T00:00:00Z',
  services: [[['de', 'com'], ['https://registry.test/rdap/']]],
};
const BAKERY = {
  objectClassName: 'domain',
  ldhName: 'bakery.de',
  status: ['active', 'client hold'],
  events: [{ eventAction: 'expiration', eventDate: '2027-05-01T00:00:00Z' }],
  nameservers: [{ objectClassName: 'nameserver', ldhName: 'NS1.HOST.NET.' }],
  links: [{ rel: 'related', href: 'https://registrar.test/domain/bakery.de' }],
};

/** A registry of these answers by address. Whatever is not there: 404. */
function registry(answers: Record<string, () => Response>, options: RdapOptions = {}) {
  const asked: string[] = [];
  const rdap = createRdap({
    fetch: async (address, init) => {
      asked.push(String(address));
      if (init?.redirect !== 'error') throw new Error('Redirects are not to be followed');
      return (answers[String(address)] ?? (() => new Response('{}', { status: 404 })))();
    },
    ...options,
  });
  return { asked, rdap };
}
const json = (value: unknown) => () => Response.json(value);
const withList = { 'https://data.iana.org/rdap/dns.json': json(LIST) };

describe('the registry', () => {
  it('says how a name is registered, and no link of the answer is followed', async () => {
    const { rdap, asked } = registry({ ...withList, 'https://registry.test/rdap/domain/bakery.de': json(BAKERY) });
    expect(await rdap.lookUp('bakery.de')).toEqual({
      ...{ state: 'registered', statuses: ['active', 'client hold'], nameservers: ['ns1.host.net'] },
      expiresAt: expect.stringMatching(/^2027-05-01/),
    });
    expect(asked).toEqual(['https://data.iana.org/rdap/dns.json', 'https://registry.test/rdap/domain/bakery.de']);
  });

  it('says that a name is free', async () => {
    const { rdap } = registry(withList);
    expect(await rdap.lookUp('nobody-has-this.com')).toMatchObject({ state: 'free' });
  });

  it('is found in a list that is fetched once a day', async () => {
    let now = new Date('2026-11-22T00:00:00Z');
    const { rdap, asked } = registry(withList, { clock: () => now });
    await Promise.all([rdap.lookUp('a.de'), rdap.lookUp('b.de')]);
    now = new Date('2026-11-22T23:00:00Z');
    await rdap.lookUp('c.de');
    const lists = () => asked.filter((address) => address.includes('iana')).length;
    expect(lists()).toBe(1);
    now = new Date('2026-11-23T01:00:00Z');
    await rdap.lookUp('d.de');
    expect(lists()).toBe(2);
  });

  it('is not asked again at once about a name that is registered', async () => {
    let now = new Date('2026-11-22T12:00:00Z');
    const at = 'https://registry.test/rdap/domain/bakery.de';
    const { rdap, asked } = registry({ ...withList, [at]: json(BAKERY) }, { clock: () => now });
    const times = () => asked.filter((address) => address === at).length;
    await rdap.lookUp('bakery.de');
    now = new Date('2026-11-22T12:09:00Z');
    expect(await rdap.lookUp('bakery.de')).toMatchObject({ state: 'registered' });
    expect(times()).toBe(1);
    now = new Date('2026-11-22T12:11:00Z');
    await rdap.lookUp('bakery.de');
    expect(times()).toBe(2);
  });

  it('is the one that was given, whatever the ending', async () => {
    const base = 'http://127.0.0.1:9/rdap/';
    const { rdap, asked } = registry(
      { [`${base}domain/bakery.co.uk`]: json({ ...BAKERY, ldhName: 'bakery.co.uk' }) },
      { base },
    );
    expect(await rdap.lookUp('bakery.co.uk')).toMatchObject({ state: 'registered' });
    expect(asked).toEqual([`${base}domain/bakery.co.uk`]);
  });
});

describe('a name is unknown', () => {
  const at = 'https://registry.test/rdap/domain/bakery.de';
  const cases: [string, Record<string, () => Response>][] = [
    ['the list cannot be fetched', { 'https://data.iana.org/rdap/dns.json': () => new Response('', { status: 500 }) }],
    ['the list is no list', { 'https://data.iana.org/rdap/dns.json': json({ services: 'none' }) }],
    ['no registry has its ending', { 'https://data.iana.org/rdap/dns.json': json({ ...LIST, services: [] }) }],
    ['the registry fails', { ...withList, [at]: () => new Response('', { status: 503 }) }],
    ['the registry has had enough', { ...withList, [at]: () => new Response('', { status: 429 }) }],
    ['the answer cannot be read', { ...withList, [at]: () => new Response('<html>') }],
    ['the answer is about another name', { ...withList, [at]: json({ ...BAKERY, ldhName: 'other.de' }) }],
    ['the answer does not end', { ...withList, [at]: () => new Response('x'.repeat(5_000_000)) }],
  ];
  it.each(cases)('when %s', async (_what, answers) => {
    expect(await registry(answers).rdap.lookUp('bakery.de')).toEqual({
      state: 'unknown',
      statuses: [],
      nameservers: [],
    });
  });

  it('when nobody answers in time, and the next question gets a new chance', async () => {
    let isAway = true;
    const rdap = createRdap({
      timeoutMs: 50,
      fetch: (address, init) =>
        isAway
          ? new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('ended'))))
          : Promise.resolve(Response.json(String(address).includes('iana') ? LIST : BAKERY)),
    });
    expect(await rdap.lookUp('bakery.de')).toMatchObject({ state: 'unknown' });
    isAway = false;
    expect(await rdap.lookUp('bakery.de')).toMatchObject({ state: 'registered' });
  });
});
