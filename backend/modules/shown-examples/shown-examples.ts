import { setImmediate } from 'node:timers/promises';
import type { Example } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Database, OpenedDatabase } from '../../db/index.ts';
import type { KeptPrompt } from '../../db/schema.ts';
import { keepInMemory } from '../../kept-in-memory.ts';
import type { Log } from '../../log.ts';
import { rankingOf, weightsOf } from './nearest.ts';
import type { Comparable, Ranking } from './nearest.ts';
import { EXAMPLES_CHANNEL, listShowable, readShowable } from './store.ts';

type Asked = { task: Comparable['task']; words: string; document: WebsiteDocument };

/**
 * Approved examples of the training side, ready to go along with a request. They are in memory, so that a turn costs no query more; every
 * process hears of a change and reads what is new, also after its connection was lost.
 */
export type ShownExamples = {
  /** Those nearest to what is asked for, as many as its template wants at most; none without a template. */
  for(prompt: KeptPrompt | null, asked: Asked): Example[];
  close(): Promise<void>;
};

/** A longer one leaves no room for the website. */
const MOST_CHARACTERS = 2_000;
/** Rows at once, so that nobody waits for all of them. */
const AT_ONCE = 500;

type Shown = Comparable & { example: Example };

export async function openShownExamples(
  { db, listen }: Pick<OpenedDatabase, 'db' | 'listen'>,
  log: Log,
): Promise<ShownExamples> {
  let known = new Map<string, Shown | null>();

  async function read(): Promise<Ranking<Shown>> {
    const listed = await listShowable(db);
    const fresh = listed.filter(({ contentHash }) => !known.has(contentHash));
    const added = new Map<string, Shown | null>();
    for (let from = 0; from < fresh.length; from += AT_ONCE) {
      for (const [hash, shown] of await readSome(db, fresh.slice(from, from + AT_ONCE))) {
        added.set(hash, shown);
        if (shown) weightsOf(shown);
      }
      await setImmediate();
    }
    known = new Map(
      listed.map(({ contentHash }) => [contentHash, known.get(contentHash) ?? added.get(contentHash) ?? null]),
    );
    return rankingOf([...known.values()].filter((shown) => shown !== null));
  }

  const what = 'The approved examples';
  const kept = await keepInMemory({ listen }, { channel: EXAMPLES_CHANNEL, what, read, log });
  return {
    for(prompt, { task, words, document }) {
      const count = prompt?.exampleCount ?? 0;
      if (count === 0) return [];
      const wanted = { task, words, trade: document.business.trade };
      return kept
        .value()
        .nearest(wanted, count)
        .map(({ example }) => example);
    },
    close: kept.close,
  };
}

async function readSome(db: Database, listed: readonly { id: string }[]): Promise<[hash: string, Shown | null][]> {
  const rows = await readShowable(
    db,
    listed.map(({ id }) => id),
  );
  return rows.map(({ contentHash, answer, ...row }) => {
    const { calls, reply } = answer;
    const example: Example = { message: row.words, calls, ...(reply !== '' && { reply }) };
    const isShort = JSON.stringify(example).length <= MOST_CHARACTERS;
    return [contentHash, isShort ? { ...row, calls, example } : null];
  });
}
