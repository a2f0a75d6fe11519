import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#backend/db/postgres.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { openStorage } from '#backend/integrations/storage/index.ts';
import { openApi } from '#tests/support/api.ts';
import type { Api } from '#tests/support/api.ts';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { connectName } from '#tests/support/own-names.ts';
import { sendLines } from '#tests/support/raw-request.ts';
import { change, good, madeBy, read, run, setHeading } from '#tests/support/website-steps.ts';
import { processFile } from '#tests/support/bundles.ts';

const SWITCHES = 10;
/** Each takes two milliseconds or more: a busy machine makes the looks slower as well as the switch. */
const MOST_LOOKS = 100;
/** Milliseconds between two looks. */
const OFTEN = { timeout: 10_000, interval: 2 };

/** A process of its own that serves the sites of a database and a data folder. */
async function startHosting(url: string, folder: string) {
  const child: ChildProcess = fork(processFile('hosting-process'), [url, folder]);
  const [ports]: number[][] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process ended with ${code}`))),
  ]);
  const [sites = 0, internal = 0] = ports ?? [];
  return {
    look: (host: string) => sendLines(sites, ['GET / HTTP/1.1', `Host: ${host}`]),
    mayHaveCertificate: async (host: string) => {
      const lines = [`GET /internal/tls-allowed?domain=${host} HTTP/1.1`, 'Host: internal'];
      return (await sendLines(internal, lines)).status === 200;
    },
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** A process that changes what is shown, and one that shows it, with nothing in common but their database and storage. */
export function sharedHostsSuite(makeDatabase: () => Promise<string>) {
  describe('two processes on one database', () => {
    let database: OpenedDatabase;
    let folder: string;
    let writing: Api;
    let serving: Awaited<ReturnType<typeof startHosting>>;
    beforeAll(async () => {
      const url = await makeDatabase();
      database = await openPostgres(url, () => undefined);
      folder = await makeDataFolder();
      writing = await openApi({ database, storage: openStorage({ dataDir: folder }) });
      serving = await startHosting(url, folder);
    }, 120_000);
    afterAll(async () => {
      await serving?.close();
      await writing?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** How often one looks, time after time, until this is shown. */
    async function looksUntil(host: string, text: string): Promise<number> {
      for (let looks = 1; looks < 100 * MOST_LOOKS; looks += 1)
        if ((await serving.look(host)).body.includes(text)) return looks;
      throw new Error(`${host} never shows “${text}”`);
    }
    /** All but one of ten. */
    const expectSoon = (looks: readonly number[]) =>
      expect(looks.toSorted((a, b) => b - a)[1]).toBeLessThan(MOST_LOOKS);

    it('see a switch of what is published within 200 ms of a quiet machine', async () => {
      const owner = await writing.person();
      const { id, subdomain } = await madeBy(owner);
      good(await run(owner, 'publishWebsite', id));
      const shows = (text: string) =>
        vi.waitFor(async () => expect((await serving.look(`${subdomain}.localhost`)).body).toContain(text), OFTEN);
      await shows('Bread');
      const looks: number[] = [];
      for (let nth = 0; nth < SWITCHES; nth += 1) {
        writing.pass(60);
        const heading = setHeading(`Switch number ${nth}.`);
        good(await change(owner, id, (await read(owner, id)).currentRevision, heading));
        good(await run(owner, 'publishWebsite', id));
        looks.push(await looksUntil(`${subdomain}.localhost`, `Switch number ${nth}.`));
      }
      expectSoon(looks);
    });

    it('see a switch of a name from one website to another within 200 ms of a quiet machine', async () => {
      const owner = await writing.person();
      const websites = [await madeBy(owner), await madeBy(owner)];
      for (const [nth, { id }] of websites.entries()) {
        writing.pass(60);
        const heading = setHeading(`Website number ${nth}.`);
        good(await change(owner, id, (await read(owner, id)).currentRevision, heading));
        good(await run(owner, 'publishWebsite', id));
      }
      const looks: number[] = [];
      for (let nth = 0; nth < SWITCHES; nth += 1) {
        const website = websites[nth % 2];
        if (!website) throw new Error('There are two websites');
        await connectName(database, website, 'switched.example');
        looks.push(await looksUntil('switched.example', `Website number ${nth % 2}.`));
      }
      expectSoon(looks);
    });

    it('know the same names, and forget them together', async () => {
      const owner = await writing.person();
      const website = await madeBy(owner);
      good(await run(owner, 'publishWebsite', website.id));
      await connectName(database, website, 'shared.example');
      await vi.waitFor(async () => expect((await serving.look('shared.example')).status).toBe(200), OFTEN);
      await vi.waitFor(async () => expect(await writing.backend.sites.find('shared.example')).not.toBeNull(), OFTEN);
      expect(await serving.mayHaveCertificate('shared.example')).toBe(true);
      good(await run(owner, 'deleteWebsite', website.id));
      await vi.waitFor(async () => expect((await serving.look('shared.example')).status).toBe(404), OFTEN);
      await vi.waitFor(async () => expect(await serving.mayHaveCertificate('shared.example')).toBe(false), OFTEN);
      await vi.waitFor(async () => expect(await writing.backend.sites.find('shared.example')).toBeNull(), OFTEN);
      await vi.waitFor(() => expect(writing.backend.mayHaveCertificate('shared.example')).toBe(false), OFTEN);
    });
  });
}
