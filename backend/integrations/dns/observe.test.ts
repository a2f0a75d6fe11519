import { describe, expect, it } from 'vitest';
import { diagnose } from '#backend/modules/domains/doctor/diagnose.ts';
import { NAME, startWorld } from '#tests/support/dns/dns-world.ts';
import type { World } from '#tests/support/dns/dns-world.ts';
import type { Asked } from '#tests/support/dns/dns-listener.ts';
import { LIE, hostileSpeakers } from '#tests/support/dns/hostile-speakers.ts';
import { said } from '#tests/support/dns/answer-from-zones.ts';
import { HEALTHY, OURS, TOKEN } from '#tests/support/dns/scripted-zones.ts';
import { createDns } from './index.ts';
import type { DnsOptions } from './index.ts';

async function look(world: World, options: Partial<DnsOptions> = {}, signal?: AbortSignal) {
  const { resolver, port, close } = await startWorld(world);
  const dns = createDns({
    ...{ resolvers: [resolver], authorityPort: port, mayAskPrivate: true, answerMs: 1000, wholeMs: 5000 },
    ...options,
  });
  const began = performance.now();
  const observation = await dns.observe(NAME, { ...(signal && { signal }) }).finally(close);
  const tookMs = performance.now() - began;
  const expected = { name: NAME, token: TOKEN, addresses: [OURS], isLocal: false };
  return { tookMs, observation, report: diagnose(expected, observation, new Date()) };
}
const codesOf = ({ diagnoses }: { diagnoses: { code: string }[] }) => diagnoses.map(({ code }) => code);

const hostile = Object.entries(hostileSpeakers);

describe('servers of ill will', () => {
  it.each([
    { which: 'the first seven', some: hostile.slice(0, 7) },
    { which: 'the others', some: hostile.slice(7) },
  ])('are not believed beside one that is honest: $which', async ({ some }) => {
    const servers = {
      'honest.host.net': {},
      ...Object.fromEntries(some.map(([, speak], at) => [`ns${at}.host.net`, { speak }])),
    };
    const { report } = await look({ zone: HEALTHY, servers });
    const condition = new Map(report.nameservers.map(({ name, answers }) => [name, answers]));
    expect(condition.get('honest.host.net')).toBe('well');
    const believed = some.filter((_one, at) => !['lame', 'silent'].includes(condition.get(`ns${at}.host.net`) ?? ''));
    expect(believed).toEqual([]);
    expect(report).toMatchObject({ isProved: true, isPointing: true, mayHaveCertificate: true });
    expect(JSON.stringify(report)).not.toContain(LIE);
  });

  it('are not believed as resolvers either', async () => {
    const looks = hostile.map(([, speak]) => look({ zone: HEALTHY, resolver: { speak } }, { answerMs: 400 }));
    const reports = (await Promise.all(looks)).map(({ report }, at) => [
      hostile[at]?.[0],
      report.isPointing,
      codesOf(report),
    ]);
    expect(reports).toEqual(hostile.map(([what]) => [what, null, ['no-answer']]));
  });

  it('leads from alias to alias without end', async () => {
    let asked = 0;
    const endless = ({ name, type }: Asked) => {
      asked++;
      if (type === 'SOA' || type === 'NS') return said(3);
      return said(0, { answers: [{ type: 'CNAME', name, ttl: 1, class: 'IN', data: `a${asked}.endless.net` }] });
    };
    const { report } = await look({ resolver: { speak: endless } });
    expect(report.isPointing).not.toBe(true);
    expect(asked).toBeLessThan(500);
  });

  it('names fifty others, of which eight are asked', async () => {
    const asked = new Set<string>();
    const names = Array.from({ length: 50 }, (_one, at) => `ns${at}.host.net`);
    const lines = names.map((name) => `@ NS ${name}.`);
    const elsewhere = names.map((name, at) => `${name}. A 127.0.9.${at + 1}`);
    const servers = { 'ns1.host.net': {} };
    const resolver = await look({
      zone: [...HEALTHY, ...lines],
      servers,
      above: ['bakery NS ns1.host.net.'],
      elsewhere,
    });
    for (const { name, contact } of resolver.observation.servers) if (contact === 'asked') asked.add(name);
    expect(asked.size).toBeLessThanOrEqual(8);
    expect(resolver.report.isPointing).toBe(true);
  });
});

describe('what is asked', () => {
  it('is asked over TCP where UDP is too short', async () => {
    const long = Array.from({ length: 12 }, (_one, at) => `@ TXT ${`text-${at}-`.padEnd(200, 'x')}`);
    const { report } = await look({ zone: [...HEALTHY, ...long] });
    expect(report.kept.filter(({ type }) => type === 'TXT')).toHaveLength(13);
    expect(codesOf(report)).toEqual(['all-well']);
  });

  it('is never asked at private addresses when live, and says so', async () => {
    const asked: string[] = [];
    const speak = ({ name }: Asked) => (asked.push(name), null);
    const { report } = await look({ zone: HEALTHY, servers: { 'ns1.host.net': { speak } } }, { mayAskPrivate: false });
    expect(asked).toEqual([]);
    expect(report.isProved).toBe(null);
  });

  it('is believed of resolvers when the servers are at private addresses', async () => {
    const speak = () => null;
    const cached = [`@ 60 A ${OURS}`, `_pagewright 60 TXT ${TOKEN}`, '@ 60 SOA 1'];
    const servers = { 'ns1.host.net': { speak } };
    const zone = { zone: [...HEALTHY, '@ NS ns1.host.net.'], cached: [...cached, '@ 60 NS ns1.host.net.'] };
    const { report } = await look({ ...zone, servers }, { mayAskPrivate: false });
    expect(report).toMatchObject({ isProved: true, isPointing: true });
    expect(codesOf(report)).toContain('server-private');
  });
});

describe('time', () => {
  /** A tenth of what the product waits; the rest is room for a machine that is busy. */
  const soon = { answerMs: 130, wholeMs: 560 };

  it('is up soon when nobody answers', async () => {
    const { tookMs, report } = await look({ resolver: { mood: 'silent' } }, soon);
    expect(tookMs).toBeLessThan(2000);
    expect(codesOf(report)).toEqual(['no-answer']);
  });

  it('is up soon when every server of the zone is silent', async () => {
    const silent = { mood: 'silent' } as const;
    const servers = { 'ns1.host.net': silent, 'ns2.host.net': silent };
    const { tookMs, report } = await look({ zone: HEALTHY, servers }, soon);
    expect(tookMs).toBeLessThan(2000);
    expect(codesOf(report)).toEqual(['servers-silent']);
  });

  it('ends the whole at its deadline, with what is known by then', async () => {
    const speak = () => null;
    const { tookMs } = await look({ resolver: { speak } }, { answerMs: 5000, wholeMs: 200 });
    expect(tookMs).toBeLessThan(2000);
  });

  it('ends with the signal', async () => {
    const { tookMs } = await look({ resolver: { mood: 'silent' } }, { answerMs: 5000 }, AbortSignal.timeout(100));
    expect(tookMs).toBeLessThan(2000);
  });
});
