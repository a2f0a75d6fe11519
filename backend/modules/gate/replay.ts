import { applyCalls } from '#designer/model/apply-calls.ts';
import { designAtOnce } from '#designer/designer.ts';
import type { ChatAnswer, ChatTurn, Usage } from '#designer/index.ts';
import { judgeReplay, type Expected, type Replayed } from '#scoring/judge-replay.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import type { Services } from '../../context.ts';
import type { EarlierMessage, GateCase, GateSide } from '../../db/schema.ts';
import { planForPeople } from '../billing/holder.ts';
import { askingFor } from '../chat-prompts/prompt-for.ts';
import { findExample } from '../examples/store.ts';
import type { Replayable } from './cases.ts';
import { fixedCases } from './fixed-cases.ts';
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
  const scene = one.kind === 'FIXED' ? await fixedScene(services, one.id) : await exampleScene(services, one.id);
  const asked = { side: side === 'OLD' ? run.old : run.new, seed: FIRST_SEED + nth, isByModel: run.isByModel };
  return scene && replayScene(services, scene, asked, signal);
}

type Asked = { side: GateSide; seed: number; isByModel: boolean };

/** Asks what a scene asks for, as one side does, and judges the answer. */
export async function replayScene(
  services: Needed & Pick<Services, 'designer'> & { shownExamples: Pick<Services['shownExamples'], 'ofSet'> },
  { document, purpose, words, history, known, expected }: Scene,
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

type Needed = Pick<Services, 'clock'> & { reading: Pick<Services['reading'], 'designer'> };

const today = ({ clock }: Pick<Services, 'clock'>) => clock().toISOString().slice(0, 10);

type Scene = {
  document: WebsiteDocument;
  purpose: Replayable;
  words: string;
  history: ChatTurn[];
  known: string;
  expected: Expected;
};

/** The website of a fixed case, and what is asked for there. Throws for a case that there is not. */
export async function fixedScene({ reading }: Needed, id: string): Promise<Scene> {
  const fixed = fixedCases.find((one) => one.id === id);
  if (!fixed) throw new Error(`There is no fixed case ${id}`);
  const { purpose, words, brief, before = [], expect, may } = fixed;
  const drawn = await designAtOnce(reading.designer, { text: brief }, { seed: FIRST_SEED });
  const applied = applyOperations(drawn.document, [...before]);
  if (!applied.ok) throw new Error(`The fixed case ${id} cannot begin: ${applied.failure.message}`);
  return {
    document: applied.document,
    purpose,
    words,
    history: [],
    known: brief,
    expected: { by: 'checks', expect, may },
  };
}

async function exampleScene(services: Pick<Services, 'db' | 'clock'>, id: string): Promise<Scene | null> {
  const example = await findExample(services.db, id);
  if (!example?.document) return null;
  const { document, words, before, answer, task } = example;
  const history = before.flatMap(turnOf);
  const said = [words, ...history.filter(({ role }) => role === 'user').map(({ text }) => text)];
  const after = applyCalls({ document, calls: answer.calls }, { said, today: today(services) });
  return {
    document,
    purpose: task === 'BRIEF' ? 'FIRST_DESIGN' : 'CONVERSATION',
    words,
    history,
    known: task === 'BRIEF' ? words : '',
    expected: { by: 'example', after },
  };
}

const turnOf = (message: EarlierMessage): ChatTurn[] =>
  message.role === 'user' || message.role === 'assistant' ? [{ role: message.role, text: message.content }] : [];
