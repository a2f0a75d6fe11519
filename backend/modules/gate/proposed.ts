import { wayOfModel } from '../kv-storages/model-change.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import type { GateSide, KeptPrompt } from '../../db/schema.ts';
import { invalid, notFound } from '../../failure.ts';
import { findActive, findChatTemplate, findVersion } from '../chat-templates/store.ts';
import { keptOf, wayOfTemplate } from '../chat-templates/template-change.ts';
import { inWords, readLiveSets, showingTemplates } from '../examples/sets/live-sets.ts';
import { wayOfExamples } from '../examples/sets/set-change.ts';
import type { Way } from '../going-live/require-gate.ts';
import { registry } from '../live-settings/registry.ts';
import type { Replayable } from './cases.ts';
import type { GateRow } from './store.ts';

/** What is to go live, and what it would take the place of. */
export type Proposed = {
  way: Way;
  oldName: string;
  newName: string;
  /** Null: nothing of it can be replayed, and `why` says why. */
  replay: (Pick<GateRow, 'kind' | 'templateId' | 'old' | 'new'> & { purposes: Replayable[] }) | null;
  why: string;
};

/** What its replays are found by: also where it may go live without one. */
export const changeOf = ({ way, oldName, newName, replay }: Proposed): string =>
  way.change ?? `${replay?.kind ?? ''} ${newName} for ${oldName}`;

/** The newest version of a template in the place of what counts for its purpose. Throws NOT_FOUND. */
export async function proposedTemplate(db: Database, context: Context, id: string): Promise<Proposed> {
  const template = await findChatTemplate(db, id);
  if (!template) throw notFound('chat template');
  const active = await findActive(db, template.purpose);
  const standing = active && (await findVersion(db, active.templateId, active.version));
  const way = await wayOfTemplate(db, context, template, active);
  const named = ({ name, version }: Pick<KeptPrompt, 'name' | 'version'>) => `${name}, version ${version}`;
  const names = {
    oldName: standing ? named({ name: standing.fields.name, version: standing.number }) : '',
    newName: named(template),
  };
  const { purpose } = template;
  if (!standing) return { way, ...names, replay: null, why: 'There is nothing to compare it with.' };
  const usual = { model: context.live.read(registry.defaultModel), examples: context.shownExamples.live() };
  const side = (kept: KeptPrompt): GateSide => ({
    ...usual,
    prompts: { FIRST_DESIGN: null, CONVERSATION: null, BLOG: null, [purpose]: kept },
  });
  const { prompt, model, temperature, exampleCount, name, version } = template;
  const replay = {
    kind: 'TEMPLATE' as const,
    templateId: id,
    old: side(keptOf(standing)),
    new: side({ id, name, version, prompt, model, temperature, exampleCount }),
    purposes: [purpose],
  };
  return { way, ...names, replay, why: '' };
}

/** Another default model in the place of the one that counts. Throws INVALID for a name that is none. */
export function proposedModel(context: Context, model: string | null): Proposed {
  const problem = context.live.problemWith(registry.defaultModel.key, model);
  if (problem !== null) throw invalid('model', problem);
  const { live, settings, shownExamples } = context;
  const standing = live.read(registry.defaultModel);
  const asked = activePrompts(context);
  const examples = shownExamples.live();
  const named = (name: string | null) => name ?? settings.openai?.model ?? 'the one that the installation names';
  const purposes = (['CONVERSATION', 'FIRST_DESIGN', 'BLOG'] as const).filter(
    (purpose) => (asked[purpose]?.model ?? null) === null,
  );
  return {
    way: wayOfModel(context, model),
    oldName: named(standing),
    newName: named(model),
    replay: {
      kind: 'MODEL',
      templateId: null,
      old: { model: standing, examples, prompts: asked },
      new: { model, examples, prompts: asked },
      purposes,
    },
    why: '',
  };
}

/** All that is approved for training in the place of the examples that are live. `number`: the set that it is kept as, once it is. */
export async function proposedExamples(context: Context, number?: number): Promise<Proposed> {
  const sets = await readLiveSets(context.db);
  const { live, shown, next, isAllLive } = sets;
  const way = wayOfExamples(context, sets);
  const purposes = showingTemplates(context).map(({ purpose }) => purpose);
  const names = { oldName: inWords(live, shown), newName: inWords(next.number, next.count) };
  const why = isAllLive
    ? 'All that is approved for training is live already.'
    : purposes.length === 0
      ? 'No active chat template shows examples.'
      : '';
  if (why !== '') return { way, ...names, replay: null, why };
  const usual = { model: context.live.read(registry.defaultModel), prompts: activePrompts(context) };
  const replay = {
    kind: 'EXAMPLES' as const,
    templateId: null,
    old: { ...usual, examples: live },
    new: { ...usual, examples: number ?? next.number },
    purposes,
  };
  return { way, ...names, replay, why };
}

function activePrompts({ prompts }: Pick<Context, 'prompts'>): GateSide['prompts'] {
  const kept = (purpose: Replayable): KeptPrompt | null => {
    const template = prompts.active(purpose);
    if (!template) return null;
    const { id, name, version, prompt, model, temperature, exampleCount } = template;
    return { id, name, version, prompt, model, temperature, exampleCount };
  };
  return { FIRST_DESIGN: kept('FIRST_DESIGN'), CONVERSATION: kept('CONVERSATION'), BLOG: kept('BLOG') };
}
