/** Every way in which the API says no. `extensions` of the GraphQL error carry the code and the details. */
export type FailureDetails =
  | { code: 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'UNAVAILABLE' }
  /** `holder`: what has the one thing of its kind that was asked for, where it could give it up. */
  | { code: 'INVALID'; fields: Record<string, string[]>; holder?: { id: string; name: string } }
  /** Of a document with its newest revision, of a setting with its version. */
  | { code: 'CONFLICT'; conflicts: ConflictDetail[]; currentRevision: number }
  | { code: 'CONFLICT'; conflicts: ConflictDetail[]; version: string }
  | { code: 'LIMIT_REACHED'; limit: string; plan: string }
  /** `retryAfter` in seconds. */
  | { code: 'RATE_LIMITED'; retryAfter: number };

export type ConflictDetail = { path: string; label: string; mine: unknown; theirs: unknown };

/** An expected "no" with words for people. Anything else that is thrown is a fault: masked, logged, INTERNAL. */
export class Failure extends Error {
  override name = 'Failure';
  readonly details: FailureDetails;
  constructor(message: string, details: FailureDetails) {
    super(message);
    this.details = details;
  }
}

/** What was typed, in the shape its form is filled from: it goes back with whatever went wrong while it was being saved. */
export class FailedWithInput extends Error {
  override name = 'FailedWithInput';
  readonly values: unknown;
  constructor(cause: unknown, values: unknown) {
    super('A form could not be saved', { cause });
    this.values = values;
  }
}

export const unauthenticated = () => new Failure('Please log in.', { code: 'UNAUTHENTICATED' });
export const forbidden = () => new Failure('Your account may not do this.', { code: 'FORBIDDEN' });
export const notFound = (what: string) => new Failure(`There is no such ${what}.`, { code: 'NOT_FOUND' });
export const unavailable = (message: string) => new Failure(message, { code: 'UNAVAILABLE' });
export const databaseAway = () =>
  unavailable('Our database does not answer right now. Nothing that was saved is lost. Please try again in a minute.');

export const storageAway = () =>
  unavailable(
    'The place where files are kept does not answer right now. Nothing that was saved is lost. Please try again in a minute.',
  );

/** Something in the input is wrong; `field` is the input's name for it. */
export const invalid = (field: string, message: string) =>
  new Failure(message, { code: 'INVALID', fields: { [field]: [message] } });
