import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';
import { keptToCore, onCoreOfLoad, processorTime } from './cores.ts';
import { installed } from './installed.ts';

const run = promisify(execFile);
const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const reportSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  throughput: z.object({ total: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

const headsSchema = z.object({ perSecond: z.number(), failed: z.number(), bytes: z.number() });

/** A load in C: one in JavaScript comes to its own end before a quick server does. */
const wrk = installed('wrk');

/** Stands beside a measure: without `wrk` quick servers look more alike than they are. */
export const generator = wrk ? 'by wrk' : 'by autocannon, since wrk is not installed';

type Load = {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  /** Answers of 400 and above, and they alone, are what is measured. */
  isRefused?: boolean;
  /** Asks for headers alone; by a generator of our own, since neither of the others can. */
  isHead?: boolean;
  /** Of an answer's body. Shorter ones on the whole are answers to something else, and no measure. */
  leastBytes?: number;
};

/** Requests per second that one server answers, all of them as they are wanted, loaded from another process. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const by = load.isHead ? byHeads(load) : wrk ? byWrk(wrk, load) : byAutocannon(load);
  const { perSecond, failed, bytes } = await by;
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
  const command = onCoreOfLoad([file, '-t1', `-c${connections}`, `-d${seconds}s`, ...given, url]);
  const { stdout } = await run(command.program, command.args);
  const number = (line: RegExp) => Number(line.exec(stdout)?.[1] ?? 0);
  const errors = /Socket errors: .*[1-9]/.test(stdout) ? 1 : 0;
  const read = number(/ ([\d.]+)\wB read/) * (UNITS[/(\wB) read/.exec(stdout)?.[1] ?? ''] ?? 1);
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    failed: number(/Non-2xx[^:]*: (\d+)/) + errors,
    bytes: read / number(/(\d+) requests in/),
  };
}

async function byHeads({ url, headers = {}, connections = 20, seconds = 4 }: Load): Promise<Measured> {
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const asked = [new URL(url).port, new URL(url).pathname, String(connections), String(seconds), ...given];
  const command = onCoreOfLoad([process.execPath, '--import', 'tsx', 'tests/benchmarks/head-load.ts', ...asked]);
  const { stdout } = await run(command.program, command.args);
  return headsSchema.parse(JSON.parse(stdout));
}

async function byAutocannon({ url, headers = {}, connections = 20, seconds = 4 }: Load): Promise<Measured> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const command = [program, '--json', '-c', String(connections), '-d', String(seconds), ...given, url];
  const { stdout } = await run(process.execPath, command, { maxBuffer: 10_000_000 });
  const { requests, throughput, non2xx, errors } = reportSchema.parse(JSON.parse(stdout));
  return { perSecond: requests.average, failed: non2xx + errors, bytes: throughput.total / requests.total };
}

/** Of one load among several: the median of its rates, and of its ratios to the first load of the same round. */
export type Compared = { perSecond: number; ratio: number; cpu: string };

const middle = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** `pid` of the server that is asked: it is kept to one core meanwhile, and the time that it computes is told. */
type Served = Load & { pid?: number };

async function measured(load: Served): Promise<{ perSecond: number; cpu: number }> {
  const begun = processorTime(load.pid);
  const perSecond = await requestsPerSecond(load);
  return { perSecond, cpu: (processorTime(load.pid) - begun) / (perSecond * (load.seconds ?? 4)) };
}

/**
 * Compares loads with the first of them. In each round they come one after the other, in alternating order, so that a machine
 * that drifts does not decide.
 */
export async function compared(loads: Served[], rounds: number): Promise<Compared[]> {
  const rates = loads.map((): { perSecond: number; cpu: number }[] => []);
  const pids = [...new Set(loads.flatMap(({ pid }) => pid ?? []))];
  await keptToCore(pids, async () => {
    for (const load of loads) await requestsPerSecond({ ...load, seconds: Math.min(2, load.seconds ?? 2) });
    for (let round = 0; round < rounds; round += 1) {
      const order = [...loads.entries()];
      for (const [nth, load] of round % 2 ? order.reverse() : order) rates[nth]?.push(await measured(load));
    }
  });
  return rates.map((those) => {
    const cpu = middle(those.map((rate) => rate.cpu));
    return {
      perSecond: middle(those.map((rate) => rate.perSecond)),
      ratio: middle(those.map(({ perSecond }, round) => perSecond / (rates[0]?.[round]?.perSecond ?? Number.NaN))),
      cpu: Number.isNaN(cpu) ? '' : `${cpu.toFixed(1)} µs`,
    };
  });
}

/** Median of the ratio ours / bare over several pairs. */
export async function pairedRatio(ours: Served, bare: Served, pairs = 5) {
  const [yardstick, found] = await compared([bare, ours], pairs);
  const cpu = found?.cpu && yardstick?.cpu ? `; ${found.cpu} of the processor a request against ${yardstick.cpu}` : '';
  return { ratio: found?.ratio ?? Number.NaN, ours: found?.perSecond ?? 0, bare: yardstick?.perSecond ?? 0, cpu };
}
