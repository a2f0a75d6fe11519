import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDomainsSandbox, type DomainsSandboxOptions } from '#sandbox/domains/index.ts';
import type { Faults } from '#sandbox/domains/records.ts';

export const REGISTRAR_TOKEN = 'registrar-token-of-the-tests';

/** Starts the domains stand-in on a free port with a folder of its own, and speaks to its pages as a person would. */
export async function startTestDomains(options: Partial<DomainsSandboxOptions> = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'pagewright-domains-'));
  const sandbox = await startDomainsSandbox({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    appOrigin: 'http://localhost:3540',
    sitesDomain: 'localhost',
    sitesAddresses: ['127.0.0.1'],
    registrar: { account: '1', token: REGISTRAR_TOKEN },
    ...options,
  });
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(sandbox.origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  return {
    ...sandbox,
    dataDir,
    /** The name is registered elsewhere and has these records, one a line: `www 300 CNAME x.example`. */
    writeZone: (name: string, lines: string[]) => post(`/names/${name}/records`, { records: lines.join('\n') }),
    setFaults: (name: string, faults: Partial<Faults>) => post(`/names/${name}/faults`, faults),
    removeName: (name: string) => post(`/names/${name}/removal`, {}),
    async close() {
      await sandbox.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type TestDomains = Awaited<ReturnType<typeof startTestDomains>>;
