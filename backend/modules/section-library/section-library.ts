import type { KindDecision, SectionLibrary } from '#site/sections/library.ts';
import type { OpenedDatabase } from '../../db/index.ts';
import { keepInMemory } from '../../kept-in-memory.ts';
import type { Log } from '../../log.ts';
import { judgeRow } from './judge-row.ts';
import { SECTIONS_CHANNEL, storedDecisions } from './store.ts';

/** What staff decided of a kind, with the sample that is shown in the place of the kind's own; null: its own is. */
export type DecidedKind = KindDecision & { kind: string; sample: Record<string, unknown> | null; version: number };

/**
 * What staff decided of the kinds of sections. All of it is in memory, so that a reading costs no query; every process hears
 * of a change and reads again, also after its connection was lost. What no longer fits counts as not decided.
 */
export type Sections = {
  library(): SectionLibrary;
  /** Kinds that something was decided of. */
  decided(): readonly DecidedKind[];
  /** Reads everything again: whoever has just changed something sees it at once. */
  readAgain(): Promise<void>;
  close(): Promise<void>;
};

type Read = { library: SectionLibrary; decided: readonly DecidedKind[] };

export async function openSectionLibrary(
  { db, listen }: Pick<OpenedDatabase, 'db' | 'listen'>,
  log: Log,
): Promise<Sections> {
  const told = new Set<string>();
  const tell = (words: string) => {
    if (told.has(words)) return;
    told.add(words);
    log.warn(words);
  };

  async function read(): Promise<Read> {
    const decided = (await storedDecisions(db)).flatMap((row): DecidedKind[] => {
      const judged = judgeRow(row);
      if (!judged) tell(`Something is decided of “${row.kind}”, which is no longer a kind of section`);
      else if (judged.problems.length > 0)
        tell(`What is decided of the section “${row.kind}” no longer fits: ${judged.problems.join(' ')}`);
      return judged ? [{ kind: row.kind, version: row.version, sample: judged.sample, ...judged.decision }] : [];
    });
    return {
      decided,
      library: new Map(decided.map(({ kind, isOn, variantsOff, hint }) => [kind, { isOn, variantsOff, hint }])),
    };
  }

  const what = 'What staff decided of sections';
  const kept = await keepInMemory({ listen }, { channel: SECTIONS_CHANNEL, what, read, log });
  return {
    library: () => kept.value().library,
    decided: () => kept.value().decided,
    readAgain: kept.readAgain,
    close: kept.close,
  };
}
