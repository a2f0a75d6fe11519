import { describe, expect, it } from 'vitest';
import { createTimeBudget } from './time-budget.ts';

function open() {
  const time = { now: 0 };
  const budget = createTimeBudget(() => new Date(time.now), 6000);
  const work = (who: string, ms: number) =>
    budget
      .during(who, async (spend) => spend(ms))
      .then(
        () => 'done',
        (error: { details: { code: string; retryAfter: number } }) => error.details,
      );
  return { budget, work, pass: (seconds: number) => (time.now += seconds * 1000) };
}

describe('a budget of time', () => {
  it('lets quick work happen often', async () => {
    const { work } = open();
    for (let count = 0; count < 200; count++) expect(await work('a', 25)).toBe('done');
  });

  it('says how long to wait once it is spent, and nobody else waits', async () => {
    const { work, pass } = open();
    for (let count = 0; count < 6; count++) expect(await work('a', 1000)).toBe('done');
    expect(await work('a', 1000)).toEqual({ code: 'RATE_LIMITED', retryAfter: 3 });
    expect(await work('b', 1000)).toBe('done');
    pass(3);
    expect(await work('a', 1000)).toBe('done');
  });

  it('remembers what somebody owes beyond it', async () => {
    const { work, pass } = open();
    expect(await work('a', 30_000)).toBe('done');
    pass(60);
    expect(await work('a', 1)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 183 });
  });

  it('counts work that fails, and work that has only begun', async () => {
    const { budget, work } = open();
    const failed = budget.during('a', async (spend) => {
      spend(6000);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await work('a', 1)).toMatchObject({ code: 'RATE_LIMITED' });

    let end = () => {};
    const begun = new Promise<void>((done) => (end = done));
    const many = Array.from({ length: 24 }, () => budget.during('b', () => begun));
    expect(await work('b', 1)).toMatchObject({ code: 'RATE_LIMITED' });
    end();
    await Promise.all(many);
    expect(await work('b', 1)).toBe('done');
  });
});
