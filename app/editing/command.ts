import type { AppContext } from '#app/context.ts';
import type { Api } from '#app/graphql/client.server.ts';
import type { ApiError } from '#app/graphql/errors.ts';
import type { ShownConflict } from './outcome.ts';

/** Without a revision when the document stays as it is. `to` is another screen to go to afterwards, `anchor` a place on it. */
export type Done = {
  revision?: number;
  message: string;
  goTo?: Record<string, string | null>;
  anchor?: string;
  to?: string;
  /** The screen shows it well enough; no toast. */
  isQuiet?: boolean;
  /** The screen offers to take it back at once. */
  offersUndo?: boolean;
  /** What stands in the form's fields now, and what others brought into it. */
  values?: unknown;
  merged?: string[];
  conflicts?: ShownConflict[];
  /** It is done, but what was to follow was refused. */
  problem?: ApiError;
};

/** What a form may ask for that is no change of the document, with the traits that an `Intent` has. */
export type Command = {
  run(api: Api, id: string, form: FormData, caller: { request: Request; context: AppContext }): Promise<Done>;
  isQuiet?: true;
  isTyped?: true;
};

/** By the `intent` of the form that asks for it. */
export type Commands = Record<string, Command>;
