import type { Example } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Database, OpenedDatabase } from '../../db/index.ts';
import type { KeptPrompt } from '../../db/schema.ts';
import { keepInMemory } from '../../kept-in-memory.ts';
import type { Log } from '../../log.ts';
import { rankingOf } from './nearest.ts';
import type { Comparable, Ranking } from './nearest.ts';
import { EXAMPLES_CHANNEL, findLiveSet, listShowable, readShowable } from './store.ts';
import type { Listed } from './store.ts';

type Asked = { task: Comparable['task']; words: string; document: WebsiteDocument };

/** Examples of one set. */
export type SetOfExamples = {
  /** Those nearest to what is asked for, as many as its template wants at most; none without a template. */
  for(prompt: KeptPrompt | null, asked: Asked): Example[];
};

/**
 * The examples that are live, ready to go along with a request. They are in memory, so that a turn costs no query more; every process hears
 * of a change and reads what is new, also after its connection was lost.
 */
export type ShownExamples = SetOfExamples & {
  /** The set that is live. */
  live(): number;
  /** Another set, for whoever tries what it would do. */
  ofSet(number: number): Promise<SetOfExamples>;
  /** Reads everything again: whoever has just changed something sees it at once. */
  readAgain(): Promise<void>;
  close(): Promise<void>;
};

/** A longer one leaves no room for the website. */
const MOST_CHARACTERS = 2_000;
/** Rows at once, so that nobody waits for all of them. */
const AT_ONCE = 500;

type Shown = Comparable & { example: Example };
type Made = { number: number; listed: Listed[]; known: ReadonlyMap<string, Shown | null>; ranking: Ranking<Shown> };

export async function openShownExamples(
  { db, listen }: Pick<OpenedDatabase, 'db' | 'listen'>,
  log: Log,
): Promise<ShownExamples> {
  const what = 'The examples that are live';
  let live: Made | undefined;
  let tried: { number: number; set: Promise<Made> } | undefined;
  const read = async () => {
    const { number } = await findLiveSet(db);
    live = await makeSet(db, number, live);
    // One of it may have been taken back meanwhile.
    tried = undefined;
    return live;
  };
  const kept = await keepInMemory({ listen }, { channel: EXAMPLES_CHANNEL, what, read, log });

  async function made(number: number): Promise<Made> {
    const standing = kept.value();
    if (number === standing.number) return standing;
    if (tried?.number !== number) tried = { number, set: makeSet(db, number, standing) };
    const { set } = tried;
    set.catch(() => (tried = undefined));
    return set;
  }
  return {
    for: (prompt, asked) => nearestTo(kept.value(), prompt, asked),
    live: () => kept.value().number,
    ofSet: async (number) => {
      const set = await made(number);
      return { for: (prompt, asked) => nearestTo(set, prompt, asked) };
    },
    readAgain: kept.readAgain,
    close: kept.close,
  };
}

function nearestTo({ ranking }: Made, prompt: KeptPrompt | null, { task, words, document }: Asked): Example[] {
  const count = prompt?.exampleCount ?? 0;
  if (count === 0) return [];
  return ranking.nearest({ task, words, trade: document.business.trade }, count).map(({ example }) => example);
}

/** A set made ready; what of it was read before is not read again. */
async function makeSet(db: Database, number: number, before: Made | undefined): Promise<Made> {
  const listed = await listShowable(db, number);
  if (before && isSame(before.listed, listed)) return { ...before, number };
  const fresh = listed.filter(({ contentHash }) => !before?.known.has(contentHash));
  const added = new Map<string, Shown | null>();
  for (let from = 0; from < fresh.length; from += AT_ONCE)
    for (const [hash, shown] of await readSome(db, fresh.slice(from, from + AT_ONCE))) added.set(hash, shown);
  const known = new Map(
    listed.map(({ contentHash }) => [contentHash, before?.known.get(contentHash) ?? added.get(contentHash) ?? null]),
  );
  const shown = [...known.values()].filter((one) => one !== null);
  return { number, listed, known, ranking: await rankingOf(shown) };
}

const isSame = (one: readonly Listed[], other: readonly Listed[]): boolean =>
  one.length === other.length && one.every(({ contentHash }, at) => contentHash === other[at]?.contentHash);

async function readSome(db: Database, listed: readonly Listed[]): Promise<[hash: string, Shown | null][]> {
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
