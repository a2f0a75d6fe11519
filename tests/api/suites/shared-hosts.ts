import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#backend/db/postgres.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { connectName } from '#tests/support/own-names.ts';
import { change, good, madeBy, read, run, setHeading } from '#tests/support/website-steps.ts';

const SWITCHES = 40;
const open = async (url: string) => openApi({ database: await openPostgres(url, () => undefined) });

/** Two backends with nothing in common but their database, as two processes have. */
export function sharedHostsSuite(makeDatabase: () => Promise<string>) {
  describe('two backends on one database', () => {
    let writing: Api;
    let reading: Api;
    let url = '';
    beforeAll(async () => {
      url = await makeDatabase();
      [writing, reading] = [await open(url), await open(url)];
    }, 120_000);
    afterAll(async () => {
      await writing?.close();
      await reading?.close();
    });

    it('see a switch of what is published within 200 ms, 95 times in 100', async () => {
      const owner = await writing.person();
      const { id, subdomain } = await madeBy(owner);
      good(await run(owner, 'publishWebsite', id));
      const host = `${subdomain}.localhost`;
      const shown = async () => (await reading.backend.sites.find(host))?.files.get('/')?.identity.toString();
      await vi.waitFor(async () => expect(await shown()).toContain('Bread'), { timeout: 10_000 });
      const took: number[] = [];
      for (let nth = 0; nth < SWITCHES; nth += 1) {
        writing.pass(60);
        const heading = setHeading(`Switch number ${nth}.`);
        good(await change(owner, id, (await read(owner, id)).currentRevision, heading));
        good(await run(owner, 'publishWebsite', id));
        const begun = performance.now();
        await vi.waitFor(async () => expect(await shown()).toContain(`Switch number ${nth}.`), {
          timeout: 10_000,
          interval: 2,
        });
        took.push(performance.now() - begun);
      }
      const p95 = took.sort((a, b) => a - b)[Math.floor(SWITCHES * 0.95)] ?? Infinity;
      expect(p95).toBeLessThan(200);
    });

    it('know the same names, and forget them together', async () => {
      const owner = await writing.person();
      const website = await madeBy(owner);
      good(await run(owner, 'publishWebsite', website.id));
      const database = await openPostgres(url, () => undefined);
      await connectName(database, website, 'shared.example');
      await database.close();
      for (const api of [writing, reading])
        await vi.waitFor(async () => expect(await api.backend.sites.find('shared.example')).not.toBeNull());
      good(await run(owner, 'deleteWebsite', website.id));
      for (const api of [writing, reading]) {
        await vi.waitFor(async () => expect(await api.backend.sites.find('shared.example')).toBeNull());
        await vi.waitFor(() => expect(api.backend.mayHaveCertificate('shared.example')).toBe(false));
      }
    });
  });
}
