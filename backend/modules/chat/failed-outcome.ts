import type { Log } from '../../log.ts';
import { Failure } from '../../failure.ts';
import type { Outcome } from './apply-turn.ts';

/** What the assistant says when its turn came to nothing, with what that took all the same. Logs what nobody expected. */
export function failedOutcome(error: unknown, websiteId: string, log: Log, usage: Outcome['usage'] = null): Outcome {
  if (!(error instanceof Failure)) log.error('A turn of the assistant failed', { error, websiteId });
  return {
    text: `${reasonOf(error)} Your website is as it was.`,
    state: 'FAILED',
    revision: null,
    changes: [],
    sections: [],
    usage,
    choices: [],
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Failure)) return 'Something went wrong while I worked on this. Please send it again.';
  const { details, message } = error;
  if (details.code !== 'CONFLICT') return message;
  const labels = [...new Set(details.conflicts.map(({ label }) => label))].filter(Boolean).slice(0, 3);
  const what = labels.length > 0 ? labels.join(', ') : 'the same place';
  return `While I worked, somebody changed this too: ${what}. I kept that; send the message again to change it.`;
}
