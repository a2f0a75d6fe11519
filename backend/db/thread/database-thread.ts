import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { databaseProgram } from './database-program.ts';
import { ThreadStream } from './thread-stream.ts';
import { createWatchdog } from './watchdog.ts';

/** From source, or beside the server that the build made. */
const ENTRY = import.meta.url.endsWith('.ts') ? './thread.mjs' : './database.js';

/** Megabytes of JavaScript made just now: what it does is mostly not JavaScript. */
const YOUNG = 8;
/** Longer than any statement of ours takes, also on a busy machine. In seconds. */
const MOST_SILENCE = 30;
/** Opening reads through what was written last before a crash, or makes a new database. In seconds. */
const MOST_OPENING = 180;
/** A thread that cannot be ended in this time is ended with the process. */
const END_MS = 5_000;
/** After a start that failed. */
const PAUSE_MS = 1_000;

/** Where it keeps its files (in memory when nothing is said), or a copy to begin with. */
export type ThreadData = { folder?: string; copy?: Uint8Array<ArrayBuffer> };

export type DatabaseThread = {
  /** A new connection; there can be one at a time. */
  connect(): ThreadStream;
  /** True while it does not answer, or is starting again. */
  isAway(): boolean;
  close(): Promise<void>;
};

type Options = {
  onTrouble: (error: Error) => void;
  /** Seconds after which a thread that does not answer is ended. */
  mostSilence?: number;
};

/**
 * The embedded database on a thread of its own, so that whatever it is at, this one goes on. When it does not answer for too
 * long it is ended as if its process had been killed, which it survives, and begins again with the next connection. Rejects when it cannot be opened.
 */
export async function startDatabaseThread(
  data: ThreadData,
  { onTrouble, mostSilence = MOST_SILENCE }: Options,
): Promise<DatabaseThread> {
  let worker: Worker | undefined;
  let opening: Promise<void> | undefined;
  let connected: ThreadStream | undefined;
  /** Answers still to come that are for connections before this one. */
  let stale = 0;
  let isClosing = false;
  let isOpen = false;
  const most = () => (isOpen ? mostSilence : MOST_OPENING);
  const watchdog = createWatchdog(most, (seconds) => {
    onTrouble(new Error(`The database has not answered for ${seconds} seconds: its thread is ended and started again`));
    void endForGood(worker, onTrouble);
  });

  async function start(): Promise<void> {
    const program = await databaseProgram();
    const started = new Worker(new URL(ENTRY, import.meta.url), {
      workerData: { ...data, program },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
    worker = started;
    let fault: Error | undefined;
    const ended = new Promise<never>((_resolve, reject) => {
      started.on('error', (error: Error) => (fault = error));
      started.on('exit', () => {
        watchdog.forgive();
        stale = 0;
        if (isOpen) opening = undefined;
        isOpen = false;
        connected?.destroy();
        connected = undefined;
        if (!isClosing && fault) onTrouble(fault);
        reject(fault ?? new Error('Connection terminated: the thread of the database has ended'));
      });
    });
    ended.catch(() => undefined);
    watchdog.asked();
    await Promise.race([once(started, 'message'), ended]);
    isOpen = true;
    watchdog.answered();
    started.on('message', (answer: Uint8Array<ArrayBuffer>) => {
      watchdog.answered();
      if (stale > 0) stale -= 1;
      else if (answer.length > 0) connected?.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    });
  }

  const server = {
    open() {
      if (isClosing) return Promise.reject(new Error('Connection terminated: the database is closed'));
      if (!opening) {
        const begun = start();
        opening = begun;
        begun.catch(() =>
          wait(PAUSE_MS, undefined, { ref: false }).then(() => opening === begun && (opening = undefined)),
        );
      }
      return opening;
    },
    send(stream: ThreadStream, bytes: Uint8Array<ArrayBuffer>) {
      if (stream !== connected || !worker) return;
      watchdog.asked();
      worker.postMessage(bytes, [bytes.buffer]);
    },
  };

  await server.open();
  return {
    connect() {
      connected = new ThreadStream(server);
      stale = isOpen ? watchdog.owed() : 0;
      return connected;
    },
    isAway: () => !isOpen || watchdog.silence() > 2,
    async close() {
      isClosing = true;
      watchdog.stop();
      const closing = worker;
      if (!closing || !opening) return;
      const ended = once(closing, 'exit');
      closing.postMessage('close');
      await Promise.race([ended, wait(END_MS, undefined, { ref: false })]);
      await endForGood(closing, onTrouble);
    },
  };
}

/** A thread that even the system cannot end takes the process with it: nothing that was saved is lost by that either. */
async function endForGood(worker: Worker | undefined, onTrouble: (error: Error) => void): Promise<void> {
  const isStuck = await Promise.race([worker?.terminate().then(() => false), wait(END_MS, true, { ref: false })]);
  if (!isStuck) return;
  onTrouble(new Error('The thread of the database cannot be ended: the process is'));
  process.kill(process.pid, 'SIGKILL');
}
