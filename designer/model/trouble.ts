export type TroubleKind = 'busy' | 'down' | 'dropped' | 'slow' | 'endless' | 'refused' | 'nonsense';

/** The model, or the way to it, failed. `retryAfter` in seconds, where the endpoint said when to ask again. */
export class ModelTrouble extends Error {
  override name = 'ModelTrouble';
  readonly kind: TroubleKind;
  readonly retryAfter: number | undefined;
  constructor(
    kind: TroubleKind,
    message: string,
    { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** What a person is told when the built-in designer takes over. */
export const TAKING_OVER: Record<TroubleKind, string> = {
  busy: 'The AI model is busy just now, so the built-in designer did this.',
  down: 'The AI model could not be reached, so the built-in designer did this.',
  dropped: 'The AI model broke off in the middle, so the built-in designer did this.',
  slow: 'The AI model took too long, so the built-in designer did this.',
  endless: 'The AI model did not come to an end, so the built-in designer did this.',
  refused: 'The AI model refused the request, so the built-in designer did this.',
  nonsense: 'The AI model gave no usable answer, so the built-in designer did this.',
};
