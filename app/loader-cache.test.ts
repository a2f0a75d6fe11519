import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoaderCache, UNUSED_FOR } from './loader-cache.ts';

/** Answers one after the other, when told to. */
function answering<Data>() {
  const waiting: { resolve: (data: Data) => void; reject: (reason: unknown) => void }[] = [];
  const ask = vi.fn(() => new Promise<Data>((resolve, reject) => waiting.push({ resolve, reject })));
  const settle = async () => {
    await Promise.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    ask,
    async answer(data: Data) {
      waiting.shift()?.resolve(data);
      await settle();
    },
    async fail(reason: unknown) {
      waiting.shift()?.reject(reason);
      await settle();
    },
  };
}

describe('the cache of a loader', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for the first answer', async () => {
    const cache = new LoaderCache<string>();
    const { ask, answer } = answering<string>();
    const loading = cache.load('/', ask);
    await answer('one');
    expect(await loading).toBe('one');
  });

  it('answers the second time at once, asks again, and tells when the fresh answer is there', async () => {
    const cache = new LoaderCache<string>();
    const { ask, answer } = answering<string>();
    cache.seed('/', 'one');
    const heard = vi.fn();
    cache.subscribe(heard);

    expect(await cache.load('/', ask)).toBe('one');
    expect(cache.isAsking).toBe(true);
    await answer('two');
    expect(cache.peek('/')?.data).toBe('two');
    expect(cache.isAsking).toBe(false);
    expect(heard).toHaveBeenCalled();
  });

  it('drops an answer that nobody has used for 30 seconds', () => {
    const cache = new LoaderCache<string>();
    cache.seed('/', 'one');
    const stop = cache.use('/');
    vi.advanceTimersByTime(UNUSED_FOR * 2);
    expect(cache.peek('/')?.data).toBe('one');
    stop();
    vi.advanceTimersByTime(UNUSED_FOR - 1);
    expect(cache.peek('/')?.data).toBe('one');
    vi.advanceTimersByTime(1);
    expect(cache.peek('/')).toBeUndefined();
    expect(UNUSED_FOR).toBe(30_000);
  });

  it('asks anew after a mutation, while the screen keeps what it shows', async () => {
    const cache = new LoaderCache<string>();
    const { ask, answer } = answering<string>();
    cache.seed('/', 'before');
    cache.expire();
    expect(cache.peek('/')?.data).toBe('before');
    const loading = cache.load('/', ask);
    await answer('after');
    expect(await loading).toBe('after');
  });

  it('does not keep an answer that was asked for before a mutation', async () => {
    const cache = new LoaderCache<string>();
    const { ask, answer } = answering<string>();
    cache.seed('/', 'one');
    await cache.load('/', ask);
    cache.expire();
    await answer('from before the mutation');
    expect(cache.peek('/')?.data).toBe('one');
  });

  it('leaves a failed refresh to the screen', async () => {
    const cache = new LoaderCache<string>();
    const { ask, fail } = answering<string>();
    cache.seed('/', 'one');
    await cache.load('/', ask);
    await fail(new Error('gone'));
    expect(cache.peek('/')).toEqual({ data: 'one', state: 'failed' });
  });

  it('forgets everything when the person changes', () => {
    const cache = new LoaderCache<string>();
    cache.seed('/', 'mine');
    cache.clear();
    expect(cache.peek('/')).toBeUndefined();
  });
});
