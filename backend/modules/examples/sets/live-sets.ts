import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/index.ts';
import { findLiveSet } from '../../shown-examples/store.ts';
import { findSetBy, lastSetNumber, markOfCandidates, markOfSet, type Marked } from './store.ts';

/** What is shown to models, and what may be. */
export type LiveSets = {
  live: number;
  /** Examples of the live set that are shown; what was rejected, changed or taken back since is not. */
  shown: number;
  /** All that is approved for training, as the set that it is or would be. */
  next: { number: number; fingerprint: string; count: number };
  /** That is what is live. */
  isAllLive: boolean;
};

export async function readLiveSets(db: Database): Promise<LiveSets> {
  const { number: live } = await findLiveSet(db);
  const [shown, next] = [await markOfSet(db, live), await markOfCandidates(db)];
  const isAllLive = shown.fingerprint === next.fingerprint;
  const number = isAllLive ? live : ((await keptAs(db, next)) ?? (await lastSetNumber(db)) + 1);
  return { live, shown: shown.count, next: { ...next, number }, isAllLive };
}

/** The set that these were kept as; undefined where they were not. One that was there, and came back, is in no set. */
export async function keptAs(db: Database, { fingerprint }: Marked): Promise<number | undefined> {
  const set = await findSetBy(db, fingerprint);
  return set && (await markOfSet(db, set.number)).fingerprint === fingerprint ? set.number : undefined;
}

/** A set as people are told of it. */
export const inWords = (number: number, count: number): string =>
  number === 0 ? 'no examples' : `set ${number}, ${count === 1 ? '1 example' : `${count} examples`}`;

/** Templates that are active and show examples: what an example is for. */
export const showingTemplates = ({ prompts }: Pick<Context, 'prompts'>) =>
  (['CONVERSATION', 'FIRST_DESIGN'] as const).flatMap((purpose) => {
    const template = prompts.active(purpose);
    return template && template.exampleCount > 0 ? [template] : [];
  });
