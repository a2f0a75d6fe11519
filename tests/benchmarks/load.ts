import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const reportSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/** A load in C: one in JavaScript comes to its own end before a quick server does. */
const wrk = (process.env.PATH ?? '')
  .split(':')
  .map((folder) => `${folder}/wrk`)
  .find((file) => existsSync(file));

/** Stands beside a measure: without `wrk` quick servers look more alike than they are. */
export const generator = wrk ? 'by wrk' : 'by autocannon, since wrk is not installed';

type Load = {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  /** Answers of 400 and above are what is measured. */
  isRefused?: boolean;
};

/** Requests per second that one server answers, all of them with success, loaded from another process. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const { perSecond, failed } = await (wrk ? byWrk(wrk, load) : byAutocannon(load));
  if (failed && !load.isRefused) throw new Error(`${load.url}: ${failed} refusals or errors under load`);
  return perSecond;
}

type Measured = { perSecond: number; failed: number };

async function byWrk(file: string, { url, headers = {}, connections = 20, seconds = 4 }: Load): Promise<Measured> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run(file, ['-t1', `-c${connections}`, `-d${seconds}s`, ...given, url]);
  const number = (line: RegExp) => Number(line.exec(stdout)?.[1] ?? 0);
  const errors = /Socket errors: .*[1-9]/.test(stdout) ? 1 : 0;
  return { perSecond: number(/Requests\/sec:\s+([\d.]+)/), failed: number(/Non-2xx[^:]*: (\d+)/) + errors };
}

async function byAutocannon({ url, headers = {}, connections = 20, seconds = 4 }: Load): Promise<Measured> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const command = [program, '--json', '-c', String(connections), '-d', String(seconds), ...given, url];
  const { stdout } = await run(process.execPath, command, { maxBuffer: 10_000_000 });
  const report = reportSchema.parse(JSON.parse(stdout));
  return { perSecond: report.requests.average, failed: report.non2xx + report.errors };
}

/**
 * Median of the ratio ours / bare over several pairs, each pair measured back to back in alternating order, so that a
 * machine that drifts does not decide.
 */
export async function pairedRatio(ours: Load, bare: Load, pairs = 5) {
  await requestsPerSecond({ ...ours, seconds: 2 });
  await requestsPerSecond({ ...bare, seconds: 2 });
  const measured: { ours: number; bare: number }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2) measured.push({ bare: await requestsPerSecond(bare), ours: await requestsPerSecond(ours) });
    else measured.push({ ours: await requestsPerSecond(ours), bare: await requestsPerSecond(bare) });
  }
  const middle = (numbers: number[]) =>
    [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  return {
    ratio: middle(measured.map((pair) => pair.ours / pair.bare)),
    ours: middle(measured.map((pair) => pair.ours)),
    bare: middle(measured.map((pair) => pair.bare)),
  };
}
