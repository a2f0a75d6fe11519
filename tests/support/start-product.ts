import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { makeDataFolder } from './in-memory-database.ts';
import { portOf } from './ports.ts';

/** Of the product that journeys share. */
export const PORT = portOf('everybody');

const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
/** What `npm start` gives to Node. */
const startArguments = scripts.start.split(' ').slice(1);

/** Starts the built product as its users do, on a fresh data folder, and gives back how to stop it. */
export async function startProduct({
  port,
  dataDir,
  env = {},
}: {
  port: number;
  dataDir: string;
  env?: Record<string, string>;
}) {
  const child = spawn(process.execPath, startArguments, {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, APP_ORIGIN: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever ends this process, the product does not outlive it.
  const killIt = () => child.kill('SIGKILL');
  process.once('exit', killIt);
  const output: string[] = [];
  child.stderr.on('data', (text: Buffer) => output.push(text.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  void ended.then(() => process.off('exit', killIt));
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      output.push(text.toString());
      if (/is ready/.test(text.toString())) ready();
    });
    void ended.then((code) => failed(new Error(`The product ended with ${code}:\n${output.join('')}`)));
  });
  return {
    output,
    pid: child.pid ?? 0,
    /** Sends the signal and waits for the end; gives the exit code. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Playwright's global set-up: one product for all journeys. */
export default async function startForAllTests() {
  const dataDir = await makeDataFolder();
  const product = await startProduct({ port: PORT, dataDir });
  return async () => {
    await product.stop();
    mkdirSync('.cache', { recursive: true });
    writeFileSync('.cache/e2e-product.log', product.output.join(''));
    rmSync(dataDir, { recursive: true, force: true });
  };
}
