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

/** What is asked, answered in pieces: whatever the database reads of an answer for itself, it keeps until it ends. */
async function ask(/** @type {Uint8Array} */ message) {
  /** @type {Uint8Array[]} */
  const pieces = [];
  const onRawData = (/** @type {Uint8Array} */ piece) => void pieces.push(piece.slice());
  await database.execProtocolRawStream(message, { syncToFs: false, onRawData });
  return pieces;
}

/** There is one session for all connections, one after another: what the last one left must not be found by the next. */
async function forgetLastConnection() {
  for (const statement of ['rollback', 'discard all']) await ask(protocol.serialize.query(statement));
}

/** Only what begins a connection has no letter at its beginning, and is answered at once. */
async function answerTo(/** @type {Uint8Array} */ message) {
  if (message[0] !== 0) return ask(message);
  await forgetLastConnection();
  return [database.execProtocolRawSync(message)];
}

/** Bytes of their own, in one piece. */
function joined(/** @type {Uint8Array[]} */ pieces) {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

// Nothing here waits for anything outside: one message is answered before the next one is read.
port.on('message', async (/** @type {Uint8Array<ArrayBuffer> | typeof CLOSE} */ message) => {
  if (message === CLOSE) return void database.close().then(() => process.exit(0));
  const answer = joined(await answerTo(message));
  port.postMessage(answer, [answer.buffer]);
});
port.postMessage(new Uint8Array());
