import { sameJson } from '#site/model/json.ts';
import { requirePerson } from '../../auth/policy.ts';
import type { Person } from '../../auth/actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import type { ExampleAnswer, SideResult } from '../../db/schema.ts';
import { invalid, notFound } from '../../failure.ts';
import { recordWrite } from '../audit/record-write.ts';
import { staffHolder } from '../billing/holder.ts';
import { fieldsOf, MOST_CALLS, replySchema } from '../examples/example-input.ts';
import { keepExample } from '../examples/keep-example.ts';
import { removeUnjudged } from '../examples/store.ts';
import type { ExampleRow } from '../examples/store.ts';
import { findTraining } from '../training-websites/store.ts';
import { lockWebsite } from '../websites/store.ts';
import { findRun, holdRun, sidesOf, updateRun } from './store.ts';
import type { RunRow, SideRow } from './store.ts';

/**
 * Keeps which side is better, and the two answers as an example of that, new until staff approve it; null takes both back, as far as nobody
 * approved or changed the example. Throws NOT_FOUND, and INVALID where there are not two results.
 */
export async function judgePlaygroundRun(
  context: Context,
  { id, verdict }: { id: string; verdict: RunRow['verdict'] },
): Promise<RunRow> {
  const person = requirePerson(context.actor, 'judgePlaygroundRun');
  return onRun(context, id, async (db, held) => {
    const [left, right] = (await sidesOf(db, id)).map(({ result }) => result);
    if (!left || !right) throw invalid('verdict', 'There are no two results to compare. Run it again.');
    await takeBack(db, context, person, id);
    const [better, worse] = [
      answerIn(verdict === 'RIGHT' ? right : left),
      answerIn(verdict === 'RIGHT' ? left : right),
    ];
    const isPair = (verdict === 'LEFT' || verdict === 'RIGHT') && better && worse && !sameJson(better, worse);
    if (isPair) await keep(db, context, person, { ...held, answer: better, other: worse });
    return updateRun(db, id, { verdict });
  });
}

/** Keeps what one side did as an example, new until staff approve it. Throws NOT_FOUND, and INVALID for what is none or is there already. */
export async function savePlaygroundExample(
  context: Context,
  { id, side }: { id: string; side: SideRow['side'] },
): Promise<RunRow> {
  const person = requirePerson(context.actor, 'savePlaygroundExample');
  return onRun(context, id, async (db, held) => {
    const { result } = (await sidesOf(db, id)).find((one) => one.side === side) ?? {};
    const answer = result && answerIn(result);
    if (!answer)
      throw invalid('side', 'There is nothing to save: this side did nothing and said nothing, or too much.');
    const { isNew } = await keep(db, context, person, { ...held, answer, other: null });
    if (!isNew) throw invalid('side', 'This example is there already.');
    return held.run;
  });
}

type Held = { run: RunRow; sourceWebsiteId: string | null };

/** With the run held, and before it the website of whoever agreed that it is about a copy of theirs. */
async function onRun<Done>(
  context: Context,
  id: string,
  work: (db: Database, held: Held) => Promise<Done>,
): Promise<Done> {
  return context.db.transaction(async (db) => {
    const { trainingId } = (await findRun(db, id)) ?? {};
    const training = trainingId ? await findTraining(db, trainingId) : undefined;
    const sourceWebsiteId = training?.sourceWebsiteId ?? null;
    // Before the run, as whoever ends the consent does: with the consent the run goes.
    if (sourceWebsiteId !== null) await lockWebsite(db, sourceWebsiteId);
    const run = await holdRun(db, id);
    if (!run) throw notFound('run');
    return work(db, { run, sourceWebsiteId });
  });
}

/** What a side answered, as examples have it; null for nothing, and for more than an example takes. */
function answerIn({ operations, reply }: SideResult): ExampleAnswer | null {
  const said = replySchema.safeParse(reply);
  if (!said.success || operations.length > MOST_CALLS || (operations.length === 0 && said.data === '')) return null;
  return { calls: operations.map(({ type, ...input }) => ({ name: type, input })), reply: said.data };
}

type Kept = Held & { answer: ExampleAnswer; other: ExampleAnswer | null };

async function keep(db: Database, context: Context, person: Person, { run, sourceWebsiteId, answer, other }: Kept) {
  const { author } = await staffHolder(db, context.actor);
  const kept = await keepExample(db, context, {
    task: run.task,
    words: run.words,
    document: run.before,
    before: [],
    answer,
    other,
    source: 'PLAYGROUND',
    sourceId: run.id,
    sourceWebsiteId,
    createdBy: author.name,
  });
  if (kept.isNew) await record(db, context, person, { action: 'createExample', row: kept.row });
  return kept;
}

async function takeBack(db: Database, context: Context, person: Person, run: string): Promise<void> {
  for (const row of await removeUnjudged(db, { kind: 'PREFERENCE', source: 'PLAYGROUND', sourceId: run }))
    await record(db, context, person, { action: 'deleteExample', row });
}

/** What came of somebody's website is not written down a second time. */
const record = (db: Database, context: Context, person: Person, { action, row }: { action: string; row: ExampleRow }) =>
  recordWrite(db, context, person, {
    action,
    subject: { kind: 'example', id: row.id },
    ...(action === 'createExample' && { version: 1 }),
    ...(row.sourceWebsiteId === null && { [action === 'createExample' ? 'after' : 'before']: fieldsOf(row) }),
  });
