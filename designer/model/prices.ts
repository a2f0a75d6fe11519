/** US dollars for a million tokens, in and out, by how a model's name begins. The longest beginning counts. */
export type Prices = Readonly<Record<string, { input: number; output: number }>>;

/** Public prices of 2026; whoever runs the product may say others. */
export const modelPrices: Prices = {
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
};

type Tokens = { input: number | null; output: number | null };

/** What a number of tokens costs in US dollars; null for a model whose price is not known. */
export function costOf(prices: Prices, model: string, { input, output }: Tokens): number | null {
  const price = priceOf(prices, model);
  if (!price || input === null || output === null) return null;
  return (input * price.input + output * price.output) / 1_000_000;
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
