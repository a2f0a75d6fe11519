import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { makeSmallDisk, noSmallDisk } from '#tests/support/small-disk.ts';
import { hostileTexts } from '#tests/support/hostile-text.ts';
import { freshFolder, openOwner, publishedTarget, startAttacked, type Attacked } from './product.ts';
import { ask, inTurn, originOf, post, preview, say, type Target } from './rounds.ts';
import { judged, startWatching, type Outcome } from './watching.ts';

const MB = 2 ** 20;
const READY_MS = 30_000;

async function until(what: string, isSo: () => Promise<boolean>) {
  for (const end = performance.now() + READY_MS; performance.now() < end; await setTimeout(100))
    if (await isSo()) return;
  throw new Error(`${what}: not within ${READY_MS} ms`);
}
const isWell = (port: number) => async () => (await fetch(`http://localhost:${port}/healthz`)).ok;

/** What the editor shows: the newest revision, and a section of the first page. */
async function editorOf(target: Target) {
  const answer = await fetch(`${originOf(target)}/website/${target.websiteId}?section=`, {
    headers: { Cookie: target.cookie },
  });
  const html = await answer.text();
  const [, revision = ''] = /[?;&]revision=(\d{1,9})/.exec(html) ?? [];
  const [, section = ''] = /[?;&]section=([a-z0-9-]{1,40})/.exec(html) ?? [];
  if (revision === '' || section === '') throw new Error(`The editor answered ${answer.status} without its forms`);
  return { revision: Number(revision), section };
}

type Edit = { section: string; revision: number; hidden?: boolean };

function edit(target: Target, { section, revision, hidden = true }: Edit): Promise<number> {
  const form = new URLSearchParams({
    intent: 'set-hidden',
    section,
    hidden: String(hidden),
    revision: String(revision),
  });
  return post(target, `/website/${target.websiteId}`, form).catch(() => 0);
}

/** Edits one after another until the product is gone, and tells each revision that was acknowledged. */
async function editWithoutEnd(target: Target, told: (revision: number) => void) {
  const { revision: first, section } = await editorOf(target);
  for (let revision = first; ; revision += 1) {
    const status = await edit(target, { section, revision, hidden: (revision - first) % 2 === 0 });
    if (status === 0 || status >= 400) return;
    told(revision + 1);
  }
}

/** kill -9 in the middle of edits: what was acknowledged is there afterwards, and the page is published as before. */
export async function killed(product: Attacked, target: Target, again: () => Promise<Attacked>) {
  let acknowledged = 0;
  const editing = editWithoutEnd(target, (revision) => (acknowledged = revision));
  await until('edits are acknowledged', async () => acknowledged >= 20);
  const before = acknowledged;
  await product.stop('SIGKILL');
  await editing;
  const next = await again();
  await until('the product is well again', isWell(target.port));
  const { revision } = await editorOf(target);
  const isShown = (await ask(target, target.site, { path: '/' })) === 200;
  const outcome: Outcome = {
    isKept: before > 0 && revision >= acknowledged && isShown,
    words: `killed after ${acknowledged} acknowledged revisions, ${revision} are there, the page is ${isShown ? '' : 'NOT '}shown`,
  };
  return { outcome, product: next };
}

/** A disk that another program fills up to 60 MB: pages are shown, changes are refused, and all goes on when there is room. */
export async function fullDisk(port: number): Promise<Outcome> {
  if (noSmallDisk !== null) return { isKept: true, words: `left out: ${noSmallDisk}` };
  const disk = makeSmallDisk(260);
  try {
    const product = await startAttacked({ port, dataDir: disk.folder });
    const owner = await openOwner(port);
    const target = await publishedTarget(port, owner.page, await owner.cookie());
    await owner.close();
    const watching = startWatching(port, target.site);
    await setTimeout(2000);
    disk.fill(60 * MB);
    await until('the full disk is noticed', async () => !(await isWell(port)()));
    await watching.seen();
    const { revision, section } = await editorOf(target);
    for (let tries = 0; tries < 20; tries += 1) await edit(target, { section, revision });
    await inTurn(hostileTexts(20, 1900), 4, (message) => say(target, message));
    const seen = judged(await watching.seen());
    disk.clear();
    await until('the room is noticed', isWell(port));
    const taken = (await editorOf(target)).revision - revision;
    await edit(target, { section, revision });
    const isOver = (await editorOf(target)).revision === revision + 1;
    disk.fill(0);
    watching.stop();
    const start = performance.now();
    const code = await product.stop();
    const ended = Math.round(performance.now() - start);
    return {
      isKept: seen.isKept && taken === 0 && isOver && code === 0,
      words: `${seen.words}; ${taken} changes were taken, and with room again ${isOver ? 'they are' : 'they are NOT'}; it ended with ${code} in ${ended} ms`,
    };
  } finally {
    disk.remove();
  }
}

/** Two processes of one PostgreSQL: one is attacked and killed, the other shows the page all the while and has what was written. */
export async function twoProcesses(port: number): Promise<Outcome> {
  const server = await startPostgres();
  const env = { DATABASE_URL: server.url };
  try {
    const one = await startAttacked({ port, dataDir: freshFolder(), env });
    const other = await startAttacked({ port: port + 10, dataDir: freshFolder(), env });
    const owner = await openOwner(port);
    const target = await publishedTarget(port, owner.page, await owner.cookie());
    await owner.close();
    const watching = startWatching(port + 10, target.site);
    await setTimeout(3000);
    await watching.seen();
    const attack = inTurn(hostileTexts(60, 1000), 10, (brief) => preview(target, brief));
    const editing = editWithoutEnd(target, () => undefined);
    await setTimeout(5000);
    await one.stop('SIGKILL');
    await Promise.all([attack, editing]);
    await setTimeout(2000);
    const seen = judged(await watching.seen());
    watching.stop();
    const code = await other.stop();
    return { isKept: seen.isKept && code === 0, words: `${seen.words}; the other process ended with ${code}` };
  } finally {
    await server.stop();
  }
}
