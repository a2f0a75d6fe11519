import { z } from 'zod';
import { missing, PaymentsError } from './errors.ts';
import { wholeNumber } from './read-fields.ts';
import type { PaymentRecords } from './records.ts';
import { listOf } from './shapes/wire.ts';

/** What every list takes. */
export const pageFields = {
  limit: wholeNumber.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};
type Page = z.output<z.ZodObject<typeof pageFields>>;
type Listed = { id: string; created: number };

/** Lists are of customers who are or were there. Throws for one whom nobody ever knew. */
export function requireCustomer(
  { customers, deletedCustomers }: Pick<PaymentRecords, 'customers' | 'deletedCustomers'>,
  id: string | undefined,
): void {
  if (id !== undefined && !customers.get(id) && !deletedCustomers.get(id)) throw missing('customer', id, 'customer');
}

/** A page of records, the newest first: within a second, what was made later. */
export function pageOf<Item extends Listed>(
  url: string,
  items: Item[],
  { limit = 10, starting_after: after, ending_before: before }: Page,
  show: (item: Item) => object,
) {
  const sorted = items.toReversed().toSorted((a, b) => b.created - a.created);
  const placeOf = (id: string) => {
    const place = sorted.findIndex((item) => item.id === id);
    if (place < 0)
      throw new PaymentsError(400, 'invalid_request_error', `No such object: '${id}'`, { code: 'resource_missing' });
    return place;
  };
  const end = before === undefined ? sorted.length : placeOf(before);
  const start = before === undefined ? (after === undefined ? 0 : placeOf(after) + 1) : Math.max(0, end - limit);
  const page = sorted.slice(start, Math.min(end, start + limit));
  const hasMore = before === undefined ? start + page.length < sorted.length : start > 0;
  return listOf(url, page.map(show), hasMore);
}
