import { z } from 'zod';
import { invalid } from '../failure.ts';
import { holdsNul } from './nul.ts';

export type ConnectionPage<Node> = {
  edges: { cursor: string; node: Node }[];
  pageInfo: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
  /** Counted only when it is asked for, and then once. */
  total(): Promise<Total>;
};

/** How many rows there are; not exact where counting ended before they did. */
export type Total = { count: number; isExact: boolean };

export type PageArguments = { first?: number | null; after?: string | null };

/** What a store needs to cut a page: one row more than `limit` tells that there is a next page. */
export type Cut<Key> = { limit: number; after: Key | undefined };

/** In milliseconds: the end of the last year of four digits, since databases are told moments as texts. */
const MAX_MOMENT = Date.UTC(10_000, 0) - 1;

/** A row's place among others by a moment, in milliseconds since 1970, and its id. */
export const momentKeySchema = z.tuple([z.number().int().min(0).max(MAX_MOMENT), z.string()]);

const DEFAULT_SIZE = 20;
const MAX_SIZE = 100;

/** What a page costs by the number of its rows; `edges` counts as ten by itself, as every list does. */
export const pageComplexity = ({ first }: PageArguments) => ({
  field: 1,
  multiplier: Math.min(Math.max(first ?? DEFAULT_SIZE, 1), MAX_SIZE) / 10,
});

const writeCursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');

function readCursor<Schema extends z.ZodType>(cursor: string, keySchema: Schema): z.output<Schema> {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!holdsNul(key)) return keySchema.parse(key);
  } catch {
    // Said below.
  }
  throw invalid('after', 'This page can no longer be found. Go back to the first one.');
}

/**
 * A page of a list that is ordered by a key. `load` gives up to `limit` rows behind the key; the cursor is the key of a
 * row, so that rows may come and go between two pages.
 */
export async function connectionPage<Row, Schema extends z.ZodType>(
  { first, after }: PageArguments,
  source: {
    keySchema: Schema;
    keyOf(row: Row): z.output<Schema>;
    load(cut: Cut<z.output<Schema>>): Promise<Row[]>;
    count(): Promise<number | Total>;
  },
): Promise<ConnectionPage<Row>> {
  const size = first ?? DEFAULT_SIZE;
  if (size < 0 || size > MAX_SIZE) throw invalid('first', `Ask for 0 to ${MAX_SIZE} at a time.`);
  const rows = await source.load({ limit: size + 1, after: after ? readCursor(after, source.keySchema) : undefined });
  let total: Promise<Total> | undefined;
  const edges = rows.slice(0, size).map((node) => ({ cursor: writeCursor(source.keyOf(node)), node }));
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rows.length > size,
      hasPreviousPage: Boolean(after),
    },
    total: () => (total ??= source.count().then(asTotal)),
  };
}

const asTotal = (counted: number | Total): Total =>
  typeof counted === 'number' ? { count: counted, isExact: true } : counted;
