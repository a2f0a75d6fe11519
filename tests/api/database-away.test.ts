import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepConnection } from '#backend/db/holds.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import type { Api, TestPerson } from '#tests/support/api.ts';
import { breakableConnection } from '#tests/support/breakable-connection.ts';
import type { BreakableConnection } from '#tests/support/breakable-connection.ts';
import { cpuTimeOf } from '#tests/support/cpu-time.ts';
import { connectName } from '#tests/support/own-names.ts';
import { isPostgresLeftOut, runOnce, startPostgres } from '#tests/support/postgres-server.ts';
import type { PostgresServer } from '#tests/support/postgres-server.ts';
import { pageAt, visit } from '#tests/support/visit.ts';
import { change, failure, good, madeBy, read, run, setHeading } from '#tests/support/website-steps.ts';
import type { WebsiteAnswer } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const NO_DATABASE = 'The database does not answer.';

describe.skipIf(isPostgresLeftOut)('while PostgreSQL is away', () => {
  let server: PostgresServer | undefined;
  let way: BreakableConnection;
  let api: Api;
  let owner: TestPerson;
  let website: WebsiteAnswer;
  beforeAll(async () => {
    server = await startPostgres();
    way = await breakableConnection(server.url);
    api = await openApi({
      settings: testSettings({ DATABASE_URL: way.url }),
      database: await openPostgres(way.url, () => undefined),
    });
    owner = await api.person([], PERSON);
    website = await madeBy(owner);
    good(await run(owner, 'publishWebsite', website.id));
  }, 120_000);
  afterAll(async () => {
    await api?.close();
    await way?.close();
    await server?.stop();
  }, 60_000);
  // A connection that broke in the test before may be found out by whoever asks next.
  beforeEach(() => vi.waitFor(siteNow, { timeout: 20_000 }));
  afterEach(async () => {
    way.mend();
    await vi.waitFor(async () => expect(await api.backend.problem()).toBeNull(), { timeout: 20_000 });
  });

  const siteNow = async () => api.backend.sites.find(`${website.subdomain}.localhost`);
  const text = () => pageAt(api, `${website.subdomain}.localhost`);

  for (const how of ['cut', 'silence'] as const)
    it(`published sites are shown on and are fresh again afterwards (${how})`, async () => {
      const before = await text();
      way[how]();
      for (let minute = 0; minute < 5; minute += 1) {
        api.pass(60);
        expect(await text()).toBe(before);
      }
      way.mend();
      good(
        await change(owner, website.id, (await read(owner, website.id)).currentRevision, setHeading(`After ${how}`)),
      );
      good(await run(owner, 'publishWebsite', website.id));
      expect(await text()).toContain(`After ${how}`);
    });

  it('nobody waits, unknown hosts are told so, and names keep the right to a certificate', async () => {
    const direct = await openPostgres(server?.url ?? '', () => undefined);
    await connectName(direct, website, 'kept.example');
    await vi.waitFor(() => expect(api.backend.mayHaveCertificate('kept.example')).toBe(true), { timeout: 20_000 });
    // What the database tells of the name may come while it is read, and then it is read once more.
    await vi.waitFor(() => expect(api.backend.sites.find('kept.example')).toHaveProperty('files'), { timeout: 20_000 });
    way.silence();
    // What is answered at once is no promise.
    const took = await cpuTimeOf(() => {
      for (let time = 0; time < 4; time += 1) {
        api.pass(60);
        expect(api.backend.sites.find('kept.example')).toHaveProperty('files');
        expect(api.backend.sites.find('unknown.example')).toBeNull();
        expect(api.backend.sites.find('unknown.localhost')).toBeNull();
        expect(api.backend.mayHaveCertificate('www.kept.example')).toBe(true);
      }
    });
    expect(took).toBeLessThan(100);
    way.mend();
    await direct.run('delete from domains');
    await direct.run('update websites set primary_host = null');
    await direct.close();
    await vi.waitFor(async () => expect(await api.backend.sites.find('kept.example')).toBeNull(), { timeout: 20_000 });
    await vi.waitFor(async () => expect((await siteNow())?.leadsTo).toBeUndefined(), { timeout: 20_000 });
  });

  for (const how of ['cut', 'silence'] as const)
    it(`what another process did meanwhile counts as soon as the database can say so (${how})`, async () => {
      const publish = async () => good(await run(owner, 'publishWebsite', website.id));
      await vi.waitFor(publish, { timeout: 20_000 });
      expect(await text()).toBeDefined();
      way[how]();
      await runOnce(server?.url ?? '', `update websites set published_snapshot_id = null where id = '${website.id}'`);
      expect(await text()).toBeDefined();
      // Nothing says that a silent connection is dead but asking on it.
      if (how === 'cut') way.mend();
      else setTimeout(() => way.mend(), 100);
      await vi.waitFor(async () => expect(await siteNow()).toBeNull(), { timeout: 30_000 });
      await vi.waitFor(publish, { timeout: 20_000 });
    });

  it('a connection on which nothing is answered any more is ended, so that another one is made', async () => {
    const ownWay = await breakableConnection(server?.url ?? '');
    let made = 0;
    const kept = await keepConnection(
      ownWay.url,
      async () => void (made += 1),
      () => undefined,
    );
    expect(await kept.feel('select 7')).toBe(7);
    ownWay.silence();
    await kept.feel('select 7');
    await vi.waitFor(() => expect(ownWay.count()).toBe(0), { timeout: 20_000, interval: 5 });
    ownWay.mend();
    await vi.waitFor(() => expect(made).toBe(2), { timeout: 20_000 });
    await kept.close();
    await ownWay.close();
  });

  it('a site that another process took down is gone as soon as the database says so', async () => {
    await runOnce(server?.url ?? '', `update websites set published_snapshot_id = null where id = '${website.id}'`);
    await vi.waitFor(async () => expect(await siteNow()).toBeNull(), { timeout: 10_000 });
    good(await run(owner, 'publishWebsite', website.id));
  });

  it('the API says that it is unavailable, in words, whoever asks', async () => {
    way.cut();
    const known = await owner.ask('query ($id: ID!) { website(id: $id) { id } }', { id: website.id });
    expect(failure(known).code).toBe('UNAVAILABLE');
    const stranger = await (await api.person()).ask('{ websites(first: 1) { edges { node { id } } } }');
    expect([stranger.status, failure(stranger).code]).toEqual([503, 'UNAVAILABLE']);
    const edited = await change(owner, website.id, 1, setHeading('Lost?'));
    expect(edited.errors?.[0]?.message).toMatch(/does not answer.*nothing that was saved is lost.*again/i);
  });

  it('the process says what is wrong', async () => {
    expect(await api.backend.problem()).toBeNull();
    way.cut();
    await vi.waitFor(async () => expect(await api.backend.problem()).toBe(NO_DATABASE), { timeout: 5_000 });
  });

  it('transactions that were cut off leave their connections to others', async () => {
    for (let time = 0; time < 15; time += 1) {
      const writes = Promise.all([1, 2].map(() => change(owner, website.id, 1, setHeading('Cut off'))));
      await vi.waitFor(() => expect(way.count()).toBeGreaterThan(0), { timeout: 20_000 });
      way.cut();
      await writes;
      way.mend();
    }
    // What was cut while nobody used it is noticed by whoever uses it next, and they are told that nothing answers.
    const { currentRevision } = await vi.waitFor(() => read(owner, website.id), { timeout: 20_000 });
    good(await change(owner, website.id, currentRevision, setHeading('Goes on')));
  });

  it('visits are kept and counted once when it is back', async () => {
    await api.backend.flush();
    way.cut();
    visit(api, website.id);
    await api.backend.flush();
    visit(api, website.id);
    await api.backend.flush();
    way.mend();
    const days = async () => {
      await api.backend.flush();
      const { website: counted } = good(
        await owner.ask<{ website: { visits: { days: { visits: number }[] } } }>(
          'query ($id: ID!) { website(id: $id) { visits(days: 1) { days { visits } } } }',
          { id: website.id },
        ),
      );
      return counted.visits.days[0]?.visits;
    };
    await vi.waitFor(async () => expect(await days()).toBe(2), { timeout: 20_000 });
    expect(await days()).toBe(2);
  });
});

const PERSON = 'owner-of-the-site';
