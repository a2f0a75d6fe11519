import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import type { ChatTemplateFields, KeptPrompt } from '../../db/schema.ts';
import type { Way } from '../going-live/require-gate.ts';
import { registry } from '../live-settings/registry.ts';
import { findVersion } from './store.ts';
import type { ActiveRow, ChatTemplate, ChatTemplateVersion } from './store.ts';

type Needed = Pick<Context, 'live' | 'designer' | 'shownExamples'>;

/** How the newest version of a template may go live in the place of what counts. `active`: null where nothing does. */
export async function wayOfTemplate(
  db: Database,
  { live, designer, shownExamples }: Needed,
  template: ChatTemplate,
  active: ActiveRow | undefined,
): Promise<Way> {
  const standing = active && (await findVersion(db, active.templateId, active.version));
  const needsNothing = !standing
    ? 'Nothing of this purpose counts yet, so there is nothing to compare with.'
    : isToldTheSame(standing.fields, template)
      ? 'Nothing that a model is told differs from what counts today.'
      : !designer.draft
        ? 'No model is set up here, so nothing could be replayed: only its greeting and suggested prompts count.'
        : null;
  if (needsNothing !== null || !standing) return { change: null, needsNothing: needsNothing ?? '' };
  const parts = [nameOf(template.id, template.version), nameOf(standing.templateId, standing.number)];
  const usual = live.read(registry.defaultModel) ?? '';
  const isShowing = template.exampleCount > 0 || standing.fields.exampleCount > 0;
  const shown = isShowing ? [`set ${shownExamples.live()}`] : [];
  return { change: ['template', ...parts, usual, ...shown].join(' '), needsNothing: null };
}

const nameOf = (id: string, version: number) => `${id}@${version}`;

/** What is told of a template to a model is the same. */
const isToldTheSame = (one: ChatTemplateFields, other: ChatTemplateFields): boolean =>
  one.prompt === other.prompt &&
  one.model === other.model &&
  one.temperature === other.temperature &&
  one.exampleCount === other.exampleCount;

/** A version as turns keep it. */
export const keptOf = ({
  templateId,
  number,
  fields,
}: Pick<ChatTemplateVersion, 'templateId' | 'number' | 'fields'>): KeptPrompt => ({
  id: templateId,
  name: fields.name,
  version: number,
  prompt: fields.prompt,
  model: fields.model,
  temperature: fields.temperature,
  exampleCount: fields.exampleCount,
});
