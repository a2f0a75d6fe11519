import { setTimeout } from 'node:timers/promises';
import { fullDisk, killed, twoProcesses } from './ends.ts';
import { freshFolder, openOwner, publishedTarget, startAttacked, type Attacked } from './product.ts';
import { endlessDrawing, rounds, upload, warmUp, type Round, type Target } from './rounds.ts';
import { GOAL, judged, startWatching, type Outcome, type Watching } from './watching.ts';

const PORT = 4390;
/** Milliseconds for the end of the process while a drawing is under way. */
const END_GOAL = 2500;
const LEAST_MS = 3000;
/** What a round may leave in memory: a tenth, and some megabytes of what is kept on purpose, such as answers for later. */
const MEMORY_GOAL = { share: 1.1, megabytes: 8, seconds: 10 };

let missed = 0;
const tell = (name: string, { isKept, words }: Outcome) => {
  if (!isKept) missed += 1;
  console.info(`${isKept ? 'kept  ' : 'MISSED'} ${words} | ${name}`);
};
const megabytes = (value: number) => Math.round(value);

type Playing = { product: Attacked; target: Target; watching: Watching };

/** `isFirst`: what is kept on purpose is being filled, so that memory is told and not judged. */
async function playRound({ name, play }: Round, isFirst: boolean, { product, target, watching }: Playing) {
  const before = await product.memory();
  await watching.seen();
  const start = performance.now();
  // One that is over at once is played again: a hundredth of a few looks says nothing.
  do await play(target);
  while (performance.now() - start < LEAST_MS);
  const seconds = Math.round((performance.now() - start) / 1000);
  const seen = judged(await watching.seen());
  const most = before.held * MEMORY_GOAL.share + MEMORY_GOAL.megabytes;
  let after = await product.memory();
  // Connections that were cut off and answers on their way are gone after some seconds.
  for (let second = 0; second < MEMORY_GOAL.seconds && after.held > most; second += 1) {
    await setTimeout(1000);
    after = await product.memory();
  }
  const isLeft = after.held <= most;
  tell(`${name} (${seconds} s)`, {
    isKept: seen.isKept && (isFirst || isLeft),
    words: `${seen.words}; memory held ${megabytes(before.held)} → ${megabytes(after.held)} MB, of the process ${megabytes(before.rss)} → ${megabytes(after.rss)} MB`,
  });
}

async function endWhileDrawing(product: Attacked, target: Target): Promise<Outcome> {
  const drawing = upload(target, endlessDrawing(3), 'a.svg').catch(() => 0);
  await setTimeout(1500);
  const start = performance.now();
  const code = await product.stop();
  const took = Math.round(performance.now() - start);
  await drawing;
  return { isKept: code === 0 && took <= END_GOAL, words: `the process ended with ${code} in ${took} ms` };
}

const begun = performance.now();
const dataDir = freshFolder();
const start = () => startAttacked({ port: PORT, dataDir });
const first = await start();
const owner = await openOwner(PORT);
const target = await publishedTarget(PORT, owner.page, await owner.cookie());
const watching = startWatching(PORT, target.site);
console.info(`What looks at ${target.site} took meanwhile; goal ${GOAL} ms for 99 of 100:\n`);
await warmUp(target);
await setTimeout(5000);
const playing = { product: first, target, watching };
const filling = new Set(rounds.slice(1, 3));
for (const round of rounds) await playRound(round, filling.has(round), playing);
for (const round of filling) await playRound({ ...round, name: `${round.name}, once more` }, false, playing);
watching.stop();
await owner.close();
const { outcome, product } = await killed(first, target, start);
tell('kill -9 in the middle of edits', outcome);
tell('the end of the process while a drawing is under way', await endWhileDrawing(product, target));
tell('a disk with 60 MB left', await fullDisk(PORT + 20));
tell('two processes of one database, one of them attacked and killed', await twoProcesses(PORT + 40));
const seconds = Math.round((performance.now() - begun) / 1000);
console.info(`\n${missed === 0 ? 'Every goal was kept' : `${missed} goals were missed`}, in ${seconds} s.`);
process.exit(missed === 0 ? 0 : 1);
