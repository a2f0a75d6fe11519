// Loaded into the product by the attack, and by nothing else: tells on a signal what it holds once all that is garbage is gone.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const file = process.env.ATTACK_MEMORY_FILE;
if (isMainThread && file) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    writeFileSync(`${file}.new`, JSON.stringify({ held: heapUsed + external, rss }));
    renameSync(`${file}.new`, file);
  });
}
