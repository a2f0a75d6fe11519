import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const reportSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  throughput: z.object({ total: z.number() }),
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
  /** Answers of 400 and above, and they alone, are what is measured. */
  isRefused?: boolean;
  /** Of an answer's body. Shorter ones on the whole are answers to something else, and no measure. */
  leastBytes?: number;
};

/** Requests per second that one server answers, all of them as they are wanted, loaded from another process. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const { perSecond, failed, bytes } = await (wrk ? byWrk(wrk, load) : byAutocannon(load));
  const { url, isRefused = false, leastBytes = 0 } = load;
  if (failed > 0 !== isRefused) throw new Error(`${url}: ${failed} refusals or errors under load`);
  if (bytes < leastBytes) throw new Error(`${url}: answers of ${Math.round(bytes)} bytes, not of ${leastBytes}`);
  return perSecond;
}

/** `bytes` of an answer with its headers, on average. */
type Measured = { perSecond: number; failed: number; bytes: number };

const UNITS: Record<string, number> = { B: 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30 };

async function byWrk(file: string, { url, headers = {}, connections = 20, seconds = 4 }: Load): Promise<Measured> {
  // It takes `Host` in these letters alone for the host: beside any other spelling it sends its own.
  const named = Object.entries(headers).map(([name, value]) => `${name === 'host' ? 'Host' : name}: ${value}`);
  const given = named.flatMap((line) => ['-H', line]);
  const { stdout } = await run(file, ['-t1', `-c${connections}`, `-d${seconds}s`, ...given, url]);
  const number = (line: RegExp) => Number(line.exec(stdout)?.[1] ?? 0);
  const errors = /Socket errors: .*[1-9]/.test(stdout) ? 1 : 0;
  const read = number(/ ([\d.]+)\wB read/) * (UNITS[/(\wB) read/.exec(stdout)?.[1] ?? ''] ?? 1);
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    failed: number(/Non-2xx[^:]*: (\d+)/) + errors,
    bytes: read / number(/(\d+) requests in/),
  };
}

async function byAutocannon({ url, headers = {}, connections = 20, seconds = 4 }: Load): Promise<Measured> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const command = [program, '--json', '-c', String(connections), '-d', String(seconds), ...given, url];
  const { stdout } = await run(process.execPath, command, { maxBuffer: 10_000_000 });
  const { requests, throughput, non2xx, errors } = reportSchema.parse(JSON.parse(stdout));
  return { perSecond: requests.average, failed: non2xx + errors, bytes: throughput.total / requests.total };
}

/** Of one load among several: the median of its rates, and of its ratios to the first load of the same round. */
export type Compared = { perSecond: number; ratio: number };

const middle = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * Compares loads with the first of them. In each round they come one after the other, in alternating order, so that a machine
 * that drifts does not decide.
 */
export async function compared(loads: Load[], rounds: number): Promise<Compared[]> {
  for (const load of loads) await requestsPerSecond({ ...load, seconds: Math.min(2, load.seconds ?? 2) });
  const rates = loads.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...loads.entries()];
    for (const [nth, load] of round % 2 ? order.reverse() : order) rates[nth]?.push(await requestsPerSecond(load));
  }
  return rates.map((those) => ({
    perSecond: middle(those),
    ratio: middle(those.map((rate, round) => rate / (rates[0]?.[round] ?? Number.NaN))),
  }));
}

/** Median of the ratio ours / bare over several pairs. */
export async function pairedRatio(ours: Load, bare: Load, pairs = 5) {
  const [yardstick, measured] = await compared([bare, ours], pairs);
  return { ratio: measured?.ratio ?? Number.NaN, ours: measured?.perSecond ?? 0, bare: yardstick?.perSecond ?? 0 };
}
