import pg from 'pg';
import type { RunSql } from '../database.ts';
import { connectTo } from '../bring-up-to-date.ts';
import { startDatabaseThread } from '../thread/database-thread.ts';
import type { TextRow } from './copy-text.ts';

/** One connection to either database for one long piece of work, by itself. */
export type Session = {
  client: pg.Client;
  run: RunSql;
  /** The values of one statement in words, as the database writes them. */
  texts(statement: string, values?: unknown[]): Promise<TextRow[]>;
  close(): Promise<void>;
};

/** A server, or an embedded database in a folder that nobody else has open. */
export type Place = { url: string; setting: string } | { folder: string };

/** Written the same way whatever a server's, a database's or an account's settings are; and nothing here is ended for being slow. */
const ALIKE = [
  `set datestyle = 'ISO, MDY'`,
  `set intervalstyle = 'postgres'`,
  `set timezone = 'UTC'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 1',
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
];

/** In seconds: longer than any statement takes that reads or fills a table part by part. */
const MOST_SILENCE = 600;

const asTheyCome = { getTypeParser: () => (value: string) => value };

/** Opens one. Rejects with a sentence when the server cannot be used. */
export async function openSession(place: Place): Promise<Session> {
  const { client, end } = 'url' in place ? await openServer(place) : await openFolder(place.folder);
  // It ends in the middle of the work: whoever asks next is told so.
  client.on('error', () => undefined);
  try {
    for (const statement of ALIKE) await client.query(statement);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    client,
    async run(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
      return { rows: Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows };
    },
    async texts(text, values = []) {
      const { rows } = await client.query<TextRow>({ text, values, rowMode: 'array', types: asTheyCome });
      return rows;
    },
    close: end,
  };
}

async function openServer({ url, setting }: { url: string; setting: string }) {
  const client = await connectTo(url, setting);
  return { client, end: () => client.end() };
}

async function openFolder(folder: string) {
  const thread = await startDatabaseThread({ folder }, { onTrouble: () => undefined, mostSilence: MOST_SILENCE });
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    password: '',
    stream: () => thread.connect(),
  });
  const end = async () => {
    await client.end();
    await thread.close();
  };
  await client.connect().catch(async (error: unknown) => {
    await thread.close();
    throw error;
  });
  return { client, end };
}
