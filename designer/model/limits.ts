/** How long, and how much, a model may be. Times in milliseconds. */
export type Limits = {
  /** Until the first sign of an answer. */
  firstTokenMs: number;
  /** Between two signs. */
  silenceMs: number;
  /** One whole turn, with everything that is asked again. */
  turnMs: number;
  /** Characters that one answer may stream. */
  answerCharacters: number;
  /** Times the model may call tools and be told what came of it. */
  rounds: number;
  /** Operations of one turn. */
  operations: number;
  /** The longest that an endpoint may make us wait before we ask again. */
  longestWaitMs: number;
  /** Times a request that never began to be answered is sent again. */
  tries: number;
};

export const usualLimits: Limits = {
  firstTokenMs: 30_000,
  silenceMs: 20_000,
  turnMs: 150_000,
  answerCharacters: 120_000,
  rounds: 12,
  operations: 80,
  longestWaitMs: 15_000,
  tries: 3,
};
