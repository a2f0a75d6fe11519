import { execFile } from 'node:child_process';
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

type Load = { url: string; headers?: Record<string, string>; connections?: number; seconds?: number };

/** Requests per second that one server answers, all of them with success, loaded from another process. */
export async function requestsPerSecond({ url, headers = {}, connections = 20, seconds = 4 }: Load): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run(
    process.execPath,
    [program, '--json', '-c', String(connections), '-d', String(seconds), ...given, url],
    {
      maxBuffer: 10_000_000,
    },
  );
  const report = reportSchema.parse(JSON.parse(stdout));
  if (report.non2xx || report.errors)
    throw new Error(`${url}: ${report.non2xx} refusals and ${report.errors} errors under load`);
  return report.requests.average;
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
