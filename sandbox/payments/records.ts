import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { openRecordFiles } from '../record-files.ts';
import { deliverySchema, eventSchema } from './event-records.ts';
import { checkoutSchema, priceSchema, productSchema } from './order-records.ts';
import { invoiceSchema, paymentSchema, refundSchema, subscriptionSchema } from './money-records.ts';

const customerSchema = z.object({
  id: z.string(),
  created: z.number(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
});
export type Customer = z.infer<typeof customerSchema>;

const portalSessionSchema = z.object({
  id: z.string(),
  token: z.string(),
  customer: z.string(),
  created: z.number(),
  return_url: z.string().nullable(),
});
export type PortalSession = z.infer<typeof portalSessionSchema>;

/** An answer kept under its idempotency key, so that a repeated call makes nothing twice. */
const answerSchema = z.object({ request: z.string(), body: z.unknown() });

export const openPaymentRecords = (folder: string) => ({
  customers: openRecordFiles(join(folder, 'customers'), customerSchema),
  portalSessions: openRecordFiles(join(folder, 'portal-sessions'), portalSessionSchema),
  answers: openRecordFiles(join(folder, 'answers'), answerSchema),
  products: openRecordFiles(join(folder, 'products'), productSchema),
  prices: openRecordFiles(join(folder, 'prices'), priceSchema),
  checkouts: openRecordFiles(join(folder, 'checkouts'), checkoutSchema),
  subscriptions: openRecordFiles(join(folder, 'subscriptions'), subscriptionSchema),
  invoices: openRecordFiles(join(folder, 'invoices'), invoiceSchema),
  payments: openRecordFiles(join(folder, 'payments'), paymentSchema),
  refunds: openRecordFiles(join(folder, 'refunds'), refundSchema),
  events: openRecordFiles(join(folder, 'events'), eventSchema),
  deliveries: openRecordFiles(join(folder, 'deliveries'), deliverySchema),
});
export type PaymentRecords = ReturnType<typeof openPaymentRecords>;

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const nowInSeconds = () => Math.floor(Date.now() / 1000);
