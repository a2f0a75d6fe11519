import { describe, expect, it } from 'vitest';
import { createDns } from '#backend/integrations/dns/index.ts';
import { NAME, startWorld } from '#tests/support/dns/dns-world.ts';
import type { World } from '#tests/support/dns/dns-world.ts';
import { OURS, TOKEN, scriptedZones } from '#tests/support/dns/scripted-zones.ts';
import type { ScriptedZone } from '#tests/support/dns/scripted-zones.ts';
import { DIAGNOSIS_CODES, diagnose } from './diagnose.ts';
import { reportSchema } from './report.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
async function examine({ name = NAME, addresses = [OURS], registration, ...world }: World & Partial<ScriptedZone>) {
  const started = await startWorld(world);
  const dns = createDns({
    resolvers: [started.resolver],
    authorityPort: started.port,
    mayAskPrivate: true,
    clock: () => NOW,
    answerMs: 1000,
    wholeMs: 5000,
    ...(registration && { rdap: { lookUp: async () => registration } }),
  });
  const observation = await dns.observe(name).finally(started.close);
  return diagnose({ name, token: TOKEN, addresses, isLocal: false }, observation, NOW);
}
const codesOf = ({ diagnoses }: { diagnoses: { code: string }[] }) => diagnoses.map(({ code }) => code);

describe('a name that is', () => {
  it.each(scriptedZones)('$is', async ({ codes, ...zone }) => {
    const report = await examine(zone);
    expect(codesOf(report).toSorted()).toEqual(codes.toSorted());
    expect(reportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });
});

it('has a scripted zone for every diagnosis', () => {
  const scripted = new Set(scriptedZones.flatMap(({ codes }) => codes));
  const elsewhere = ['no-answer', 'server-private'];
  expect(DIAGNOSIS_CODES.filter((code) => !scripted.has(code))).toEqual(elsewhere);
});
