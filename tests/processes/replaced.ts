import { setTimeout } from 'node:timers/promises';
import { ms, type Row } from '../benchmarks/row.ts';
import type { Group } from './people.ts';
import { allHold } from './rows.ts';
import type { World } from './world.ts';

const READY_MS = 3_000;

/** An update: one process after the other ends and begins anew while people work. */
export async function updateRows({ all }: World, { writing, visiting }: Group): Promise<Row[]> {
  writing.look();
  visiting.look();
  const codes: (number | null)[] = [];
  const starts: number[] = [];
  for (const one of all) {
    codes.push(await one.end());
    starts.push(await one.start());
  }
  await setTimeout(1000);
  const slowest = Math.max(...starts);
  return [
    allHold('edits while every process was replaced', writing.look()),
    allHold('pages while every process was replaced', visiting.look()),
    {
      what: 'ends of processes in an update',
      measured: codes.join(' '),
      mustReach: 'code 0',
      reached: codes.every((code) => code === 0),
    },
    {
      what: 'until a process is ready, the slowest of five on a database that is up to date',
      measured: ms(slowest),
      mustReach: `≤ ${ms(READY_MS)}`,
      reached: slowest <= READY_MS,
    },
  ];
}

/** One of each part is killed. What it had in hand is lost to whoever asked, once each, and they are told. */
export async function killedRows({ web, sites, jobs }: World, { writing, visiting }: Group): Promise<Row[]> {
  const rows: Row[] = [];
  for (const one of [web[0], sites[0], jobs]) {
    await one.kill();
    await setTimeout(2000);
    await one.start();
    await setTimeout(1000);
    rows.push(
      allHold(`edits while a process (${one.kind}) was killed`, writing.look(), one.kind === 'web' ? writing.count : 0),
      allHold(
        `pages while a process (${one.kind}) was killed`,
        visiting.look(),
        one.kind === 'sites' ? visiting.count : 0,
      ),
    );
  }
  return rows;
}
