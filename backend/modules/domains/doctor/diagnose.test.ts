import { expect, it } from 'vitest';
import { createDns } from '#backend/integrations/dns/index.ts';
import { NAME, startWorld } from '#tests/support/dns/dns-world.ts';
import type { World } from '#tests/support/dns/dns-world.ts';
import { HEALTHY, OTHER, OTHER_6, OURS, OURS_6, OURS_TOO, TOKEN } from '#tests/support/dns/scripted-zones.ts';
import { diagnose } from './diagnose.ts';
import type { Expected } from './expected-records.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

async function examine(world: World, change: Partial<Expected> = {}) {
  const { resolver, port, close } = await startWorld(world);
  const dns = createDns({ resolvers: [resolver], authorityPort: port, mayAskPrivate: true, clock: () => NOW });
  const observation = await dns.observe(NAME).finally(close);
  return diagnose({ name: NAME, token: TOKEN, addresses: [OURS], isLocal: false, ...change }, observation, NOW);
}
const without = (start: string) => HEALTHY.filter((line) => !line.startsWith(start));
const behind = (lines: string[]) => ({
  'ns1.host.net': {},
  'ns2.host.net': { zone: ['@ SOA 0', '@ NS ns1.host.net.', '@ NS ns2.host.net.', ...lines] },
});

it('shows every record to set beside what was found', async () => {
  const zone = [`@ A ${OTHER}`, `www A ${OTHER}`, '_pagewright TXT pw-old'];
  const { records } = await examine({ zone }, { addresses: [OURS, OURS_6] });
  expect(records.map(({ type, host, expected, found, state }) => [type, host, expected, found, state])).toEqual([
    ['TXT', '_pagewright.bakery.de', TOKEN, ['pw-old'], 'wrong'],
    ['A', 'bakery.de', OURS, [OTHER], 'wrong'],
    ['AAAA', 'bakery.de', OURS_6, [], 'missing'],
    ['CNAME', 'www.bakery.de', 'bakery.de', [OTHER], 'wrong'],
  ]);
});

it('calls an address of ours missing, not wrong, while another one of ours is there', async () => {
  const { records } = await examine({ zone: HEALTHY }, { addresses: [OURS, OURS_TOO] });
  expect(records.filter(({ type }) => type === 'A').map(({ state }) => state)).toEqual(['right', 'missing']);
});

it('knows addresses however they are written', async () => {
  const addresses = ['2606:2800:021F:CB07:0000:0:0:1'];
  const { isPointing, records } = await examine({ zone: [...without('@ A'), `@ AAAA ${OURS_6}`] }, { addresses });
  expect(isPointing).toBe(true);
  expect(records.find(({ type }) => type === 'AAAA')?.state).toBe('right');
});

it('holds a name for proved only when every server that answers has the token', async () => {
  const { isProved } = await examine({ zone: HEALTHY, servers: behind(without('_pagewright')) });
  expect(isProved).toBe(false);
});

it('does not believe a server that the zone above does not name', async () => {
  const servers = {
    'ns1.host.net': { zone: ['@ NS ns1.host.net.', '@ NS ns2.host.net.', ...without('_pagewright')] },
    'ns2.host.net': { zone: ['@ NS ns1.host.net.', '@ NS ns2.host.net.', ...HEALTHY] },
  };
  const { isProved } = await examine({ servers, above: ['bakery NS ns1.host.net.'] });
  expect(isProved).toBe(false);
});

it('says nothing of a name about which nobody answers', async () => {
  const report = await examine({ zone: HEALTHY, servers: { 'ns1.host.net': { mood: 'refuses' } } });
  expect(report).toMatchObject({ isProved: null, isPointing: null, isWwwPointing: null, mayHaveCertificate: false });
  expect(report.records.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
});

it('allows a certificate for the name alone while its www leads elsewhere', async () => {
  const report = await examine({ zone: [...without('www'), `www A ${OTHER}`] });
  expect(report).toMatchObject({ mayHaveCertificate: true, mayWwwHaveCertificate: false });
});

it('allows none for the www either when CAA records of the name forbid it', async () => {
  const report = await examine({ zone: [...HEALTHY, '@ CAA 0 issue digicert.com'] });
  expect(report).toMatchObject({ isWwwPointing: true, mayHaveCertificate: false, mayWwwHaveCertificate: false });
});

it('allows one for a www whose own CAA records count instead of those of the name', async () => {
  const www = [`www A ${OURS}`, 'www CAA 0 issue letsencrypt.org'];
  const report = await examine({ zone: [...without('www'), ...www, '@ CAA 0 issue digicert.com'] });
  expect(report).toMatchObject({ mayHaveCertificate: false, mayWwwHaveCertificate: true });
});

it('puts the most serious first', async () => {
  const zone = [...without('www'), `@ AAAA ${OTHER_6}`, '@ CAA 0 issue ;', `* A ${OTHER}`];
  const { diagnoses } = await examine({ zone });
  expect(diagnoses.map(({ code }) => code)).toEqual(['aaaa-stray', 'caa-none', 'www-elsewhere', 'wildcard']);
});

it('names the record, its value and the place to change it', async () => {
  const { diagnoses } = await examine({ zone: [...HEALTHY, `@ AAAA ${OTHER_6}`] });
  const [{ nextStep } = { nextStep: '' }] = diagnoses;
  for (const word of ['bakery.de', 'ns1.host.net', 'AAAA', '@', OTHER_6, 'delete']) expect(nextStep).toContain(word);
});

it('says until when the old answer may be kept', async () => {
  const { diagnoses } = await examine({ zone: HEALTHY, cached: [`@ 3600 A ${OTHER}`] });
  expect(diagnoses[0]?.detail).toContain('22 November 2026, 13:00 UTC');
});

it('lists what would be lost with other name servers: mail and texts, never our own records', async () => {
  const mail = ['_dmarc TXT v=DMARC1; p=none', 'google._domainkey TXT v=DKIM1; p=abc', '_imaps._tcp SRV 993 mail'];
  const { kept } = await examine({ zone: [...HEALTHY, ...mail] });
  expect(kept.map(({ type, host, value }) => `${host} ${type} ${value}`).toSorted()).toEqual([
    '_dmarc.bakery.de TXT v=DMARC1; p=none',
    '_imaps._tcp.bakery.de SRV 0 1 993 mail.bakery.de',
    'bakery.de MX 10 mail.bakery.de',
    'bakery.de TXT v=spf1 mx -all',
    'google._domainkey.bakery.de TXT v=DKIM1; p=abc',
    `mail.bakery.de A ${OTHER}`,
  ]);
});

it('finds nothing wrong with an address of this machine when local', async () => {
  const local = { addresses: ['127.0.0.1'], isLocal: true };
  const report = await examine({ zone: [...without('@ A'), '@ A 127.0.0.1'] }, local);
  expect(report.diagnoses.map(({ code }) => code)).toEqual(['all-well']);
  const live = await examine({ zone: [...without('@ A'), '@ A 127.0.0.1'] });
  expect(live.diagnoses.map(({ code }) => code)).toEqual(['address-private']);
});
