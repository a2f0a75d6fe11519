/** What an answer took: `inputTokens`, `outputTokens` and `cost` (US dollars) are null where nobody said. */
export type Usage = {
  designer: 'built-in' | 'model';
  /** The model's name, also when the built-in designer had to step in for it. */
  model: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Those of the input that the endpoint remembered, which cost less; older receipts do not say. */
  cachedTokens?: number | null;
  cost: number | null;
  /** Tokens and cost were reckoned from what was sent and heard: the answer was cut off before anybody said. */
  isEstimate?: boolean;
  /** How long it took; left out where nobody looked. */
  seconds?: number;
};
