import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { testSites } from '#backend/modules/site-import/test-sites/index.ts';
import { openApi, testSettings } from '#tests/support/api.ts';
import { processFile } from './bundles.ts';
import { neighbourFetch } from './import-steps.ts';
import { untilOld } from './killed-turn.ts';
import { moment } from './moment.ts';
import { startSiteServer } from './site-server.ts';
import { good } from './website-steps.ts';

const site = testSites.wordpress;
const PICTURE = '/wp-content/uploads/border-1200x800.jpg';
/** Where the import is when its process is killed: among the pages, or with all of them read, at a picture. */
const PLACES = { pages: '/gardens/', pictures: PICTURE };

type Moved = {
  siteImport: { state: string; note: string };
  viewer: {
    websites: {
      totalCount: number;
      edges: { node: { id: string; currentRevision: number; assets: { totalCount: number } } }[];
    };
  };
};
const MOVED = `query ($id: ID!) {
  siteImport(id: $id) { state note }
  viewer {
    websites(first: 10) { totalCount edges { node { id currentRevision assets { totalCount } } } }
  }
}`;

/**
 * A website on its way to us whose process is killed: another one brings it over within seconds, whole and once. Where several processes
 * share a database (`DATABASE_URL`), the other one is there all the while and leaves it to who works on it.
 */
export async function expectComesOverAfterKill(where: Record<string, string>, at: keyof typeof PLACES) {
  const stuck = moment();
  const held = PLACES[at];
  const old = await startSiteServer(site, {
    [held]: () => {
      stuck.happen();
    },
  });
  const openNext = () => openApi({ settings: testSettings(where), safeFetch: neighbourFetch() });
  const child = fork(processFile('import-process'), [old.origin, JSON.stringify(where)]);
  const [begun]: { id: string }[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process ended with ${code}`))),
  ]);
  const { id = '' } = begun ?? {};
  await stuck.happened;

  const { DATABASE_URL: shared } = where;
  const neighbour = shared ? await openNext() : undefined;
  if (shared) await untilOld(shared);
  expect(old.asked.filter((path) => path === held)).toHaveLength(1);

  old.release(held);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = neighbour ?? (await openNext());
  const mover = await next.person([], 'mover');
  const moved = async () => good(await mover.ask<Moved>(MOVED, { id }));
  await vi.waitFor(async () => expect((await moved()).siteImport).not.toMatchObject({ state: 'WORKING' }), {
    timeout: 60_000,
    interval: 100,
  });
  const {
    siteImport,
    viewer: { websites },
  } = await moved();
  expect(siteImport).toEqual({ state: 'DONE', note: '' });
  expect(websites.totalCount).toBe(1);
  expect(websites.edges[0]?.node).toMatchObject({ id, currentRevision: 1, assets: { totalCount: 1 } });
  await next.close();
  await old.close();
}
