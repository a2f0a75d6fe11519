import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fault } from '#tests/support/faults-of.ts';
import { makeDataFolder } from '#tests/support/in-memory-database.ts';
import { openShopApart, type ShopApart, type ShopProcess } from '#tests/support/shop-apart.ts';
import { good } from '#tests/support/website-steps.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PATIENCE = { timeout: 60_000, interval: 100 };
const after = (call: string): Fault => ({ call, when: 'after' });
const before = (call: string): Fault => ({ call, when: 'before' });

describe('a process that is killed in the middle of a purchase', () => {
  let folder: string;
  let shop: ShopApart;
  let process: ShopProcess;
  let deaths = 0;
  let isOver = false;

  /** There is always one process: the next starts when one is dead. */
  async function keepAlive(): Promise<void> {
    while (!isOver) {
      process = await shop.open();
      if ((await process.ended) === 'SIGKILL') deaths += 1;
    }
  }
  let kept: Promise<void>;
  beforeAll(async () => {
    folder = await makeDataFolder();
    shop = await openShopApart({ DATA_DIR: folder }, 3581);
    kept = keepAlive();
    await vi.waitFor(() => expect(process).toBeDefined(), PATIENCE);
  });
  afterAll(async () => {
    isOver = true;
    await shop?.close();
    await kept;
    rmSync(folder, { recursive: true, force: true });
  });

  /** As people do, once more when nothing came back. */
  const ask = <Data>(name: string, query: string, variables: Record<string, unknown> = {}): Promise<Data> =>
    vi.waitFor(async () => good(await process.ask<Data>(name, query, variables)), PATIENCE);
  const orderPlan = async (name: string) =>
    (await ask<{ changePlan: { url: string } }>(name, 'mutation { changePlan(plan: "starter") { url } }')).changePlan
      .url;
  const orderName = async (name: string) =>
    (
      await ask<{ buyDomain: { url: string } }>(
        name,
        'mutation ($name: String!) { buyDomain(name: $name, shownAmount: 1100) { url } }',
        { name },
      )
    ).buyDomain.url;
  const stateOf = async (name: string, url: string) => {
    const id = url.slice(url.lastIndexOf('/') + 1);
    const { viewer } = await ask<{ viewer: { purchase: { state: string } | null; billing: { plan: { id: string } } } }>(
      name,
      'query ($id: String!) { viewer { purchase(checkoutId: $id) { state } billing { plan { id } } } }',
      { id },
    );
    return [viewer.purchase?.state, viewer.billing.plan.id];
  };
  /** What the customer of an order ever got there: subscriptions, bills that were paid. */
  async function boughtWith(url: string) {
    const { customer } = await shop.provider.checkout.sessions.retrieve(url.slice(url.lastIndexOf('/') + 1));
    const subscriptions = await shop.provider.subscriptions.list({ customer: String(customer), status: 'all' });
    const invoices = await shop.provider.invoices.list({ customer: String(customer), status: 'paid' });
    return { subscriptions: subscriptions.data, paid: invoices.data.length };
  }
  const yearOf = async (name: string) => {
    const standing = await shop.registrar.standingOf(name);
    return standing.state === 'registered' ? standing.expiresAt?.getUTCFullYear() : standing.state;
  };
  const thisYear = new Date().getUTCFullYear();

  /** Pays an order while the process dies at a call, and waits until the next one has brought it to this end. */
  async function endsAs(name: string, fault: Fault, order: () => Promise<string>, end: string[]): Promise<string> {
    const before = deaths;
    process.dieAt(fault);
    const url = await order();
    expect(await shop.press(url, 'paid')).toBe(303);
    await vi.waitFor(async () => {
      expect([deaths, ...(await stateOf(name, url))]).toEqual([before + 1, ...end]);
    }, PATIENCE);
    return url;
  }

  it.each([after('createPlanCheckout'), after('readCheckout'), after('planSubscriptions')])(
    'leaves one plan, $when $call',
    async (fault) => {
      const name = `plan-${fault.when}-${fault.call}`;
      const url = await endsAs(name, fault, () => orderPlan(name), ['DELIVERED', 'starter']);
      const { subscriptions, paid } = await boughtWith(url);
      expect([subscriptions.map(({ status }) => status), paid]).toEqual([['active'], 1]);
    },
  );

  it.each([before('register'), after('register'), before('writeRecords')])(
    'leaves one name, $when $call',
    async (fault) => {
      const name = `stays-${fault.when}-${fault.call.toLowerCase()}.de`;
      const url = await endsAs(name, fault, () => orderName(name), ['CONNECTED', 'free']);
      const { subscriptions, paid } = await boughtWith(url);
      expect([subscriptions.map(({ status }) => status), paid]).toEqual([['active'], 1]);
      expect(await yearOf(name)).toBe(thisYear + 1);
    },
  );

  it('renews a name once, after renew', async () => {
    const name = 'killed-renewal.de';
    const url = await orderName(name);
    await shop.press(url, 'paid');
    await vi.waitFor(async () => expect(await stateOf(name, url)).toContain('CONNECTED'), PATIENCE);
    const [subscription] = (await boughtWith(url)).subscriptions;
    const before = deaths;
    process.dieAt(after('renew'));
    await shop.press(`${shop.payments.origin}/subscriptions/${subscription?.id}`, 'paid');
    await vi.waitFor(() => expect(deaths).toBe(before + 1), PATIENCE);
    // The next process takes up what it finds half done before a later order.
    const next = 'after-the-renewal.de';
    const later = await orderName(next);
    await shop.press(later, 'paid');
    await vi.waitFor(async () => expect(await stateOf(next, later)).toContain('CONNECTED'), PATIENCE);
    expect(await yearOf(name)).toBe(thisYear + 2);
  });

  it('gives money back once, after refund', async () => {
    const name = 'goes-back.de';
    const order = async () => {
      const url = await orderName(name);
      await shop.domains.setFaults(name, { registrar: 'refuses' });
      return url;
    };
    const url = await endsAs(name, after('refund'), order, ['REFUNDED', 'free']);
    const { data } = await shop.provider.refunds.list({ limit: 100 });
    expect([(await boughtWith(url)).subscriptions[0]?.status, data.length]).toEqual(['canceled', 1]);
  });
});
