import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openRecordFiles } from '../record-files.ts';
import { startPaymentsSandbox, type PaymentsSandbox } from './index.ts';

const PORT = 3566;
const NOW = Math.floor(Date.now() / 1000);
const YEAR = 365 * 86_400;
const period = { periodStart: NOW, periodEnd: NOW + YEAR };
const yearly = { created: NOW, customer: 'cus_1', currency: 'usd', amount: 1800 };
/** As they were written before there were plans. */
const written: Record<string, { id: string; [field: string]: unknown }> = {
  customers: { id: 'cus_1', created: NOW, email: 'uma@example.test', name: null, description: null, metadata: {} },
  products: { id: 'prod_1', created: NOW, name: 'baeckerei.de', metadata: {} },
  prices: { ...yearly, id: 'price_1', product: 'prod_1', interval: 'year', intervalCount: 1, lookupKey: null },
  payments: { ...yearly, id: 'pi_1', status: 'succeeded' },
  subscriptions: {
    id: 'sub_1',
    item: 'si_1',
    created: NOW,
    customer: 'cus_1',
    price: 'price_1',
    quantity: 1,
    metadata: { purchaseId: 'p1' },
    status: 'active',
    ...period,
    latestInvoice: 'in_1',
    endedAt: null,
  },
  invoices: {
    ...yearly,
    ...period,
    id: 'in_1',
    number: 'SANDBOX-0001',
    subscription: 'sub_1',
    reason: 'subscription_create',
    status: 'paid',
    payment: 'pi_1',
    paidAt: NOW,
  },
  'portal-sessions': { id: 'token_1', token: 'token_1', customer: 'cus_1', created: NOW, return_url: null },
};
const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-older-'));
let payments: PaymentsSandbox;
const stripe = new Stripe('sk_test_right', { host: '127.0.0.1', port: PORT, protocol: 'http', telemetry: false });

beforeAll(async () => {
  for (const [folder, record] of Object.entries(written))
    openRecordFiles(join(dataDir, 'payments', folder), z.unknown()).set(record.id, record);
  payments = await startPaymentsSandbox({ port: PORT, host: '127.0.0.1', dataDir, appOrigin: 'http://127.0.0.1:3555' });
});
afterAll(async () => {
  await payments.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('what was bought before there were plans is still there, and renews', async () => {
  const found = await stripe.subscriptions.retrieve('sub_1', { expand: ['latest_invoice.payments', 'customer'] });
  expect(found).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
    schedule: null,
    customer: { email: 'uma@example.test', test_clock: null },
    latest_invoice: {
      amount_paid: 1800,
      lines: { data: [{ amount: 1800, period: { end: NOW + YEAR } }] },
      payments: { data: [{ payment: { payment_intent: 'pi_1' } }] },
    },
  });
  expect(await (await fetch(`${payments.origin}/portal/token_1`)).text()).toContain('baeckerei.de');
  await fetch(`${payments.origin}/subscriptions/sub_1`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
  });
  const renewed = await stripe.subscriptions.retrieve('sub_1');
  expect(renewed.items.data[0]?.current_period_start).toBe(NOW + YEAR);
});
