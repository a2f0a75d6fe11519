import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import type { TestPerson } from './api.ts';
import type { Shop } from './shop.ts';
import { good } from './website-steps.ts';

type Money = { amount: number; currency: string } | null;
export type CostAnswer = { kind: string; dueNow: Money; then: Money; thenAt: string | null; problem: string | null };
export type PlanAnswer = { plan: { id: string }; endsAt: string | null; nextPlan: { id: string } | null };

/** What people do with plans in a shop. `port`: of its payments. */
export function planShop(shop: Shop, { secretKey, port }: { secretKey: string; port: number }) {
  const choosing = (person: TestPerson, plan: string, returnTo?: string) =>
    person.ask<{ changePlan: { url: string } }>(
      'mutation ($plan: ID!, $to: String) { changePlan(plan: $plan, returnTo: $to) { url } }',
      { plan, to: returnTo ?? null },
    );
  /** As people do, once more when a busy machine did not answer in time. */
  const choose = (person: TestPerson, plan: string) =>
    vi.waitFor(async () => good(await choosing(person, plan)).changePlan.url, { timeout: 60_000, interval: 100 });
  const billing = async (person: TestPerson): Promise<PlanAnswer> =>
    good(
      await person.ask<{ viewer: { billing: PlanAnswer } }>(
        '{ viewer { billing { plan { id } endsAt nextPlan { id } } } }',
      ),
    ).viewer.billing;
  const untilPlan = (person: TestPerson, plan: string) =>
    vi.waitFor(async () => expect((await billing(person)).plan.id).toBe(plan), { timeout: 20_000, interval: 100 });

  return {
    choosing,
    choose,
    billing,
    untilPlan,
    costs: async (person: TestPerson, plan: string): Promise<CostAnswer> =>
      good(
        await person.ask<{ viewer: { planChange: CostAnswer } }>(
          'query ($plan: ID!) { viewer { planChange(plan: $plan) { kind dueNow { amount currency } then { amount currency } thenAt problem } } }',
          { plan },
        ),
      ).viewer.planChange,
    purchaseOf: async (person: TestPerson, id: string) =>
      good(
        await person.ask<{ viewer: { purchase: { state: string; subject: string; from: string | null } | null } }>(
          'query ($id: ID!) { viewer { purchase(id: $id) { state subject from } } }',
          { id },
        ),
      ).viewer.purchase,
    /** Buys a plan and waits until it is in force: the order. */
    async buy(person: TestPerson, plan: string): Promise<string> {
      const url = await choose(person, plan);
      expect(await shop.choose(url, 'paid')).toBe(303);
      await untilPlan(person, plan);
      return url.slice(url.lastIndexOf('/') + 1);
    },
    /** Presses the button of one of the provider's pages: where it leads. */
    async press(url: string, outcome: string): Promise<string> {
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
      expect(answer.status).toBe(303);
      return answer.headers.get('location') ?? '';
    },
    /** The provider as its own staff use it. */
    provider: new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false }),
  };
}

export type PlanShop = ReturnType<typeof planShop>;
