import type { Context } from '../../../context.ts';
import type { Way } from '../../going-live/require-gate.ts';
import { registry } from '../../live-settings/registry.ts';
import { showingTemplates, type LiveSets } from './live-sets.ts';

type Needed = Pick<Context, 'live' | 'designer' | 'prompts'>;

/** How all that is approved may go live in the place of the set that is. */
export function wayOfExamples(needed: Needed, { isAllLive, live, next }: LiveSets): Way {
  const templates = showingTemplates(needed);
  const needsNothing = isAllLive
    ? 'All that is approved for training is live already.'
    : templates.length === 0
      ? 'No active chat template shows examples, so nobody is answered in another way.'
      : !needed.designer.draft
        ? 'No model is set up here, so nothing could be replayed: the built-in designer is shown no examples.'
        : null;
  if (needsNothing !== null) return { change: null, needsNothing };
  const told = templates.map(({ id, version }) => `${id}@${version}`);
  const usual = needed.live.read(registry.defaultModel) ?? '';
  return { change: ['examples', next.fingerprint, 'for', live, usual, ...told].join(' '), needsNothing: null };
}
