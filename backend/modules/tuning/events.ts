import type { Services } from '../../context.ts';
import type { RemoteEvent } from '../../integrations/fine-tuning/index.ts';
import type { TuningEvent } from './store.ts';

/** Something that we did, or found, for the job's list of events. */
export const eventOfOurs = (
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  jobId: string,
  level: TuningEvent['level'],
  message: string,
): TuningEvent => ({ jobId, id: ids(), at: clock(), level, message, by: 'US' });

/** The endpoint's own; one without a moment happened now. */
export const eventsOfTheirs = (
  { clock }: Pick<Services, 'clock'>,
  jobId: string,
  events: readonly RemoteEvent[],
): TuningEvent[] =>
  events.map(({ id, at, level, message }) => ({ jobId, id, at: at ?? clock(), level, message, by: 'ENDPOINT' }));

/** How far a job is, by the event that says most. */
export function progressIn(events: readonly RemoteEvent[]): { done: number; total: number } | null {
  const steps = events.flatMap(({ progress }) => progress ?? []);
  return steps.reduce<(typeof steps)[number] | null>((most, one) => (most && most.done >= one.done ? most : one), null);
}
