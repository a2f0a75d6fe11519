import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Upstream } from './balancer.ts';

const START_MS = 60_000;

export type Kind = 'web' | 'sites' | 'jobs';
export type ReleaseProcess = Upstream & {
  kind: Kind;
  /** Milliseconds until it was ready. */
  start(): Promise<number>;
  /** As an update does; gives the exit code. */
  end(): Promise<number | null>;
  kill(): Promise<void>;
  /** Whether it says that people may be sent to it. */
  isReady(): Promise<boolean>;
  pid(): number;
};

/** One process of what `npm run pack` made, started with nothing in its environment but these settings. */
export function releaseProcess(kind: Kind, { port, internal }: Upstream, env: Record<string, string>): ReleaseProcess {
  let child: ReturnType<typeof spawn> | undefined;
  const output: string[] = [];
  const killIt = () => child?.kill('SIGKILL');
  process.once('exit', killIt);
  const endWith = async (signal: NodeJS.Signals) => {
    const running = child;
    if (!running) return null;
    const ended = once(running, 'exit');
    running.kill(signal);
    const [code]: unknown[] = await ended;
    return typeof code === 'number' ? code : null;
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${internal}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    kind,
    port,
    internal,
    async start() {
      const begun = performance.now();
      const started = spawn(process.execPath, ['--v8-pool-size=2', '--heap-growing-percent=40', 'scripts/start.mjs'], {
        cwd: 'release',
        env: { NODE_ENV: 'production', PARTS: kind, PORT: String(port), INTERNAL_PORT: String(internal), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      started.stdout.on('data', (text: Buffer) => void output.push(text.toString()));
      started.stderr.on('data', (text: Buffer) => void output.push(text.toString()));
      while (!(await isReady())) {
        if (started.exitCode !== null || performance.now() - begun > START_MS)
          throw new Error(`A process (${kind}) did not start:\n${output.slice(-10).join('')}`);
        await setTimeout(50);
      }
      return performance.now() - begun;
    },
    end: () => endWith('SIGTERM'),
    kill: async () => void (await endWith('SIGKILL')),
    isReady,
    pid: () => child?.pid ?? 0,
  };
}
