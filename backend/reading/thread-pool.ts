import { Worker } from 'node:worker_threads';

/** The work passed its deadline, or took more memory than a thread may have. Its thread has ended. */
export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

/** So much work waits already that more would wait for too long. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Tasks by name: what goes in and what comes out, all of it plain data. */
export type TaskTypes = Record<string, { input: unknown; output: unknown }>;

/**
 * In milliseconds on the thread; waiting for one does not count. `spend` is told what was taken, however it ended. `slowed`: how many
 * times longer everything takes at present.
 */
export type Limits = { deadline: number; spend?: (ms: number) => void; slowed?: number };

export type ThreadPool<Tasks extends TaskTypes> = {
  /** Does a task on a thread of its own. Rejects with `OutOfTime`, `TooBusy`, or whatever the task itself threw. */
  run<Name extends keyof Tasks>(
    task: Name,
    input: Tasks[Name]['input'],
    limits: Limits,
  ): Promise<Tasks[Name]['output']>;
  /** Starts a thread now, so that the first task finds it warm. */
  start(): void;
  /** Ends all threads, also busy ones; what they were at rejects. */
  close(): Promise<void>;
};

export type PoolOptions = {
  /**
   * What a thread runs. It says `{ ready: true }` once, then answers each message, one at a time. Before that it may say for which tasks
   * `only` it is ready already.
   */
  entry: URL;
  /** How many threads there are at most. At rest there is one: each holds all of its code in memory. */
  size: number;
  /** Tasks that wait for a thread; more are refused. */
  mostWaiting: number;
  /** Megabytes of JavaScript objects that one thread may hold. */
  memory: number;
};

/**
 * Milliseconds after which a task is slow: its thread may have to be ended, so that another one is started meanwhile. To start one
 * takes more computing than most tasks, so that a busy machine must not come here with every one of them.
 */
const SLOW = 250;
/** Milliseconds that a thread beside the first stays without work. */
const IDLE = 60_000;

/** Megabytes for what was made just now. A thread keeps them for as long as it lives, and is no quicker with twice as many. */
const YOUNG = 8;

type Task = Limits & {
  message: { task: unknown; input: unknown };
  began: number;
  resolve(value: unknown): void;
  reject(error: Error): void;
};
/** `isReady`: for whatever `only` names, or for all tasks. */
type Thread = {
  worker: Worker;
  task?: Task;
  timers: NodeJS.Timeout[];
  isReady: boolean;
  only?: readonly unknown[] | undefined;
};

/** What a thread sends: that it has started, or how its task ended. */
export type Answer = { ready: true; only?: string[] } | { value: unknown } | { error: unknown };

/**
 * Threads for work whose time nobody can promise, such as reading what strangers wrote. The thread that calls stays free; a thread
 * that passes the deadline is ended in the middle of whatever it does, a regular expression too, and another takes its place.
 */
export function createThreadPool<Tasks extends TaskTypes>({
  entry,
  size,
  mostWaiting,
  memory,
}: PoolOptions): ThreadPool<Tasks> {
  const threads = new Set<Thread>();
  const waiting: Task[] = [];
  let isClosed = false;

  function open() {
    const worker = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
    });
    const thread: Thread = { worker, isReady: false, timers: [] };
    threads.add(thread);
    worker.unref();
    let fault: unknown;
    worker.on('message', (answer: Answer) => {
      if ('ready' in answer) {
        thread.isReady = true;
        thread.only = answer.only;
      } else finish(thread, answer);
      if (!thread.task) rest(thread);
      next();
    });
    worker.on('error', (error) => (fault = error));
    worker.on('exit', () => ended(thread, fault));
  }

  function finish(thread: Thread, answer: Exclude<Answer, { ready: true }>) {
    const { task, worker } = thread;
    thread.task = undefined;
    worker.unref();
    task?.spend?.(performance.now() - task.began);
    if ('value' in answer) task?.resolve(answer.value);
    else task?.reject(asError(answer.error));
  }

  /** One without work goes after a while, when it is not the last. */
  function rest(thread: Thread) {
    stopTimers(thread);
    const end = () => threads.size > 1 && void thread.worker.terminate();
    thread.timers = [setTimeout(end, IDLE).unref()];
  }

  function ended(thread: Thread, fault: unknown) {
    threads.delete(thread);
    stopTimers(thread);
    thread.task?.spend?.(performance.now() - thread.task.began);
    thread.task?.reject(fault && !isOutOfMemory(fault) ? asError(fault) : new OutOfTime());
    // A thread that cannot even start would not start the next time.
    if (!thread.isReady && !isClosed)
      for (const task of waiting.splice(0)) task.reject(asError(fault ?? 'A thread ended'));
    else if (threads.size === 0) start();
    next();
  }

  function start() {
    if (threads.size === 0 && !isClosed) open();
  }

  function next() {
    for (const thread of threads) {
      if (!thread.isReady || thread.task) continue;
      const { only } = thread;
      const first = waiting.findIndex(({ message }) => !only || only.includes(message.task));
      const [task] = first === -1 ? [] : waiting.splice(first, 1);
      if (!task) continue;
      thread.task = task;
      task.began = performance.now();
      thread.worker.ref();
      stopTimers(thread);
      thread.timers = [
        setTimeout(() => threads.size < size && !isClosed && open(), SLOW * (task.slowed ?? 1)),
        setTimeout(() => void thread.worker.terminate(), task.deadline),
      ];
      thread.worker.postMessage(task.message);
    }
    if (waiting.length > 0) start();
  }

  return {
    run: (task, input, limits) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= mostWaiting) return reject(new TooBusy());
        waiting.push({ ...limits, message: { task, input }, began: 0, resolve, reject });
        next();
      }),
    start,
    async close() {
      isClosed = true;
      for (const task of waiting.splice(0)) task.reject(new TooBusy());
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

const stopTimers = ({ timers }: Thread) => timers.forEach((timer) => clearTimeout(timer));
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
