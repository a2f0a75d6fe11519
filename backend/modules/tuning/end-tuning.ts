import type { Services } from '../../context.ts';
import { eventOfOurs } from './events.ts';
import { changeTuning, findTuning, insertTunedModel, insertTuningEvents } from './store.ts';
import type { TuningRow } from './store.ts';

const GIVEN_UP =
  'Our server stopped several times while it looked at this job. If it had begun, it goes on at the endpoint.';

type Needed = Pick<Services, 'db' | 'clock' | 'ids'>;
type End = Pick<TuningRow, 'state' | 'note'> & Partial<Pick<TuningRow, 'model' | 'trainedTokens' | 'remoteState'>>;

/** Ends a job, once, with a model that can be chosen where one came of it. */
export async function endTuning(services: Needed, row: TuningRow, end: End): Promise<void> {
  const { db, clock, ids } = services;
  await db.transaction(async (tx) => {
    const ended = await changeTuning(tx, row.id, {
      ...end,
      wish: null,
      trouble: '',
      failures: 0,
      endedAt: clock(),
      lookedAt: clock(),
    });
    if (!ended) return;
    const level = end.state === 'DONE' ? 'INFO' : 'WARNING';
    await insertTuningEvents(tx, [eventOfOurs(services, row.id, level, sentences[end.state](ended))]);
    if (end.state !== 'DONE' || !ended.model) return;
    await insertTunedModel(tx, {
      id: ids(),
      name: ended.model,
      jobId: row.id,
      notes: `Learned from ${ended.examples} examples, on ${ended.baseModel}`,
      createdAt: clock(),
      createdBy: ended.createdBy,
    });
  });
}

const sentences: Record<TuningRow['state'], (row: TuningRow) => string> = {
  WORKING: () => '',
  DONE: ({ model }) => `Done: the model is called ${model}.`,
  FAILED: ({ note }) => `Failed. ${note}`,
  CANCELLED: ({ note }) => `Cancelled. ${note}`,
  LOST: ({ note }) => note,
};

/** Ends a job whose process died each time; what runs at the endpoint can be looked at again. */
export async function giveUpTuning(services: Needed, { id, turn }: { id: string; turn: number }): Promise<void> {
  const row = await findTuning(services.db, id);
  if (row?.turn === turn) await endTuning(services, row, { state: 'LOST', note: GIVEN_UP });
}
