/** What questions share while they are under way at the same time. */
type Shared<Context> = { caller: string; context: Promise<Context>; askedBy: number };

/** Who asks, as far as an answer depends on it. */
const callerIn = (headers: Headers): string => JSON.stringify([...headers].sort());

/**
 * The parts of one screen ask at the same time, each for itself. Those that overlap get one context: who asks is looked up once, and
 * what one of them reads by a loader the others need not read again. A question that begins when all before it are answered gets a new
 * one, and so does whatever comes with a change or after one: nobody is told what was true before.
 */
export function createSharing<Context>(contextOf: (headers: Headers) => Promise<Context>) {
  const shared = new WeakMap<object, Shared<Context>>();

  async function change<Result>(screen: object, headers: Headers, work: (context: Context) => Promise<Result>) {
    shared.delete(screen);
    try {
      return await work(await contextOf(headers));
    } finally {
      shared.delete(screen);
    }
  }

  async function ask<Result>(screen: object, headers: Headers, work: (context: Context) => Promise<Result>) {
    const caller = callerIn(headers);
    const before = shared.get(screen);
    const current = before?.caller === caller ? before : { caller, context: contextOf(headers), askedBy: 0 };
    shared.set(screen, current);
    current.askedBy += 1;
    try {
      return await work(await current.context);
    } finally {
      current.askedBy -= 1;
      if (current.askedBy === 0 && shared.get(screen) === current) shared.delete(screen);
    }
  }

  return { ask, change };
}
