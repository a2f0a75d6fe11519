import type { Api } from '#app/graphql/client.server.ts';

/** Without a revision when the document stays as it is. `to` is another screen to go to afterwards, `anchor` a place on it. */
export type Done = {
  revision?: number;
  message: string;
  goTo?: Record<string, string | null>;
  anchor?: string;
  to?: string;
};

export type Command = (api: Api, id: string, form: FormData) => Promise<Done>;
/** By the value of a form's `intent`. */
export type Commands = Record<string, Command>;
