/** US dollars for a million tokens, in and out, by how a model's name begins. The longest beginning counts. */
const PRICES: Record<string, readonly [input: number, output: number]> = {
  'gpt-4.1': [2, 8],
  'gpt-4.1-mini': [0.4, 1.6],
  'gpt-4.1-nano': [0.1, 0.4],
  'gpt-4o': [2.5, 10],
  'gpt-4o-mini': [0.15, 0.6],
};

/** What a number of tokens costs in US dollars; null for a model whose price is not known here. */
export function costOf(model: string, inputTokens: number | null, outputTokens: number | null): number | null {
  const name = model.split('/').at(-1) ?? model;
  const known = Object.keys(PRICES)
    .filter((beginning) => name === beginning || name.startsWith(`${beginning}-`))
    .sort((a, b) => b.length - a.length)[0];
  const price = known === undefined ? undefined : PRICES[known];
  if (!price || inputTokens === null || outputTokens === null) return null;
  return (inputTokens * price[0] + outputTokens * price[1]) / 1_000_000;
}
