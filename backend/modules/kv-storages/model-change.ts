import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { requireGate } from '../going-live/require-gate.ts';
import type { Way } from '../going-live/require-gate.ts';
import { registry } from '../live-settings/registry.ts';

type Needed = Pick<Context, 'live' | 'designer' | 'prompts' | 'shownExamples'>;

/** How another default model may go live; null: the one that the installation names. */
export function wayOfModel({ live, designer, prompts, shownExamples }: Needed, model: string | null): Way {
  const standing = live.read(registry.defaultModel);
  const templates = [prompts.active('CONVERSATION'), prompts.active('FIRST_DESIGN'), prompts.active('BLOG')];
  const needsNothing =
    model === standing
      ? 'It is the default already.'
      : !designer.draft
        ? 'No model is set up here, so nothing could be replayed.'
        : null;
  if (needsNothing !== null) return { change: null, needsNothing };
  const told = templates.map((template) => (template ? `${template.id}@${template.version}` : '-'));
  const isShowing = templates.some((template) => template && template.exampleCount > 0);
  const shown = isShowing ? [`set ${shownExamples.live()}`] : [];
  return { change: ['model', model ?? '', 'for', standing ?? '', ...told, ...shown].join(' '), needsNothing: null };
}

type Change = { key: string; value: unknown; reason?: string | null | undefined };

/** What the audit log keeps of another default model; null for every other key. Throws INVALID, where nobody gave a reason for the value itself. */
export async function requireGateOf(
  db: Database,
  needed: Needed,
  { key, value, reason }: Change,
): Promise<Record<string, string> | null> {
  if (key !== registry.defaultModel.key) return null;
  const way = wayOfModel(needed, typeof value === 'string' ? value.trim() : null);
  return requireGate(db, way, { reason, field: reason == null ? 'text' : 'reason' });
}
