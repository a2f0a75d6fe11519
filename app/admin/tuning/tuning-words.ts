import type { Tone } from '#app/ui/index.ts';
import type { LoadedJobs } from './load-tuning.server.ts';

type Row = LoadedJobs['jobs']['edges'][number]['node'];
type Told = Pick<Row, 'state' | 'step' | 'remoteState' | 'wish'>;

const ended: Record<Exclude<Told['state'], 'WORKING'>, { label: string; tone: Tone }> = {
  DONE: { label: 'Done', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
  LOST: { label: 'No longer followed', tone: 'warning' },
};

const wished = { CANCEL: 'Asked to cancel', PAUSE: 'Asked to pause', RESUME: 'Asked to go on', LOOK: '' } as const;

/** The words that endpoints use most; any other is shown as it comes. */
const known: Record<string, string> = {
  validating_files: 'Checking the files',
  queued: 'Waiting in line',
  running: 'Learning',
  pausing: 'Pausing',
  paused: 'Paused',
  resuming: 'Going on',
  cancelling: 'Cancelling',
};

/** How a job stands, in words. */
export function standingOf({ state, step, remoteState, wish }: Told): { label: string; tone: Tone } {
  if (state !== 'WORKING') return ended[state];
  if (wish) return { label: wished[wish], tone: 'accent' };
  if (step === 'UPLOAD') return { label: 'Sending the examples', tone: 'accent' };
  if (step === 'START' || !remoteState) return { label: 'Beginning', tone: 'accent' };
  return { label: known[remoteState] ?? `“${remoteState}”`, tone: remoteState === 'paused' ? 'warning' : 'accent' };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const little = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 });

const rounded = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** As exact as an estimate is. */
export const aboutTokens = (tokens: number): string => `about ${rounded.format(tokens)} tokens`;

/** Cents, and parts of cents where it is less than one. */
export const inDollars = (value: number): string => (value > 0 && value < 0.01 ? little : dollars).format(value);
