import { designAtOnce } from '#designer/designer.ts';
import type { ChatTurn } from '#designer/index.ts';
import { applyCalls } from '#designer/model/apply-calls.ts';
import type { Expected } from '#scoring/judge-replay.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';
import type { Services } from '../../context.ts';
import type { EarlierMessage, GateCase } from '../../db/schema.ts';
import { findExample } from '../examples/store.ts';
import type { FixedCase } from './fixed-cases.ts';
import { fixedCases } from './fixed-cases.ts';
import type { FixedWriting } from './fixed-writings.ts';

/** What is asked on a website, and what is expected of the answer. */
export type ChangeScene = {
  document: WebsiteDocument;
  purpose: 'CONVERSATION' | 'FIRST_DESIGN';
  words: string;
  history: ChatTurn[];
  known: string;
  expected: Expected;
};
/** The same of words for its blog. */
export type WritingScene = Pick<FixedWriting, 'purpose' | 'task' | 'expect'> & {
  document: WebsiteDocument;
  known: string;
};
export type Scene = ChangeScene | WritingScene;

type Needed = { reading: Pick<Services['reading'], 'designer'> };

/** What a case asks for. Null for an example that is gone. */
export const sceneOf = (services: Needed & Pick<Services, 'db' | 'clock'>, one: GateCase): Promise<Scene | null> =>
  one.kind === 'FIXED' ? fixedScene(services, one.id) : exampleScene(services, one.id);

/** The day it is where cases are replayed. */
export const today = ({ clock }: Pick<Services, 'clock'>) => clock().toISOString().slice(0, 10);

/** What a fixed case asks for, on its website. Throws for a case that there is not. */
export async function fixedScene(services: Needed, id: string): Promise<Scene> {
  const fixed = fixedCases.find((one) => one.id === id);
  if (!fixed) throw new Error(`There is no fixed case ${id}`);
  const document = await websiteOf(services, fixed);
  const { brief: known } = fixed;
  if (fixed.purpose === 'BLOG')
    return { purpose: fixed.purpose, task: fixed.task, expect: fixed.expect, document, known };
  const { purpose, words, expect, may } = fixed;
  return { document, purpose, words, history: [], known, expected: { by: 'checks', expect, may } };
}

const SEED = 1;

async function websiteOf({ reading }: Needed, { id, brief, before = [] }: FixedCase): Promise<WebsiteDocument> {
  const drawn = await designAtOnce(reading.designer, { text: brief }, { seed: SEED });
  const applied = applyOperations(drawn.document, [...before]);
  if (!applied.ok) throw new Error(`The fixed case ${id} cannot begin: ${applied.failure.message}`);
  return applied.document;
}

async function exampleScene(services: Pick<Services, 'db' | 'clock'>, id: string): Promise<ChangeScene | null> {
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
