import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installed } from '../benchmarks/installed.ts';

/** The first that knows prepared statements between transactions. */
const LEAST = [1, 21] as const;

/** PgBouncer as `deploy/pgbouncer.ini` says, before the server at an address; null where none that is new enough is installed. */
export async function startPooler(serverUrl: string, port: number) {
  const program = installed('pgbouncer');
  const [version = '', major, minor] =
    (program && /PgBouncer (\d+)\.(\d+)[.\d]*/.exec(execFileSync(program, ['--version']).toString())) || [];
  if (!program || Number(major) < LEAST[0] || (Number(major) === LEAST[0] && Number(minor) < LEAST[1])) return null;
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-pooler-'));
  chmodSync(folder, 0o755);
  const users = join(folder, 'users.txt');
  const config = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace('host=127.0.0.1 port=5432 dbname=pagewright', `host=${hostname} port=${serverPort} dbname=postgres`)
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(join(folder, 'pgbouncer.ini'), config);
  // It does not run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, ['-q', ...asUser, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const killIt = () => child.kill('SIGKILL');
  process.once('exit', killIt);
  const until = performance.now() + 10_000;
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('PgBouncer did not start');
    await setTimeout(50);
  }
  return {
    version,
    url: `postgres://${username}:${password}@127.0.0.1:${port}/pagewright`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const takesConnections = (port: number) =>
  new Promise<boolean>((told) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), told(true)));
    socket.once('error', () => told(false));
  });
