import Stripe from 'stripe';
import { openPostgres } from '#backend/db/postgres.ts';
import type { OpenedDatabase } from '#backend/db/index.ts';
import { connectPayments } from '#backend/integrations/stripe.ts';
import { plansForSale } from '#backend/modules/subscriptions/plans-for-sale.ts';
import { reconcileCustomers } from '#backend/modules/subscriptions/reconcile-customers.ts';
import { openApi } from '#tests/support/api.ts';
import { noJobs } from '#tests/support/grant-to.ts';
import { eventOf, sendEvent } from '#tests/support/payment-events.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { endProcess, startProcess } from '../processes.ts';
import { ms, quantile, type Row } from '../row.ts';

const PORT = 4590;
const SECRET_KEY = 'sk_test_of_the_bench';
const CUSTOMERS = 100_000;
/** So many of them, spread over all, the stand-in answers; the others have nothing. */
const REAL = 500;
const EVENTS = 400;
const MB = 2 ** 20;
const MOST_MB = 60;

/** Everybody who pays compared with the payment provider, and how soon a webhook is answered, on PostgreSQL. */
export async function reconcileRows(): Promise<Row[]> {
  const server = await startPostgres();
  const sandbox = await startProcess(
    ['--import', 'tsx', 'tests/support/payments-process.ts', String(PORT), SECRET_KEY],
    {},
    /ready/,
  );
  const database = await openPostgres(server.url, () => undefined);
  const api = await openApi({ database });
  try {
    const webhook = await webhookRow(api);
    await seed(database);
    return [await lookRow(database), webhook];
  } finally {
    await api.close();
    await endProcess(sandbox);
    await server.stop();
  }
}

async function seed({ run }: OpenedDatabase): Promise<void> {
  const stripe = new Stripe(SECRET_KEY, { host: '127.0.0.1', port: PORT, protocol: 'http', telemetry: false });
  await run(
    `insert into users (id, sub, stripe_customer_id, created_at)
     select 'bench-' || nth, 'bench-' || nth, 'cus_bench' || nth, now() from generate_series(1, $1::int) as nth`,
    [CUSTOMERS],
  );
  const settings = { secretKey: SECRET_KEY, apiBase: `http://127.0.0.1:${PORT}` };
  const { id: first } = await stripe.customers.create({});
  // What is for sale is made when it is first asked for.
  await connectPayments(settings, plansForSale)?.previewOrder(first, 'starter');
  const { data } = await stripe.prices.list({ lookup_keys: ['pagewright_starter_month'] });
  for (let nth = 0; nth < REAL; nth += 1) {
    const { id: customer } = await stripe.customers.create({});
    await stripe.subscriptions.create({ customer, items: [{ price: data[0]?.id ?? '' }] });
    const which = `bench-${1 + nth * (CUSTOMERS / REAL)}`;
    await run('update users set stripe_customer_id = $1 where id = $2', [customer, which]);
  }
}

const held = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
};

async function lookRow({ db, run }: OpenedDatabase): Promise<Row> {
  const payments = connectPayments({ secretKey: SECRET_KEY, apiBase: `http://127.0.0.1:${PORT}` }, plansForSale);
  if (!payments) throw new Error('Payments are switched off');
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const before = held();
  let most = before;
  let asked = 0;
  const asking: typeof payments = {
    ...payments,
    async planSubscriptions(customer) {
      asked += 1;
      // Measured in the middle of a page, when most is held.
      if (asked % 5_000 === 100) most = Math.max(most, held());
      return customer.startsWith('cus_bench') ? [] : payments.planSubscriptions(customer);
    },
  };
  const begun = performance.now();
  const services = { db, clock: () => new Date(), jobs: noJobs, log, payments: asking };
  const compared = await reconcileCustomers(services, new AbortController().signal);
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await run(`select count(*)::int as paying from users where plan = 'starter'`);
  const [found] = rows;
  const paying = typeof found === 'object' && found && 'paying' in found ? found.paying : 0;
  if (compared !== CUSTOMERS || paying !== REAL) throw new Error(`${compared} were compared, ${String(paying)} pay`);
  const more = most - before;
  return {
    what: `${CUSTOMERS.toLocaleString('en')} customers compared with the payments, ${REAL} of them at the stand-in: memory more, after collecting`,
    measured: `${more.toFixed(1)} MB, in ${Math.round(seconds)} s`,
    mustReach: `≤ ${MOST_MB} MB`,
    reached: more <= MOST_MB,
  };
}

async function webhookRow(api: Parameters<typeof sendEvent>[0]): Promise<Row> {
  const times: number[] = [];
  for (let nth = 0; nth < EVENTS; nth += 1) {
    const event = eventOf(`evt_bench_${nth}`, 'customer.deleted', { id: `cus_none${nth}` });
    const begun = performance.now();
    const { status } = await sendEvent(api, event);
    times.push(performance.now() - begun);
    if (status !== 200) throw new Error(`A webhook was answered ${status}`);
  }
  const p95 = quantile(times, 0.95);
  return {
    what: `webhook verified, kept with its job and answered, on PostgreSQL (${EVENTS})`,
    measured: `median ${ms(quantile(times, 0.5))}, p95 ${ms(p95)}`,
    mustReach: 'p95 ≤ 50 ms',
    reached: p95 <= 50,
  };
}
