import { Worker } from 'node:worker_threads';
import { runningTime } from './running-time.ts';

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
 * In milliseconds that the thread runs: neither waiting for one counts, nor its waiting for a processor. `spend` is told what was taken,
 * however it ended.
 */
export type Limits = { deadline: number; spend?: (ms: number) => void };

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
   * `only` it is ready already. The first time it says where its `runningTime` is counted; else all time counts.
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
/** Where more wants to run than there are processors each gets its share: as many times longer a task may take, if it comes to that. */
const MOST_SLOWED = 60;
/** Milliseconds between two looks at a thread that gets little of a processor. */
const LOOK = 20;
/** Milliseconds that a thread beside the first stays without work. */
const IDLE = 60_000;

/** Megabytes for what was made just now. A thread keeps them for as long as it lives, and is no quicker with twice as many. */
const YOUNG = 8;

type Task = Limits & {
  message: { task: unknown; input: unknown };
  /** How long its thread had run before it. */
  ranBefore: number;
  resolve(value: unknown): void;
  reject(error: Error): void;
};
/** `isReady`: for whatever `only` names, or for all tasks. `lastRan`: milliseconds, as they were looked at last. */
type Thread = {
  worker: Worker;
  task?: Task;
  timers: Set<NodeJS.Timeout>;
  isReady: boolean;
  only?: readonly unknown[] | undefined;
  counted?: string | undefined;
  lastRan: number;
};

/** What a thread sends: that it has started, or how its task ended. */
export type Answer =
  | { ready: true; only?: string[]; runningTime?: string | undefined }
  | { value: unknown }
  | { error: unknown };

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
    const thread: Thread = { worker, isReady: false, timers: new Set(), lastRan: 0 };
    threads.add(thread);
    worker.unref();
    let fault: unknown;
    worker.on('message', (answer: Answer) => {
      if ('ready' in answer) {
        thread.isReady = true;
        thread.only = answer.only;
        thread.counted ??= answer.runningTime;
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
    task?.spend?.(ran(thread) - task.ranBefore);
    if ('value' in answer) task?.resolve(answer.value);
    else task?.reject(asError(answer.error));
  }

  /** One without work goes after a while, when it is not the last. */
  function rest(thread: Thread) {
    stopTimers(thread);
    const end = () => threads.size > 1 && void thread.worker.terminate();
    thread.timers.add(setTimeout(end, IDLE).unref());
  }

  /** Milliseconds that a thread has run. */
  function ran(thread: Thread): number {
    const now = thread.counted === undefined ? performance.now() : runningTime(thread.counted);
    return (thread.lastRan = now ?? thread.lastRan);
  }

  /** Does something as soon as a thread has run for so long with its task. */
  function onceRan(thread: Thread, task: Task, ms: number, act: () => void) {
    const latest = performance.now() + ms * MOST_SLOWED;
    const lookIn = (wait: number) => {
      const timer = setTimeout(() => {
        thread.timers.delete(timer);
        const left = ms - (ran(thread) - task.ranBefore);
        if (left > 0 && performance.now() < latest) lookIn(Math.max(left, LOOK));
        else act();
      }, wait);
      thread.timers.add(timer);
    };
    lookIn(ms);
  }

  function ended(thread: Thread, fault: unknown) {
    threads.delete(thread);
    stopTimers(thread);
    thread.task?.spend?.(ran(thread) - thread.task.ranBefore);
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
      task.ranBefore = ran(thread);
      thread.worker.ref();
      stopTimers(thread);
      onceRan(thread, task, SLOW, () => threads.size < size && !isClosed && open());
      onceRan(thread, task, task.deadline, () => void thread.worker.terminate());
      thread.worker.postMessage(task.message);
    }
    if (waiting.length > 0) start();
  }

  return {
    run: (task, input, limits) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= mostWaiting) return reject(new TooBusy());
        waiting.push({ ...limits, message: { task, input }, ranBefore: 0, resolve, reject });
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

function stopTimers({ timers }: Thread) {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
