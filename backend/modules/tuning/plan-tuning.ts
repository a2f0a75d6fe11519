import { trainingCostOf } from '#designer/model/prices.ts';
import { estimatedTokens } from '#designer/model/token-count.ts';
import { modelTools } from '#designer/model/tools.ts';
import type { Context } from '../../context.ts';
import { registry } from '../live-settings/registry.ts';
import { budgetOf } from '../playground/budget.ts';
import { measureExamples } from './store.ts';
import type { PlanInput } from './tuning-input.ts';

/** What a job comes to, before it begins. */
export type Plan = {
  examples: number;
  validations: number;
  /** All epochs together, thought. */
  tokens: number;
  epochs: number;
  isEpochsGuessed: boolean;
  /** In US dollars; null where no price is known. */
  cost: number | null;
  /** Of the day, in US dollars. */
  spent: number;
  limit: number;
};

/** What endpoints usually do with as few examples as there are. */
const USUAL_EPOCHS = 3;
/** What a line has around its parts. */
const AROUND = 120;

const toolLengths = modelTools.map((tool) => JSON.stringify(tool).length + 30);
const allTools = toolLengths.reduce((sum, length) => sum + length, 0);
const charactersOfTools = { NONE: 0, USED: allTools / toolLengths.length, ALL: allTools };

/** Measures what a job would learn from, and what that would cost. */
export async function planTuning(context: Pick<Context, 'db' | 'live' | 'clock'>, input: PlanInput): Promise<Plan> {
  const { training, validation } = await measureExamples(context.db, input);
  const epochs = input.epochs ?? USUAL_EPOCHS;
  const characters = training.characters + training.count * (AROUND + charactersOfTools[input.tools]);
  const tokens = Math.min(estimatedTokens(characters) * epochs, 2_000_000_000);
  return {
    examples: training.count,
    validations: validation.count,
    tokens,
    epochs,
    isEpochsGuessed: input.epochs === null,
    cost: trainingCostOf(context.live.read(registry.modelPrices), input.baseModel, tokens),
    ...(await budgetOf(context)),
  };
}
