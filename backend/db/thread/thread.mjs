// The embedded database on a thread of its own. It speaks PostgreSQL's protocol: each message of bytes gets one of bytes.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import { CopiedMemory } from './copied-memory.mjs';

/** @type {import('./database-thread.ts').ThreadData & { program: WebAssembly.Module }} */
const { folder, copy, program } = workerData;
const port = parentPort;
if (!port) throw new Error('This is the code of a thread');

/** Its cache is taken whole when it opens, also when nothing is in it; the system keeps its files in memory as well. */
const CACHE = ['-c', 'shared_buffers=16MB'];

const database = await PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, ...CACHE],
  pgliteWasmModule: program,
  ...(copy && { fs: new CopiedMemory(copy) }),
});
const CLOSE = 'close';

/** There is one session for all connections, one after another: what the last one left must not be found by the next. */
function forgetLastConnection() {
  for (const statement of ['rollback', 'discard all'])
    database.execProtocolRawSync(protocol.serialize.query(statement));
}

port.on('message', (/** @type {Uint8Array<ArrayBuffer> | typeof CLOSE} */ message) => {
  if (message === CLOSE) return void database.close().then(() => process.exit(0));
  // Only what begins a connection has no letter at its beginning.
  if (message[0] === 0) forgetLastConnection();
  const answer = new Uint8Array(database.execProtocolRawSync(message));
  port.postMessage(answer, [answer.buffer]);
});
port.postMessage(new Uint8Array());
