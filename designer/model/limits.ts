/** How long, and how much, a model may be. Times in milliseconds. */
export type Limits = {
  /** Until the first byte of an answer: models that reason are silent for long. */
  firstTokenMs: number;
  /** Between two bytes. */
  silenceMs: number;
  /** One whole turn, with everything that is asked again. */
  turnMs: number;
  /** Characters that one answer may stream. */
  answerCharacters: number;
  /** Requests of one turn. */
  rounds: number;
  /** Requests one after the other that may bring nothing. */
  idleRounds: number;
  /** Characters of a request after which what was done in the turn is told in short. */
  requestCharacters: number;
  /** Operations of one turn. */
  operations: number;
  /** The longest that an endpoint may make us wait before we ask again. */
  longestWaitMs: number;
  /** Times a request that never began to be answered is sent again. */
  tries: number;
};

export const usualLimits: Limits = {
  firstTokenMs: 120_000,
  silenceMs: 60_000,
  turnMs: 600_000,
  answerCharacters: 120_000,
  rounds: 60,
  idleRounds: 4,
  requestCharacters: 18_000,
  operations: 120,
  longestWaitMs: 20_000,
  tries: 3,
};
