import type { ChatAnswer, Usage } from '#designer/index.ts';
import { judgeReplay, type Replayed } from '#scoring/judge-replay.ts';
import { judgeWriting } from '#scoring/judge-writing.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Services } from '../../context.ts';
import type { GateCase, GateSide } from '../../db/schema.ts';
import { planForPeople } from '../billing/holder.ts';
import { askingFor } from '../chat-prompts/prompt-for.ts';
import { sceneOf, today, type ChangeScene, type Scene, type WritingScene } from './scenes.ts';
import type { GateRow, ResultRow } from './store.ts';

/** Each time that a case is asked has a seed of its own, the same on both sides. */
const FIRST_SEED = 1;

type Once = { run: GateRow; one: GateCase; side: ResultRow['side']; nth: number };
export type Came = { replayed: Replayed; website: WebsiteDocument; usage: Usage | null };

/** Asks one case once on one side and judges what came of it. Null for an example that is gone. Throws the signal's reason. */
export async function replay(
  services: Services,
  { run, one, side, nth }: Once,
  signal: AbortSignal,
): Promise<Came | null> {
  const scene = await sceneOf(services, one);
  const asked = { side: side === 'OLD' ? run.old : run.new, seed: FIRST_SEED + nth, isByModel: run.isByModel };
  return scene && replayScene(services, scene, asked, signal);
}

type Needed = Pick<Services, 'clock' | 'designer'> & {
  reading: Pick<Services['reading'], 'designer'>;
  shownExamples: Pick<Services['shownExamples'], 'ofSet'>;
};
type Asked = { side: GateSide; seed: number; isByModel: boolean };

/** Asks what a scene asks for, as one side does, and judges the answer. */
export async function replayScene(services: Needed, scene: Scene, asked: Asked, signal: AbortSignal): Promise<Came> {
  return scene.purpose === 'BLOG'
    ? replayWriting(services, scene, asked, signal)
    : replayChange(services, scene, asked, signal);
}

async function replayWriting(
  services: Needed,
  { document, task, known, expect }: WritingScene,
  { side: { prompts, model }, seed, isByModel }: Asked,
  signal: AbortSignal,
): Promise<Came> {
  const asking = askingFor(prompts.BLOG, document, planForPeople());
  const request = {
    ...asking,
    model: asking.model ?? model ?? undefined,
    task,
    document,
    known,
    today: today(services),
  };
  const designer = isByModel ? services.designer : services.reading.designer;
  const writing = await designer.write(request, { seed, signal });
  const isByAsked = !isByModel || writing.usage?.designer === 'model';
  const material = [known, 'text' in task ? task.text : '', 'body' in task ? task.body : ''].join('\n');
  const replayed = judgeWriting({ writing, expect, material, isByAsked });
  return { replayed, website: document, usage: writing.usage ?? null };
}

async function replayChange(
  services: Needed,
  { document, purpose, words, history, known, expected }: ChangeScene,
  { side: { prompts, model, examples: set }, seed, isByModel }: Asked,
  signal: AbortSignal,
): Promise<Came> {
  const asking = askingFor(prompts[purpose], document, planForPeople());
  const shown = await services.shownExamples.ofSet(set);
  const request = {
    ...asking,
    model: asking.model ?? model ?? undefined,
    examples: shown.for(prompts[purpose], {
      task: purpose === 'FIRST_DESIGN' ? 'BRIEF' : 'MESSAGE',
      words,
      document,
    }),
    message: words,
    document,
    history,
    known,
    today: today(services),
    task: purpose === 'FIRST_DESIGN' ? ('first-design' as const) : ('change' as const),
  };
  const designer = isByModel ? services.designer : services.reading.designer;
  // Its first draft is all that a designer without a model makes of a brief, and that is there already.
  const answer: ChatAnswer =
    purpose === 'FIRST_DESIGN' && !isByModel
      ? { operations: [], scope: [], reply: 'The built-in designer made this.', suggestions: [] }
      : await designer.respond(request, { seed, signal });
  const isByAsked = !isByModel || answer.usage?.designer === 'model';
  const said = [known, words, ...history.filter(({ role }) => role === 'user').map(({ text }) => text)];
  return { ...judgeReplay({ before: document, answer, expected, said, isByAsked }), usage: answer.usage ?? null };
}
