import { cpus } from 'node:os';
import { createIdentity } from '#app/auth/identity.server.ts';
import { createMemorySessionStore } from '#app/auth/session-store.ts';
import { readSettings } from '#settings';
import { kept } from '../benchmarks/cores.ts';
import { requestsPerSecond } from '../benchmarks/load.ts';
import { ms, quantile, type Row } from '../benchmarks/row.ts';
import { ask } from './people.ts';
import { PORT, type World } from './world.ts';

const ROUNDS = 3;
const ASKED = 60;
const MOST = 1.3;
const CORES_OF_THE_GOAL = 4;

/** The dashboard while another process answers as many visitors as it can, against the same while nobody visits. */
export async function saturatedRow(world: World, sub: string, host: string): Promise<Row> {
  const [web] = world.web;
  const [sites] = world.sites;
  const cookie = await cookieOf(world, sub);
  const times = { quiet: new Array<number>(), saturated: new Array<number>() };
  const look = async (into: number[]) => {
    for (let times = 0; times < ASKED; times += 1) {
      const begun = performance.now();
      const { status, body } = await ask(web.port, '/', {
        Host: `localhost:${PORT}`,
        Cookie: cookie,
        Accept: 'text/html',
      });
      if (status !== 200 || !body.includes('/website/')) throw new Error(`No dashboard but ${status}`);
      into.push(performance.now() - begun);
    }
  };
  await look([]);
  const place = kept([...world.web.map((one) => one.pid()), process.pid], [sites.pid()]);
  const visits: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await look(times.quiet);
      let isOver = false;
      const visiting = (async () => {
        while (!isOver)
          visits.push(
            await requestsPerSecond({
              url: `http://127.0.0.1:${sites.port}/`,
              headers: { host: `${host}:${PORT}` },
              connections: 20,
              seconds: 2,
            }),
          );
      })();
      await look(times.saturated);
      isOver = true;
      await visiting;
    }
  } finally {
    place.back();
  }
  const [quiet, saturated] = [quantile(times.quiet, 0.95), quantile(times.saturated, 0.95)];
  const ratio = saturated / quiet;
  const few =
    cpus().length < CORES_OF_THE_GOAL ? `; the goal is for ${CORES_OF_THE_GOAL} cores, here are ${cpus().length}` : '';
  return {
    what: `dashboard, p95, while a process with sites is saturated (${Math.round(quantile(visits, 0.5)).toLocaleString('en')} pages a second) against at rest; ${place.words}${few}`,
    measured: `${ratio.toFixed(2)} × (${ms(saturated)} against ${ms(quiet)})`,
    mustReach: `≤ ${MOST} ×`,
    reached: ratio <= MOST,
  };
}

/** What the browser of somebody who is logged in sends. */
async function cookieOf({ env, tokens }: World, sub: string): Promise<string> {
  const settings = readSettings({ ...env, PORT: String(PORT) }, () => '');
  const { sessionCookie } = createIdentity({ settings, sessionStore: createMemorySessionStore() });
  const now = Math.floor(Date.now() / 1000);
  const { audience, clientId: client_id } = settings.auth0;
  const tokensOfSession = {
    access_token: await tokens.access(sub, [], new Date()),
    id_token: await tokens.identity(sub, new Date()),
    expires_in: 3600,
    expires_at: now + 3600,
    scope: 'openid',
    audience,
    client_id,
  };
  const session = { id: `processes-${sub}`, created: now, seen: now, generation: 0, tokens: tokensOfSession };
  const lines = await sessionCookie.write(session, now + 3600, new Map());
  return lines.map((line) => line.split(';')[0]).join('; ');
}
