import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRest, NOTICE_MS, REMINDER_MS } from './next-rest.ts';
import type { Beyond, NextRest, PublishedWebsite } from './next-rest.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-21T09:00:00.000Z').getTime();

const website = (id: string, more: Partial<PublishedWebsite> = {}): PublishedWebsite => ({
  id,
  isPreferred: false,
  restsSince: null,
  visits: 0,
  createdAt: new Date(START),
  ...more,
});

const noneTold: Beyond = { beyondSince: null, notices: [] };
const at = (days: number) => new Date(START + days * DAY);

describe('what follows for published websites', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id, visits) => website(id, { visits }));

  it('is nothing while they fit', () => {
    expect(nextRest(noneTold, five, { room: 5, now: at(0) })).toEqual({
      ...noneTold,
      rest: [],
      wake: [],
      tell: null,
    });
  });

  it('is a notice, a reminder two days before its end, and then the rest of the least visited', () => {
    const begun = nextRest(noneTold, five, { room: 3, now: at(0) });
    expect(begun).toMatchObject({ beyondSince: at(0), rest: [], tell: 'rests' });
    const near = nextRest(begun, five, { room: 3, now: at(12) });
    expect([nextRest(begun, five, { room: 3, now: at(11) }).tell, near.tell]).toEqual([null, 'rests-soon']);
    expect(nextRest(near, five, { room: 3, now: at(13) })).toMatchObject({ rest: [], tell: null });
    const over = nextRest(near, five, { room: 3, now: at(14) });
    expect(over).toMatchObject({ ...noneTold, rest: ['b', 'a'], tell: null });
  });

  it('keeps what was chosen, however seldom it is visited', () => {
    const chosen = five.map((each) => ({ ...each, isPreferred: each.id === 'a' }));
    const over = nextRest({ beyondSince: at(0), notices: ['beyond:3'] }, chosen, { room: 3, now: at(14) });
    expect(over.rest).toEqual(['c', 'b']);
  });

  it('is a new notice when the plan becomes smaller still meanwhile', () => {
    const begun = nextRest(noneTold, five, { room: 4, now: at(0) });
    const again = nextRest(begun, five, { room: 3, now: at(10) });
    expect(again).toMatchObject({ beyondSince: at(10), rest: [], tell: 'rests' });
    const larger = nextRest(again, five, { room: 4, now: at(11) });
    expect(larger).toMatchObject({ beyondSince: at(10), tell: null });
    expect(nextRest(larger, five, { room: 3, now: at(12) })).toMatchObject({ beyondSince: at(12), tell: 'rests' });
  });

  it('leaves what is said of a missing payment alone', () => {
    const told = { beyondSince: null, notices: ['past-due:sub:1:0'] };
    const begun = nextRest(told, five, { room: 3, now: at(0) });
    expect(begun.notices).toEqual(['past-due:sub:1:0', 'beyond:3']);
    expect(nextRest(begun, five, { room: 5, now: at(1) })).toMatchObject(told);
  });
});

type Site = PublishedWebsite & { state: 'draft' | 'shown' | 'resting' };

