import { setTimeout } from 'node:timers/promises';
import type { Row } from '../benchmarks/row.ts';
import { change, good, read, run } from '#tests/support/website-steps.ts';
import type { Group, Person } from './people.ts';
import { allHold } from './rows.ts';
import type { World } from './world.ts';

const AWAY_MS = 20_000;
const WELL_AGAIN_MS = 5_000;
const MOST_WAITED_MS = 60_000;
/** Longer than an answer about the storage holds. */
const STORAGE_STANDS_MS = 8_000;

/** PostgreSQL is cut off: known sites go on, editors are told, and all is well again by itself. */
export async function databaseAwayRows({ all, database }: World, { writing, visiting }: Group): Promise<Row[]> {
  database.cut();
  await setTimeout(AWAY_MS);
  const pages = visiting.look();
  const told = writing.look().failed;
  const inWords = told.filter((words) => /Nothing that was saved is lost/i.test(words) || /^Error: 502/.test(words));
  database.mend();
  const begun = performance.now();
  const isWell = async () => {
    const ready = await Promise.all(all.map((one) => one.isReady()));
    const { asked, failed } = writing.look();
    return ready.every(Boolean) && asked > 0 && failed.length === 0;
  };
  writing.look();
  let wellAfter = Number.NaN;
  while (performance.now() - begun < MOST_WAITED_MS) {
    await setTimeout(500);
    if (!(await isWell())) continue;
    wellAfter = performance.now() - begun;
    break;
  }
  const seconds = wellAfter / 1000;
  return [
    allHold(`pages that are known while the database was away for ${AWAY_MS / 1000} s`, pages),
    {
      what: 'editors who were told so in words while the database was away',
      measured: `${inWords.length} of ${told.length} (${told.at(-1)})`,
      mustReach: 'all but one each, who was under way',
      reached: told.length > 0 && inWords.length >= told.length - writing.count,
    },
    {
      what: 'until every process is ready and every edit is taken again after the database was back, without anybody doing anything',
      measured: `${seconds.toFixed(1)} s`,
      mustReach: `≤ ${WELL_AGAIN_MS / 1000} s`,
      reached: wellAfter <= WELL_AGAIN_MS,
    },
  ];
}

/** The bucket is cut off: what is in memory is shown, edits go on, what needs files is refused in words, and goes on by itself. */
export async function storageAwayRows(
  { all, storage }: World,
  { writing, visiting }: Group,
  owner: Person,
): Promise<Row[]> {
  const { person, website } = owner;
  const publish = async () => {
    const { currentRevision, document } = await read(person, website.id);
    const sectionId = document.pages[0]?.sections[0]?.id ?? '';
    const props = { heading: `Published after ${currentRevision}` };
    good(await change(person, website.id, currentRevision, { type: 'updateSection', sectionId, props }));
    const { errors, status } = await run(person, 'publishWebsite', website.id);
    return errors ? `${status} ${errors[0]?.extensions.code}: ${errors[0]?.message}` : 'published';
  };
  storage.cut();
  const ready = () => Promise.all(all.map((one) => one.isReady()));
  writing.look();
  visiting.look();
  const refused = await publish().catch(String);
  await setTimeout(STORAGE_STANDS_MS);
  const away = { pages: visiting.look(), edits: writing.look(), ready: await ready() };
  storage.mend();
  await setTimeout(STORAGE_STANDS_MS);
  const back = { publish: await publish().catch(String), ready: await ready() };
  return [
    allHold('pages while the storage was away', away.pages),
    allHold('edits while the storage was away', away.edits),
    {
      what: 'publishing while the storage was away',
      measured: refused,
      mustReach: 'refused in words',
      reached: /^\d+ UNAVAILABLE: \S.*\.$/.test(refused),
    },
    {
      what: 'processes that say they are not ready while the storage was away, and publishing after it was back',
      measured: `${away.ready.filter((is) => !is).length} of ${all.length}; ${back.publish}, ${back.ready.filter(Boolean).length} ready`,
      mustReach: 'all; published, all ready',
      reached: !away.ready.some(Boolean) && back.publish === 'published' && back.ready.every(Boolean),
    },
  ];
}
