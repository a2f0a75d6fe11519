import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { openRecordFiles } from '../record-files.ts';
import { deliverySchema, eventSchema } from './event-records.ts';
import { checkoutSchema, priceSchema, productSchema } from './order-records.ts';
import { invoiceSchema, paymentSchema, refundSchema, scheduleSchema, subscriptionSchema } from './money-records.ts';
import { configurationSchema, portalSessionSchema } from './portal-records.ts';

const customerSchema = z.object({
  id: z.string(),
  created: z.number(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  clock: z.string().nullable().default(null),
  /** Below zero: money of theirs, taken off the next invoice. */
  balance: z.number().default(0),
  card: z.enum(['works', 'fails_once', 'fails']).default('works'),
});
export type Customer = z.infer<typeof customerSchema>;

/** Time as it is for some customers: it stands still until it is moved. */
const clockSchema = z.object({ id: z.string(), created: z.number(), name: z.string().nullable(), now: z.number() });
export type Clock = z.infer<typeof clockSchema>;

/** An answer kept under its idempotency key, so that a repeated call makes nothing twice. */
const answerSchema = z.object({ request: z.string(), body: z.unknown() });

export const openPaymentRecords = (folder: string) => ({
  customers: openRecordFiles(join(folder, 'customers'), customerSchema),
  deletedCustomers: openRecordFiles(join(folder, 'deleted-customers'), z.object({ id: z.string() })),
  portalSessions: openRecordFiles(join(folder, 'portal-sessions'), portalSessionSchema),
  answers: openRecordFiles(join(folder, 'answers'), answerSchema),
  products: openRecordFiles(join(folder, 'products'), productSchema),
  prices: openRecordFiles(join(folder, 'prices'), priceSchema),
  checkouts: openRecordFiles(join(folder, 'checkouts'), checkoutSchema),
  subscriptions: openRecordFiles(join(folder, 'subscriptions'), subscriptionSchema),
  invoices: openRecordFiles(join(folder, 'invoices'), invoiceSchema),
  payments: openRecordFiles(join(folder, 'payments'), paymentSchema),
  refunds: openRecordFiles(join(folder, 'refunds'), refundSchema),
  schedules: openRecordFiles(join(folder, 'schedules'), scheduleSchema),
  configurations: openRecordFiles(join(folder, 'configurations'), configurationSchema),
  clocks: openRecordFiles(join(folder, 'clocks'), clockSchema),
  events: openRecordFiles(join(folder, 'events'), eventSchema),
  deliveries: openRecordFiles(join(folder, 'deliveries'), deliverySchema),
});
export type PaymentRecords = ReturnType<typeof openPaymentRecords>;

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
/** All records of a kind. */
export const allOf = <Value>(files: { entries(): [string, Value][] }): Value[] => files.entries().map(([, one]) => one);
export const nowInSeconds = () => Math.floor(Date.now() / 1000);
/** What time it is for a customer. */
export const nowOf = ({ customers, clocks }: Pick<PaymentRecords, 'customers' | 'clocks'>, customer: string): number =>
  clocks.get(customers.get(customer)?.clock ?? '')?.now ?? nowInSeconds();

/** What they had stays, and so does that they were there. */
export function forgetCustomer({ customers, deletedCustomers }: PaymentRecords, id: string): void {
  deletedCustomers.set(id, { id });
  customers.delete(id);
}
