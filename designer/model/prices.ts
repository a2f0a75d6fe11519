/**
 * US dollars for a million tokens, in and out, by how a model's name begins; `cached` for input that the endpoint remembered, `training` for
 * those that a fine-tuning job learns from. The longest beginning counts.
 */
export type Prices = Readonly<
  Record<string, { input: number; output: number; cached?: number | undefined; training?: number | undefined }>
>;

/** The model asked where nobody names one: it stays when the GPT-4o and GPT-4.1 families leave OpenAI's API in January 2027. */
export const defaultModel = 'gpt-6-luna';

/** Public prices of autumn 2026; whoever runs the product may say others. */
export const modelPrices: Prices = {
  [defaultModel]: { input: 0.1, cached: 0.01, output: 0.5 },
  'gpt-5.5': { input: 5, cached: 0.5, output: 30 },
  'gpt-5.4': { input: 2.5, cached: 0.25, output: 15 },
  'gpt-5.4-mini': { input: 0.75, cached: 0.075, output: 4.5 },
  'gpt-4.1': { input: 2, cached: 0.5, output: 8, training: 25 },
  'gpt-4.1-mini': { input: 0.4, cached: 0.1, output: 1.6, training: 5 },
  'gpt-4.1-nano': { input: 0.1, cached: 0.025, output: 0.4, training: 1.5 },
  'gpt-4o': { input: 2.5, cached: 1.25, output: 10, training: 25 },
  'gpt-4o-mini': { input: 0.15, cached: 0.075, output: 0.6, training: 3 },
};

type Tokens = { input: number | null; output: number | null; cached?: number | null };

/** What a number of tokens costs in US dollars, those remembered by the endpoint for less; null for a model whose price is not known. */
export function costOf(prices: Prices, model: string, { input, output, cached }: Tokens): number | null {
  const price = priceOf(prices, model);
  if (!price || input === null || output === null) return null;
  const remembered = Math.min(cached ?? 0, input);
  const { cached: forRemembered = price.input } = price;
  return ((input - remembered) * price.input + remembered * forRemembered + output * price.output) / 1_000_000;
}

/** What it costs in US dollars to train a model with a number of tokens, all epochs together; null where the price is not known. */
export function trainingCostOf(prices: Prices, model: string, tokens: number): number | null {
  const price = priceOf(prices, model)?.training;
  return price === undefined ? null : (tokens * price) / 1_000_000;
}

/** Whether it is known what a model costs. */
export const hasPrice = (prices: Prices, model: string): boolean => priceOf(prices, model) !== undefined;

function priceOf(prices: Prices, model: string): Prices[string] | undefined {
  const name = model.split('/').at(-1) ?? model;
  const known = Object.keys(prices)
    .filter((beginning) => name === beginning || name.startsWith(`${beginning}-`))
    .sort((a, b) => b.length - a.length)[0];
  return known === undefined ? undefined : prices[known];
}
