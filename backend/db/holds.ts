import pg from 'pg';

/** Names that one process holds for as long as it lives: however it dies, they are free again at once. */
export type Holds = {
  /** A name that somebody holds already stays with them. Rejects while there is no connection. */
  hold(name: string): Promise<void>;
  letGo(name: string): Promise<void>;
  close(): Promise<void>;
};

/** Where no other process can be there is nothing to hold against. */
export const noHolds: Holds = {
  hold: async () => undefined,
  letGo: async () => undefined,
  close: async () => undefined,
};

/** In SQL: the number of the lock that stands for a name, which `name` is an expression for. */
export const lockOf = (name: string) => `hashtextextended('held ' || ${name}, 0)`;

/** A server notices within about 20 seconds that the machine at the other end is gone; that a process is gone, at once. */
const NOTICE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 3; set tcp_keepalives_count = 3';

export type KeptConnection = {
  run(text: string, values?: string[]): Promise<void>;
  /** Asks `statement` and gives the first value. Ends the connection if nothing is answered on it, so that another one is made. */
  feel(statement: string): Promise<unknown>;
  close(): Promise<void>;
};

/** A connection to PostgreSQL that is made again when the server ends it. `prepare` makes each one ready. */
export async function keepConnection(
  url: string,
  prepare: (client: pg.Client) => Promise<void>,
  onError: (error: Error) => void,
): Promise<KeptConnection> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let connected: pg.Client | undefined;
  const close = async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end();
  };
  const connect = async () => {
    const made = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
    client = made;
    made.on('error', onError);
    made.on('end', () => {
      connected = undefined;
      if (!isOver) timer = setTimeout(() => void connect().catch(onError), CONNECT_AGAIN_MS);
    });
    await made.connect();
    connected = made;
    await prepare(made);
  };
  try {
    await connect();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    run: async (text, values) => {
      if (!client) throw new Error('There is no connection');
      await client.query(text, values);
    },
    async feel(statement) {
      const felt = connected;
      if (!felt) return null;
      const isLate = setTimeout(() => void felt.end().catch(onError), PATIENCE_MS).unref();
      try {
        const { rows } = await felt.query<unknown[]>({ text: statement, rowMode: 'array' });
        return rows[0]?.[0] ?? null;
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        return null;
      } finally {
        clearTimeout(isLate);
      }
    },
    close,
  };
}

const CONNECT_AGAIN_MS = 1000;
/** So long, in milliseconds, an answer about nothing is waited for. */
const PATIENCE_MS = 4000;

/** Holds on a PostgreSQL server: locks of a connection, which the server takes away with it. */
export async function openHolds(url: string, onError: (error: Error) => void): Promise<Holds> {
  const held = new Set<string>();
  const TAKE = `select pg_try_advisory_lock(${lockOf('$1')})`;
  const kept = await keepConnection(
    url,
    async (client) => {
      await client.query(NOTICE);
      for (const name of held) await client.query(TAKE, [name]);
    },
    onError,
  );
  return {
    async hold(name) {
      held.add(name);
      await kept.run(TAKE, [name]);
    },
    async letGo(name) {
      held.delete(name);
      await kept.run(`select pg_advisory_unlock(${lockOf('$1')})`, [name]);
    },
    close: kept.close,
  };
}
