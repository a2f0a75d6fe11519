import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Row } from '../benchmarks/row.ts';
import type { World } from './world.ts';

const MOST_MB = 400;
const SETTLE_MS = 15_000;
const LOOK_MS = 20_000;
const MOST_A_SECOND = 2;

/** How much is copied onto a server. */
export function sizeRow(): Row {
  const files = readdirSync('release', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const megabytes = Math.round(bytes / 1e6);
  return {
    what: 'size of release/',
    measured: `${megabytes} MB`,
    mustReach: `≤ ${MOST_MB} MB`,
    reached: megabytes <= MOST_MB,
  };
}

/** What a process with the web app alone asks the database while nobody asks it, but for the balancer whether it is ready. */
export async function idleRow({ database, web }: World): Promise<Row> {
  await setTimeout(SETTLE_MS);
  const before = database.sent();
  await setTimeout(LOOK_MS);
  const perSecond = (database.sent() - before) / (LOOK_MS / 1000) / web.length;
  return {
    what: `queries a second of a process with web alone that nobody uses, asked by a balancer whether it is ready (${web.length} processes, ${LOOK_MS / 1000} s)`,
    measured: perSecond.toFixed(2),
    mustReach: `≤ ${MOST_A_SECOND}`,
    reached: perSecond <= MOST_A_SECOND,
  };
}