/** Somebody's websites and plan, changed as the verbs change them. */
class Account {
  readonly sites: Site[];
  readonly told: { at: number; room: number }[] = [];
  now = START;
  room = 10;
  kept: Beyond = noneTold;
  constructor(count: number) {
    this.sites = Array.from({ length: count }, (_, nth) => ({ ...website(`w${nth}`), state: 'draft' as const }));
  }
  get published() {
    return this.sites.filter(({ state }) => state !== 'draft');
  }
  get shown() {
    return this.sites.filter(({ state }) => state === 'shown');
  }
  site(nth: number): Site | undefined {
    return this.sites[nth % this.sites.length];
  }
  publish(nth: number) {
    const site = this.site(nth);
    if (!site || (site.state !== 'shown' && this.published.filter((each) => each !== site).length >= this.room)) return;
    Object.assign(site, { state: 'shown', restsSince: null });
  }
  takeAway(nth: number) {
    const site = this.site(nth);
    if (site) Object.assign(site, { state: 'draft', restsSince: null });
    if (this.kept.beyondSince || this.published.some(({ state }) => state === 'resting')) this.settle();
  }
  choose(nths: readonly number[]) {
    const chosen = [...new Set(nths.map((nth) => this.site(nth)))].filter((site) => site && site.state !== 'draft');
    for (const site of this.sites) site.isPreferred = chosen.slice(0, this.room).includes(site);
    this.settle();
  }
  plan(room: number) {
    this.room = room;
    this.settle();
  }
  pass(hours: number) {
    for (let passed = 0; passed < hours; passed += 6) {
      this.now += 6 * 60 * 60 * 1000;
      const since = this.kept.beyondSince?.getTime();
      if (since !== undefined && this.now >= since + NOTICE_MS - REMINDER_MS) this.settle();
    }
  }
  settle(): NextRest {
    const next = nextRest(this.kept, this.published, { room: this.room, now: new Date(this.now) });
    this.kept = next;
    if (next.tell === 'rests') this.told.push({ at: this.now, room: this.room });
    for (const site of this.sites) {
      if (next.rest.includes(site.id)) Object.assign(site, { state: 'resting', restsSince: new Date(this.now) });
      if (next.wake.includes(site.id)) Object.assign(site, { state: 'shown', restsSince: null });
    }
    return next;
  }
}

const nth = fc.nat(11);
const steps: fc.Arbitrary<(account: Account) => void> = fc.oneof(
  nth.map((site) => (account: Account) => account.publish(site)),
  nth.map((site) => (account: Account) => account.takeAway(site)),
  fc.array(nth, { maxLength: 4 }).map((sites) => (account: Account) => account.choose(sites)),
  fc.constantFrom(3, 10, 100).map((room) => (account: Account) => account.plan(room)),
  fc.integer({ min: 1, max: 400 }).map((hours) => (account: Account) => account.pass(hours)),
  fc.tuple(nth, fc.nat(50)).map(([site, visits]) => (account: Account) => {
    const found = account.site(site);
    if (found?.state === 'shown') found.visits = visits;
  }),
);

describe('whatever comes in whatever order', () => {
  it('never more is shown than fits after the notice, never less than could be, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 5, maxLength: 60 }), (taken) => {
        const account = new Account(12);
        for (const take of taken) {
          take(account);
          const { shown, published, room, kept, now } = account;
          if (shown.length > room) {
            expect(kept.beyondSince).not.toBeNull();
            expect(now).toBeLessThan((kept.beyondSince?.getTime() ?? 0) + NOTICE_MS);
          } else {
            expect(kept.beyondSince).toBeNull();
            expect(shown.length).toBe(Math.min(room, published.length));
            const chosen = published.filter(({ isPreferred }) => isPreferred);
            if (chosen.length <= room) expect(chosen.every(({ state }) => state === 'shown')).toBe(true);
          }
        }
        account.plan(100);
        expect(account.shown).toEqual(account.published);
      }),
      { numRuns: 300 },
    );
  });

  it('what was shown rests only two weeks after it was told, or for what its owner chose', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 5, maxLength: 60 }), (taken) => {
        const account = new Account(12);
        for (const take of taken) {
          const before = account.shown.map(({ id }) => id);
          const chosen = account.sites.map(({ isPreferred }) => isPreferred).join();
          take(account);
          const rested = account.sites.filter(({ id, state }) => state === 'resting' && before.includes(id));
          if (rested.length === 0 || account.sites.map(({ isPreferred }) => isPreferred).join() !== chosen) continue;
          const last = account.told.at(-1);
          expect(last?.room).toBeLessThanOrEqual(account.room);
          expect(account.now - (last?.at ?? account.now)).toBeGreaterThanOrEqual(NOTICE_MS);
        }
      }),
      { numRuns: 300 },
    );
  });
});
