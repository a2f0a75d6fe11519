import type { ApiErrorCode } from '#app/graphql/errors.ts';

/** Two values of one field, as text for people. */
export type ShownConflict = { label: string; mine: string; theirs: string };

/** What a form that could not be saved gets back: nothing that was typed is lost. */
export type ChangeFailure = {
  ok: false;
  intent: string;
  /** Which form it was, for intents that several forms use. */
  part: string | null;
  code: ApiErrorCode;
  message: string;
  /** Messages by name of the form's field. */
  fields: Record<string, string[]>;
  /** What was typed, in the shape the form is filled from; after a conflict, put together with what others changed. */
  values: unknown;
  conflicts: ShownConflict[];
  /** The revision that the next attempt is made on. */
  baseRevision: number;
  /** The same for a setting beside the document: what stands there now. */
  version?: string | undefined;
  /** What the form held was saved all the same; only what was to follow (`then`) was not done. */
  saved?: ChangeSuccess;
  then?: string;
};

export type ChangeSuccess = {
  ok: true;
  intent: string;
  part: string | null;
  /** Number of the revision that now holds the change. */
  revision: number;
  /** What was saved, in the shape the form is filled from. */
  values: unknown;
  message: string;
  /** Where it is found from now on. */
  to?: string;
  /** Fields that others changed meanwhile; `values` hold theirs too. */
  merged?: string[];
  /** Where both changed the same: both are kept, and somebody has to look. */
  conflicts?: ShownConflict[];
};

export type ChangeOutcome = ChangeFailure | ChangeSuccess;
