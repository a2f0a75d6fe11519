import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { buyerIn, openShop, type Shop } from '#tests/support/shop.ts';
import type { Fault } from '#tests/support/faults-of.ts';
import { failure, good, madeBy } from '#tests/support/website-steps.ts';

/**
 * Buying names, with a backend and stand-ins of its own on a database of its own. `isSecond`: on a database beside the one where all
 * of it is tried, of each kind of fault only what costs money, and nothing that no database can change.
 */
export function purchasesSuite(openDatabase: () => Promise<OpenedDatabase>, port: number, { isSecond = false } = {}) {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(await openDatabase(), port);
  }, 120_000);
  afterAll(() => shop?.close());

  let people = 0;
  const buyer = () => buyerIn(shop, `buyer${(people += 1)}`);
  /** How often the registrar was told to do something with a name. */
  const told = (call: string, name: string) => shop.faults.calls.filter((one) => one === `${call} ${name}`).length;
  const expiryOf = async (name: string) => {
    const standing = await shop.registrar.standingOf(name);
    return standing.state === 'registered' ? (standing.expiresAt?.getUTCFullYear() ?? 0) : 0;
  };
  const mail = (email: string, subject: RegExp) =>
    vi.waitFor(
      () => expect(shop.mailsTo(email).map((one) => one.subject)).toContainEqual(expect.stringMatching(subject)),
      {
        timeout: 20_000,
      },
    );

  describe('buying a name', () => {
    it('ends with a name of one’s own whose zone leads here', async () => {
      const person = await buyer();
      const { url, amount, checkout } = await shop.order(person, 'baeckerei-huber.de');
      expect(amount).toBe(1100);
      expect(await shop.purchase(person, checkout)).toMatchObject({ state: 'ASKED', subject: 'baeckerei-huber.de' });
      expect(await shop.choose(url, 'paid')).toBe(303);
      const done = await shop.until(person, checkout, 'CONNECTED');
      expect(done.domain).toMatchObject({ name: 'baeckerei-huber.de', method: 'REGISTERED', isProved: true });
      const resolver = new Resolver();
      resolver.setServers([`127.0.0.1:${shop.domains.port}`]);
      expect(await resolver.resolve4('baeckerei-huber.de')).toEqual(['127.0.0.1']);
      expect(await resolver.resolveCname('www.baeckerei-huber.de')).toEqual(['baeckerei-huber.de']);
      expect((await resolver.resolveTxt('_pagewright.baeckerei-huber.de')).flat()).toHaveLength(1);
      // Read again it is the same, and a second order is refused.
      expect(await shop.purchase(person, checkout)).toEqual(done);
      expect(failure(await shop.tryToBuy(person, 'baeckerei-huber.de', amount))).toMatchObject({ code: 'INVALID' });
    });

    it('connects it to the website it was bought for, where the plan has room', async () => {
      const payer = await shop.api.person([], 'payer');
      const website = await madeBy(payer);
      const { url, checkout } = await shop.order(payer, 'with-a-website.com', website.id);
      await shop.choose(url, 'paid');
      const { domain } = await shop.until(payer, checkout, 'CONNECTED');
      expect(domain?.website?.id).toBe(website.id);
      const stranger = await buyer();
      const refused = await shop.tryToBuy(stranger, 'for-another-website.com', 9900, website.id);
      expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    });

    it('shows nothing to others, and nothing for an order that never was', async () => {
      const person = await buyer();
      const { checkout } = await shop.order(person, 'only-mine.de');
      expect(await shop.purchase(await buyer(), checkout)).toBeNull();
      for (const forged of ['', 'cs_test_none', '../x', 'x'.repeat(400)])
        expect(await shop.purchase(person, forged)).toBeNull();
    });

    it('has one open order for a name, however often it is asked for', async () => {
      const person = await buyer();
      const first = await shop.order(person, 'two-tabs.de');
      const tabs = await Promise.all([1, 2, 3].map(() => shop.tryToBuy(person, 'two-tabs.de', first.amount)));
      expect(tabs.map((tab) => good(tab).buyDomain.url)).toEqual([first.url, first.url, first.url]);
      const another = await buyer();
      const [one, two] = await Promise.all([1, 2].map(() => shop.tryToBuy(another, 'at-once.de', 1100)));
      expect(one && two && good(one).buyDomain.url).toBe(two && good(two).buyDomain.url);
    });

    it('says so when the price rose before it is ordered, and lets no older order be paid', async () => {
      const person = await buyer();
      const { url, amount } = await shop.order(person, 'rising.de');
      await shop.domains.setFaults('rising.de', { registrar: 'dearer' });
      const refused = await shop.tryToBuy(person, 'rising.de', amount);
      expect(refused.errors?.[0]?.message).toContain('now costs $15.00 a year');
      const dearer = await shop.order(person, 'rising.de');
      expect(dearer.url).not.toBe(url);
      expect(await shop.choose(url, 'paid')).toBe(410);
    });

    it('is refused in words for what cannot be had', async () => {
      const person = await buyer();
      await shop.domains.writeZone('somebody-elses.de', ['@ 300 A 127.0.0.9']);
      for (const name of ['somebody-elses.de', 'shop.part-of.de', 'abc.de', 'a b', '127.0.0.1', 'co.uk'])
        expect(failure(await shop.tryToBuy(person, name, 99_00))).toMatchObject({ code: 'INVALID' });
      await shop.domains.setFaults('silent-registrar.de', { registrar: 'down' });
      expect(failure(await shop.tryToBuy(person, 'silent-registrar.de', 1100))).toEqual({ code: 'UNAVAILABLE' });
    });

    it('costs nothing when it is not paid', async () => {
      const person = await buyer();
      const { url, checkout } = await shop.order(person, 'declined.de');
      expect(await shop.choose(url, 'declined')).toBe(402);
      expect(await shop.purchase(person, checkout)).toMatchObject({ state: 'ASKED' });
      expect(told('register', 'declined.de')).toBe(0);
    });

    it('waits for money that takes its time', async () => {
      const [arrives, fails] = [await buyer(), await buyer()];
      const slow = await shop.order(arrives, 'slow-money.de');
      const lost = await shop.order(fails, 'lost-money.de');
      for (const [order, outcome] of [
        [slow, 'paid'],
        [lost, 'declined'],
      ] as const) {
        await shop.choose(order.url, 'delayed');
        expect(await shop.purchase(outcome === 'paid' ? arrives : fails, order.checkout)).toMatchObject({
          state: 'ASKED',
        });
        const page = await (await fetch(`${shop.payments.origin}/`)).text();
        const [, form = ''] = /action="(\/invoices\/\w+)"/.exec(page) ?? [];
        await shop.choose(`${shop.payments.origin}${form}`, outcome);
      }
      await shop.until(arrives, slow.checkout, 'CONNECTED');
      const failed = await shop.until(fails, lost.checkout, 'FAILED');
      expect(failed.problem).toContain('nothing was charged');
      expect(told('register', 'lost-money.de')).toBe(0);
    });

    it('is seen by the page that people come back to when no webhook came', async () => {
      const person = await buyer();
      shop.line.isOpen = false;
      const { url, checkout } = await shop.order(person, 'no-webhook.de');
      await shop.choose(url, 'paid');
      await vi.waitFor(
        async () => expect(await shop.purchase(person, checkout)).toMatchObject({ state: 'CONNECTED' }),
        { timeout: 20_000, interval: 100 },
      );
      shop.line.isOpen = true;
    });

    it('happens once, however often and in whatever order events come', async () => {
      const person = await buyer();
      const { url, checkout } = await shop.order(person, 'events.de');
      const send = (id: string, type: string) => shop.tell(id, type, { id: checkout });
      await send('evt_before', 'checkout.session.completed');
      await shop.choose(url, 'paid');
      await Promise.all([
        send('evt_late', 'checkout.session.expired'),
        send('evt_one', 'checkout.session.completed'),
        send('evt_one', 'checkout.session.completed'),
        send('evt_two', 'checkout.session.async_payment_failed'),
        ...Array.from({ length: 6 }, () => shop.nudge(checkout)),
      ]);
      await shop.until(person, checkout, 'CONNECTED');
      await send('evt_after', 'checkout.session.async_payment_failed');
      await shop.nudge(checkout);
      expect(await shop.purchase(person, checkout)).toMatchObject({ state: 'CONNECTED' });
      expect(await expiryOf('events.de')).toBe(new Date().getUTCFullYear() + 1);
    });
  });

  describe('money that was paid for nothing goes back, with words and a mail', () => {
    it('when two people paid for one name', async () => {
      const [one, two] = [await buyer(), await buyer()];
      const [first, second] = [await shop.order(one, 'wanted-by-two.de'), await shop.order(two, 'wanted-by-two.de')];
      await Promise.all([shop.choose(first.url, 'paid'), shop.choose(second.url, 'paid')]);
      const states = () =>
        Promise.all([shop.purchase(one, first.checkout), shop.purchase(two, second.checkout)]).then((both) =>
          both.map((purchase) => purchase?.state).toSorted(),
        );
      await vi.waitFor(async () => expect(await states()).toEqual(['CONNECTED', 'REFUNDED']), { timeout: 25_000 });
      const isFirst = (await shop.purchase(one, first.checkout))?.state === 'REFUNDED';
      const [loser, lost] = isFirst ? [one, first] : [two, second];
      const refunded = await shop.purchase(loser, lost.checkout);
      expect(refunded?.problem).toContain('on its way back');
      await mail(loser.email, /wanted-by-two.de is on its way back/);
      const subscription = await shop.subscriptionOf(lost.checkout);
      expect(await shop.stripe.readSubscription(subscription)).toMatchObject({ isEnded: true });
    });

    it.each([
      ['the price rose', { registrar: 'dearer' }, /rose to \$15\.00 a year/],
      ['the registrar refuses it', { registrar: 'refuses' }, /could not be registered/],
      ['the registry refuses it later', { registrar: 'fails-later' }, /could not be registered/],
    ] as const)('when %s', async (_what, faults, words) => {
      const person = await buyer();
      const name = `goes-back-${faults.registrar}.de`;
      const { url, checkout } = await shop.order(person, name);
      await shop.domains.setFaults(name, faults);
      await shop.choose(url, 'paid');
      const { problem } = await shop.until(person, checkout, 'REFUNDED');
      expect(problem).toMatch(words);
      await mail(person.email, /is on its way back/);
      await shop.nudge(checkout);
      expect(shop.mailsTo(person.email)).toHaveLength(1);
      expect((await shop.registrar.standingOf(name)).state).toBe('none');
    });

    it('when somebody else registered the name elsewhere', async () => {
      const person = await buyer();
      const { url, checkout } = await shop.order(person, 'quicker.de');
      await shop.domains.writeZone('quicker.de', ['@ 300 A 127.0.0.9']);
      await shop.choose(url, 'paid');
      expect((await shop.until(person, checkout, 'REFUNDED')).problem).toContain('by someone else');
    });
  });

  describe('a registrar that', () => {
    it('takes its time is waited for', async () => {
      const person = await buyer();
      const { url, checkout } = await shop.order(person, 'takes-time.de');
      await shop.domains.setFaults('takes-time.de', { registrar: 'pending' });
      await shop.choose(url, 'paid');
      await shop.until(person, checkout, 'REGISTERING');
      await vi.waitFor(() => expect(told('register', 'takes-time.de')).toBe(1), { timeout: 20_000 });
      await shop.domains.setFaults('takes-time.de', { registrar: 'well' });
      await shop.until(person, checkout, 'CONNECTED');
      expect(told('register', 'takes-time.de')).toBe(1);
    });

    it('is away does not lose what was paid', async () => {
      const person = await buyer();
      const { url, checkout } = await shop.order(person, 'comes-back.de');
      await shop.domains.setFaults('comes-back.de', { registrar: 'down' });
      await shop.choose(url, 'paid');
      await shop.until(person, checkout, 'PAID');
      await shop.domains.setFaults('comes-back.de', { registrar: 'well' });
      await shop.until(person, checkout, 'CONNECTED');
    });
  });

  describe('a fault', () => {
    const others = ['readCheckout', 'standingOf', 'check', 'contactFor', 'writeRecords'];
    const calls = isSecond ? ['register'] : ['register', ...others];
    const whens = ['before', 'after'] as const;
    const faults: Fault[] = calls.flatMap((call) => whens.map((when) => ({ call, when })));

    it.each(faults)('$when $call neither registers nor charges twice', async ({ call, when }) => {
      const person = await buyer();
      const name = `fault-${call.toLowerCase()}-${when}.de`;
      const { url, checkout } = await shop.order(person, name);
      shop.faults.fail({ call, when });
      await shop.choose(url, 'paid');
      await shop.until(person, checkout, 'CONNECTED');
      expect(shop.faults.hasFailed()).toBe(true);
      expect(told('register', name)).toBe(1);
      expect(await expiryOf(name)).toBe(new Date().getUTCFullYear() + 1);
    });

    const ending = isSecond ? ['refund'] : ['refund', 'cancelSubscription'];
    const back: Fault[] = ending.flatMap((call) => whens.map((when) => ({ call, when })));
    it.each(back)('$when $call gives the money back once', async ({ call, when }) => {
      const person = await buyer();
      const name = `back-${call.toLowerCase()}-${when}.de`;
      const { url, checkout } = await shop.order(person, name);
      await shop.domains.setFaults(name, { registrar: 'refuses' });
      shop.faults.fail({ call, when });
      await shop.choose(url, 'paid');
      await shop.until(person, checkout, 'REFUNDED');
      expect(shop.faults.hasFailed()).toBe(true);
      await mail(person.email, /on its way back/);
      expect(shop.mailsTo(person.email)).toHaveLength(1);
    });

    it.each(whens)('%s createCheckout leads to the same order when it is asked for again', async (when) => {
      const person = await buyer();
      shop.faults.fail({ call: 'createCheckout', when });
      const name = `order-${when}.de`;
      expect(failure(await shop.tryToBuy(person, name, 1100))).toEqual({ code: 'UNAVAILABLE' });
      const { url, checkout } = await shop.order(person, name);
      await shop.choose(url, 'paid');
      await shop.until(person, checkout, 'CONNECTED');
    });
  });

  describe('a yearly subscription', () => {
    const bought = async (name: string) => {
      const person = await buyer();
      const { url, checkout } = await shop.order(person, name);
      await shop.choose(url, 'paid');
      await shop.until(person, checkout, 'CONNECTED');
      const subscription = await shop.subscriptionOf(checkout);
      return { person, checkout, subscription, page: `${shop.payments.origin}/subscriptions/${subscription}` };
    };
    const invoicePaid = (id: string, subscription: string) =>
      shop.tell(id, 'invoice.paid', { parent: { subscription_details: { subscription } } });
    const later = (years: number, name: string) =>
      vi.waitFor(async () => expect(await expiryOf(name)).toBe(new Date().getUTCFullYear() + years), {
        timeout: 20_000,
        interval: 100,
      });

    it('renews the name once for each year that is paid', async () => {
      const { subscription, page } = await bought('renews.de');
      await shop.choose(page, 'paid');
      await later(2, 'renews.de');
      await Promise.all([1, 2, 3, 4].map((one) => invoicePaid(`evt_again_${port}_${one}`, subscription)));
      await shop.choose(page, 'paid');
      await later(3, 'renews.de');
      expect(told('renew', 'renews.de')).toBe(2);
    });

    it.each(['before', 'after'] as const)('renews once when a fault comes %s it', async (when) => {
      const name = `renews-${when}.de`;
      const { page } = await bought(name);
      shop.faults.fail({ call: 'renew', when });
      await shop.choose(page, 'paid');
      await later(2, name);
      expect(told('renew', name)).toBe(1);
    });

    it('renews at once what one run registered while another took it further', async () => {
      const name = 'two-runs.de';
      const person = await buyer();
      const { url, checkout } = await shop.order(person, name);
      const registering = shop.faults.delay('register');
      await shop.choose(url, 'paid');
      await registering.done;
      await shop.until(person, checkout, 'CONNECTED');
      registering.answer();
      await shop.choose(`${shop.payments.origin}/subscriptions/${await shop.subscriptionOf(checkout)}`, 'paid');
      await later(2, name);
      expect(told('renew', name)).toBe(1);
    });

    it('tells its owner when a payment fails, and when the registrar refuses', async () => {
      const { person, page } = await bought('not-renewed.de');
      await shop.choose(page, 'declined');
      await mail(person.email, /payment for not-renewed.de did not go through/);
      const other = await bought('refused-renewal.de');
      await shop.domains.setFaults('refused-renewal.de', { registrar: 'refuses' });
      await shop.choose(other.page, 'paid');
      await mail(other.person.email, /refused-renewal.de could not be renewed/);
    });

    it('lets the name run out when it ends', async () => {
      const { person, checkout, page } = await bought('ends.de');
      await shop.choose(page, 'cancel');
      await shop.until(person, checkout, 'EXPIRED');
      await mail(person.email, /ends.de will no longer be renewed/);
      expect(shop.faults.calls).toContain('setAutoRenewal ends.de');
    });
  });

  if (isSecond) return;
  describe('searching names', () => {
    it('offers names with their price a year', async () => {
      const offers = await shop.search(await buyer(), 'Bäckerei Müller & Söhne GmbH');
      expect(offers.map(({ name }) => name)).toContain('baeckerei-mueller-soehne.de');
      expect(offers.length).toBeLessThanOrEqual(12);
      for (const { availability, yearly } of offers) {
        expect(availability).toBe('FREE');
        expect(yearly).toMatchObject({ amount: expect.any(Number), currency: 'usd' });
      }
    });

    it('tells taken names from free ones, and says when nobody knows', async () => {
      const person = await buyer();
      await shop.domains.writeZone('here-already.de', ['@ 300 A 127.0.0.9']);
      await shop.domains.setFaults('nobody-knows.de', { registrar: 'down', registry: 'silent' });
      const offerOf = async (name: string) => (await shop.search(person, name)).find((offer) => offer.name === name);
      expect(await offerOf('here-already.de')).toMatchObject({ availability: 'TAKEN', yearly: null });
      expect(await offerOf('nobody-knows.de')).toMatchObject({ availability: 'UNKNOWN', yearly: null });
      expect(await offerOf('abc.de')).toMatchObject({
        availability: 'FREE',
        yearly: null,
        problem: expect.any(String),
      });
    });

    it('says what to type instead of what no name can be made from', async () => {
      const person = await buyer();
      for (const text of ['', '   ', '!!!', 'x'.repeat(201)])
        expect(
          failure(await person.ask('query ($t: String!) { searchDomains(text: $t) { name } }', { t: text })),
        ).toMatchObject({
          code: 'INVALID',
          fields: { text: [expect.any(String)] },
        });
    });
  });
}
