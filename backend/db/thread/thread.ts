import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import type { ThreadData } from './database-thread.ts';

/** The embedded database on a thread of its own. It speaks PostgreSQL's protocol: each message of bytes gets one of bytes. */
const { folder, copy }: ThreadData = workerData;
const port = parentPort;
if (!port) throw new Error('This is the code of a thread');

const database = await PGlite.create({ dataDir: folder, ...(copy && { loadDataDir: new Blob([copy]) }) });
const CLOSE = 'close';

/** There is one session for all connections, one after another: what the last one left must not be found by the next. */
function forgetLastConnection() {
  for (const statement of ['rollback', 'discard all'])
    database.execProtocolRawSync(protocol.serialize.query(statement));
}

port.on('message', (message: Uint8Array<ArrayBuffer> | typeof CLOSE) => {
  if (message === CLOSE) return void database.close().then(() => process.exit(0));
  // Only what begins a connection has no letter at its beginning.
  if (message[0] === 0) forgetLastConnection();
  const answer = new Uint8Array(database.execProtocolRawSync(message));
  port.postMessage(answer, [answer.buffer]);
});
port.postMessage(new Uint8Array());
