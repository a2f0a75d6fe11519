import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { breakableConnection } from '#tests/support/breakable-connection.ts';
import { startObjectStorage } from '#tests/support/object-storage.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { createTokenMaker } from '#tests/support/token-maker.ts';
import { startPooler } from './pooler.ts';
import { releaseProcess, type Kind } from './release-process.ts';

/** The first of twenty: the balancer, five processes with what belongs to each, and the identity provider. */
export const PORT = Number(process.env.PROCESSES_PORT ?? 4370);
const CLOCK_OFF_MS = 300_000;

const shifted = (ms: number) => ({
  NODE_OPTIONS: `--import ${resolve('tests/support/shifted-clock.mjs')}`,
  CLOCK_SHIFT_MS: String(ms),
});

/** What five processes of `release/` live in: a database and a bucket that can be cut off, and an identity provider. Two of their clocks are wrong. */
export async function openWorld() {
  const postgres = await startPostgres();
  const way = await breakableConnection(postgres.url);
  const pooler = await startPooler(way.url, PORT + 19);
  const storage = await startObjectStorage();
  const storageWay = await breakableConnection(storage.settings.endpoint);
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-processes-'));
  const issuer = `http://127.0.0.1:${PORT + 18}`;
  const tokens = await createTokenMaker({
    issuer: `${issuer}/`,
    clientId: 'processes',
    audience: 'https://api.pagewright.app',
    rolesClaim: 'https://pagewright.app/roles',
  });
  const provider = createServer((_request, response) => response.end(JSON.stringify(tokens.published)));
  await new Promise<void>((listening) => provider.listen(PORT + 18, '127.0.0.1', listening));

  const { settings: bucket } = storage;
  const env = {
    APP_ORIGIN: `http://localhost:${PORT}`,
    ...(pooler ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: way.url } : { DATABASE_URL: way.url }),
    DATA_DIR: dataDir,
    SESSION_SECRETS: 'the-secret-of-all-processes-of-this-proof',
    AUTH0_DOMAIN: issuer,
    AUTH0_CLIENT_ID: 'processes',
    AUTH0_CLIENT_SECRET: 'a secret',
    STRIPE_SECRET_KEY: 'sk_test_processes',
    STRIPE_WEBHOOK_SECRET: 'whsec_processes',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    PHOTOS_PEXELS_KEY: 'not asked',
    IMAGES_KEY: 'not asked',
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_ENDPOINT: new URL(storageWay.url).origin,
    DRAIN_SECONDS: '2',
  };
  /** Each takes its own port, three further on for the stand-in of domains, and one for its internal listener. */
  const make = (kind: Kind, port: number, internal: number, more: Record<string, string> = {}) =>
    releaseProcess(kind, { port: PORT + port, internal: PORT + internal }, { ...env, ...more });
  const web = [make('web', 1, 13), make('web', 2, 14, shifted(CLOCK_OFF_MS))] as const;
  const sites = [make('sites', 3, 15), make('sites', 7, 16)] as const;
  const jobs = make('jobs', 8, 17, shifted(-CLOCK_OFF_MS));
  return {
    env,
    tokens,
    web,
    sites,
    jobs,
    all: [jobs, ...sites, ...web],
    database: { ...way, serverUrl: postgres.url, pooler: pooler?.version },
    storage: storageWay,
    async close() {
      provider.close();
      await pooler?.stop();
      await storageWay.close();
      await storage.stop();
      await way.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
