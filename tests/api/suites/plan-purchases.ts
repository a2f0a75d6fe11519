import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { connectPayments } from '#backend/integrations/stripe.ts';
import { plansForSale } from '#backend/modules/subscriptions/plans-for-sale.ts';
import type { Fault } from '#tests/support/faults-of.ts';
import { planShop, type PlanShop } from '#tests/support/plan-shop.ts';
import { buyerIn, openShop, SECRET_KEY, type Shop } from '#tests/support/shop.ts';
import { decide, leaveOpen } from '#tests/support/staff-steps.ts';
import { failure } from '#tests/support/website-steps.ts';

/** Buying and changing plans, with a backend and stand-ins of its own on a database of its own. */
export function planPurchasesSuite(openDatabase: () => Promise<OpenedDatabase>, port: number) {
  let shop: Shop;
  let plans: PlanShop;
  beforeAll(async () => {
    shop = await openShop(await openDatabase(), port);
    plans = planShop(shop, { secretKey: SECRET_KEY, port });
  }, 120_000);
  afterAll(() => shop?.close());

  let people = 0;
  const buyer = () => buyerIn(shop, `planned${(people += 1)}`);
  /** All that the customer of an order ever had. */
  const subscriptionsOf = async (checkout: string) => {
    const { customer } = await plans.provider.checkout.sessions.retrieve(checkout);
    return (await plans.provider.subscriptions.list({ customer: String(customer), status: 'all' })).data;
  };
  const orderIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

  describe('buying a plan', () => {
    it('leads to a page where it is paid, and is in force then', async () => {
      const person = await buyer();
      expect(await plans.costs(person, 'starter')).toMatchObject({
        kind: 'BUY',
        dueNow: { amount: 1200, currency: 'usd' },
        then: { amount: 1200 },
        problem: null,
      });
      const checkout = await plans.buy(person, 'starter');
      await shop.until(person, checkout, 'DELIVERED');
      // Read again it is the same; to others it never was.
      expect(await shop.purchase(person, checkout)).toMatchObject({ state: 'DELIVERED', subject: 'starter' });
      expect(await shop.purchase(await buyer(), checkout)).toBeNull();
      expect(failure(await plans.choosing(person, 'starter'))).toMatchObject({ code: 'INVALID' });
    });

    it('has one open order for an account: two tabs see the same, another plan closes it', async () => {
      const person = await buyer();
      const [one, two] = await Promise.all([plans.choose(person, 'starter'), plans.choose(person, 'starter')]);
      expect(one).toBe(two);
      const other = await plans.choose(person, 'business');
      expect(other).not.toBe(one);
      expect(await shop.choose(one, 'paid')).toBe(410);
      await shop.choose(other, 'paid');
      await plans.untilPlan(person, 'business');
      expect(await subscriptionsOf(orderIn(other))).toHaveLength(1);
    });

    it('leads to what became of it when it was paid in another tab', async () => {
      const person = await buyer();
      shop.line.isOpen = false;
      const url = await plans.choose(person, 'starter');
      await shop.choose(url, 'paid');
      expect(failure(await plans.choosing(person, 'starter'))).toMatchObject({ code: 'INVALID' });
      shop.line.isOpen = true;
      expect((await plans.billing(person)).plan.id).toBe('starter');
    });

    it('is refused for a plan that there is not, and comes back to no foreign place', async () => {
      const person = await buyer();
      for (const plan of ['', 'gold', '__proto__', 'visitor'])
        expect(failure(await plans.choosing(person, plan))).toMatchObject({ code: 'INVALID' });
      expect(failure(await plans.choosing(person, 'free'))).toMatchObject({ code: 'INVALID' });
      for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a\nb'])
        expect((await plans.choosing(person, 'starter', path)).errors).toBeUndefined();
    });

    it('adds taxes while staff have switched that on, which fails where they are not set up; then it can be bought without', async () => {
      const [admin, person] = [await shop.api.person(['admin']), await buyer()];
      await decide(admin, 'switch.automatic-tax', 'on');
      expect(failure(await plans.choosing(person, 'starter'))).toEqual({ code: 'UNAVAILABLE' });
      await decide(admin, 'switch.automatic-tax', { roles: ['admin'] });
      expect(await subscriptionsOf(await plans.buy(person, 'starter'))).toHaveLength(1);
      await leaveOpen(admin, 'switch.automatic-tax');
    });

    const calls = ['planSubscriptions', 'readCheckout'];
    const whens = ['before', 'after'] as const;
    const faults: Fault[] = calls.flatMap((call) => whens.map((when) => ({ call, when })));
    it.each(faults)('is paid and delivered once when a fault comes $when $call', async ({ call, when }) => {
      const person = await buyer();
      const url = await plans.choose(person, 'starter');
      shop.faults.fail({ call, when });
      await shop.choose(url, 'paid');
      await shop.until(person, orderIn(url), 'DELIVERED');
      expect(shop.faults.hasFailed()).toBe(true);
      expect((await plans.billing(person)).plan.id).toBe('starter');
      expect(await subscriptionsOf(orderIn(url))).toHaveLength(1);
    });

    it.each(whens)('leads to the same order when a fault came %s it was made', async (when) => {
      const person = await buyer();
      shop.faults.fail({ call: 'createPlanCheckout', when });
      expect(failure(await plans.choosing(person, 'starter'))).toEqual({ code: 'UNAVAILABLE' });
      expect(await subscriptionsOf(await plans.buy(person, 'starter'))).toHaveLength(1);
    });
  });

  describe('changing a plan', () => {
    it('to a higher one is confirmed, paid and in force at once', async () => {
      const person = await buyer();
      await plans.buy(person, 'starter');
      const costs = await plans.costs(person, 'business');
      expect(costs).toMatchObject({ kind: 'UPGRADE', then: { amount: 2900 }, problem: null });
      expect(costs.dueNow?.amount).toBeGreaterThan(1000);
      const page = await plans.choose(person, 'business');
      expect((await plans.billing(person)).plan.id).toBe('starter');
      const back = await plans.press(page, 'confirm');
      const [, id = ''] = /\/upgrade-purchase-success\?purchase=(\w+)$/.exec(back) ?? [];
      await vi.waitFor(
        async () =>
          expect(await plans.purchaseOf(person, id)).toEqual({
            state: 'DELIVERED',
            subject: 'business',
            from: 'starter',
          }),
        { timeout: 20_000 },
      );
      expect(await plans.purchaseOf(await buyer(), id)).toBeNull();
      await plans.untilPlan(person, 'business');
    });

    it('to a lower one, or to none, comes with the end of the month and can be taken back', async () => {
      const person = await buyer();
      await plans.buy(person, 'business');
      expect(await plans.costs(person, 'starter')).toMatchObject({
        kind: 'DOWNGRADE',
        dueNow: { amount: 0 },
        then: { amount: 1200 },
      });
      await plans.press(await plans.choose(person, 'starter'), 'confirm');
      await vi.waitFor(async () => expect(await plans.billing(person)).toMatchObject({ nextPlan: { id: 'starter' } }), {
        timeout: 20_000,
      });
      expect(failure(await plans.choosing(person, 'starter'))).toMatchObject({ code: 'INVALID' });
      expect(await plans.choose(person, 'business')).toContain('/portal/');
      const other = await buyer();
      await plans.buy(other, 'starter');
      expect(await plans.costs(other, 'free')).toMatchObject({ kind: 'CANCEL', then: null, problem: null });
      await plans.press(await plans.choose(other, 'free'), 'cancel');
      await vi.waitFor(async () => expect((await plans.billing(other)).endsAt).not.toBeNull(), { timeout: 20_000 });
      expect((await plans.billing(other)).plan.id).toBe('starter');
    });
  });

  it('ends a second plan, gives its money back and says so', async () => {
    const person = await buyer();
    const checkout = await plans.buy(person, 'starter');
    const [first] = await subscriptionsOf(checkout);
    const prices = await plans.provider.prices.list({ lookup_keys: ['pagewright_business_month'] });
    const second = await plans.provider.subscriptions.create({
      customer: String(first?.customer),
      items: [{ price: prices.data[0]?.id ?? '' }],
    });
    await vi.waitFor(
      async () => {
        const status = new Map((await subscriptionsOf(checkout)).map((one) => [one.id, one.status]));
        expect([status.get(first?.id ?? ''), status.get(second.id)]).toEqual(['active', 'canceled']);
        expect(shop.mailsTo(person.email).map(({ subject }) => subject)).toEqual([
          'Your money for the Business plan is on its way back',
        ]);
      },
      { timeout: 25_000, interval: 200 },
    );
    expect((await plans.billing(person)).plan.id).toBe('starter');
  });

  it('follows what is changed at the provider alone, and an account that is deleted ends there', async () => {
    const person = await buyer();
    const [first] = await subscriptionsOf(await plans.buy(person, 'starter'));
    await plans.press(`${shop.payments.origin}/subscriptions/${first?.id}`, 'cancel');
    await plans.untilPlan(person, 'free');
    const [second] = await subscriptionsOf(await plans.buy(person, 'business'));
    await person.ask('mutation ($word: String!) { deleteAccount(confirm: $word) }', { word: person.email });
    await vi.waitFor(
      async () => {
        expect((await plans.provider.subscriptions.retrieve(second?.id ?? '')).status).toBe('canceled');
      },
      { timeout: 20_000 },
    );
  });

  it('makes what is for sale once, also when two processes find it missing', async () => {
    const settings = { secretKey: SECRET_KEY, apiBase: shop.payments.origin };
    const dearer = plansForSale.map((plan) => ({ ...plan, amount: plan.amount + 100 }));
    const person = await buyer();
    const [standing] = await subscriptionsOf(await plans.buy(person, 'starter'));
    const customer = String(standing?.customer);
    const processes = [connectPayments(settings, dearer), connectPayments(settings, dearer)];
    await Promise.all(processes.map((process) => process?.previewOrder(customer, 'business')));
    const { data } = await plans.provider.prices.list({ product: 'pagewright_starter', limit: 100 });
    expect(data.map((price) => [price.unit_amount, price.lookup_key]).toSorted()).toEqual([
      [1200, null],
      [1300, 'pagewright_starter_month'],
    ]);
    // Who paid the old price goes on with it, and has the same plan.
    expect(await processes[0]?.planSubscriptions(customer)).toMatchObject([{ plan: 'starter', amount: 1200 }]);
  });

  it('says so while the provider is away, and changes nothing', async () => {
    const person = await buyer();
    await plans.buy(person, 'starter');
    shop.faults.fail({ call: 'planPageUrl', when: 'before' });
    expect(failure(await plans.choosing(person, 'business'))).toEqual({ code: 'UNAVAILABLE' });
    shop.faults.fail({ call: 'previewChange', when: 'before' });
    expect(await plans.costs(person, 'business')).toMatchObject({
      kind: 'UPGRADE',
      dueNow: null,
      problem: expect.stringContaining('does not answer'),
    });
    expect((await plans.billing(person)).plan.id).toBe('starter');
  });
}
