import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import type { WritesFragment } from '#app/graphql/generated/graphql.ts';
import type { Choices, EntryOf, Filter, Noun } from './noun.ts';

export type ListPage = { first: number; after: string | null; search: string | null; filters: Record<string, string> };
export type Connection<Row> = {
  totalCount: number;
  /** False where there are more than were counted. */
  isTotalExact: boolean;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  edges: { node: Row }[];
};

/** How the server finds the entries of a list. */
export type ListSource<Row> = {
  noun: { filters?: readonly Filter[] };
  /** Who may come here; admins, when left out. */
  roles?: string[];
  /** Bytes that a form may send, where it is more than a form's usual ones: too long a text is refused in words, and kept. */
  mostBytes?: number;
  list(api: Api, page: ListPage): Promise<Connection<Row>>;
};

/** How entries that are there are asked for and changed. */
export type KeptSource<
  Name extends string,
  Row extends { id: string },
  Entry extends EntryOf<Name>,
> = ListSource<Row> & {
  noun: Noun<Name, Row, Entry>;
  choices?(api: Api): Choices | Promise<Choices>;
  /** One entry with a page of its history; null where there is none. */
  read(
    api: Api,
    id: string,
    history: { first: number; after: string | null },
  ): Promise<{ entry: Entry; history: WritesFragment } | null>;
  update: Save;
  /** Another way to send a form that was refused. */
  instead?(error: ApiError): Instead | undefined;
};

/** A button that sends the form once more, with this value beside its fields. */
export type Instead = { label: string; name: string; value: string };

/** What only the server knows of a noun whose entries are made and deleted, too. */
export type Source<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>> = KeptSource<
  Name,
  Row,
  Entry
> & {
  create: Save;
  remove(api: Api, id: string): Promise<unknown>;
  /** What else a button of its page can ask for, by the form's `intent`. */
  deeds?: Readonly<Record<string, (api: Api, id: string) => Promise<Done>>>;
};

/** What to tell of a deed, and the entry to look at then; left out: the one that it was done to. */
export type Done = { message: string; entry?: string };

/** The entry that is saved, and the version of it that the form was opened at; both mean nothing for a new one. */
export type At = { id: string; version: number };
/** A form that was not taken: by its schema, or by the API, which says why. */
export type Refusal = { submission: Submission<unknown>; error: ApiError | null };
export type Save = (
  api: Api,
  form: FormData,
  at: At,
) => Promise<{ saved: { id: string }; refusal?: undefined } | { saved?: undefined; refusal: Refusal }>;

/** Reads the form by a schema and saves what it says. */
export const saving =
  <Schema extends z.ZodType>(
    schema: Schema,
    save: (api: Api, input: z.output<Schema>, at: At) => Promise<{ id: string }>,
  ): Save =>
  async (api, form, at) => {
    const submission = parseWithZod(form, { schema });
    if (submission.status !== 'success') return { refusal: { submission, error: null } };
    try {
      return { saved: await save(api, submission.value, at) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refusal: { submission, error } };
    }
  };
