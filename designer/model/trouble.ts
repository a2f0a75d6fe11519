export type TroubleKind = 'busy' | 'down' | 'dropped' | 'slow' | 'endless' | 'refused' | 'small' | 'nonsense';

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

const HAPPENED: Record<TroubleKind, string> = {
  busy: 'The AI model is busy just now',
  down: 'The AI model could not be reached',
  dropped: 'The AI model broke off in the middle',
  slow: 'The AI model took too long',
  endless: 'The AI model did not come to an end',
  refused: 'The AI model refused the request',
  small:
    'The AI model has too little room for a website: whoever runs it has to give it a context of 16,384 tokens or more',
  nonsense: 'The AI model gave no usable answer',
};

/** What a person is told when the built-in designer takes over. */
export const takingOver = (kind: TroubleKind): string => `${HAPPENED[kind]}, so the built-in designer did this.`;

/** What a person is told when a turn ended early and what it had done stays. */
export const endedEarly = (kind: TroubleKind, done: number): string =>
  `${HAPPENED[kind]}. ${done === 1 ? 'One change is' : `${done} changes are`} done and kept; what else you asked for is left.`;

const APOLOGIES = Object.keys(HAPPENED)
  .filter((kind): kind is TroubleKind => Object.hasOwn(HAPPENED, kind))
  .map(takingOver);

/** The text without our own words about a failure at its beginning. */
export function withoutApology(text: string): string {
  const apology = APOLOGIES.find((one) => text.startsWith(one));
  return apology === undefined ? text : text.slice(apology.length).trim();
}
