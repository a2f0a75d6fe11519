import { escapeHtml } from '../page.ts';
import { payerSchema } from './order-records.ts';

export type Typed = Record<string, string>;

const labels: Record<string, string> = {
  name: 'Name',
  line1: 'Street and number',
  postal_code: 'Postal code',
  city: 'City',
  country: 'Country (two letters)',
  phone: 'Phone number',
};

/** Somebody to pay as, so that one press of a button is enough. */
export const SOMEBODY: Typed = {
  name: 'Uma Beispiel',
  line1: 'Marktplatz 1',
  postal_code: '10178',
  city: 'Berlin',
  country: 'DE',
  phone: '+49301234567',
};

/** Who pays, as a form has it; or what to look at again. */
export function readPayer(form: Typed) {
  const read = payerSchema.safeParse({ ...SOMEBODY, ...form });
  if (read.success) return { payer: read.data };
  return { problem: `Look at “${labels[String(read.error.issues[0]?.path[0])]}” again.` };
}

export const payerFields = (typed: Typed): string =>
  Object.entries(labels)
    .map(
      ([name, label]) =>
        `<label>${label}<input name="${name}" value="${escapeHtml(typed[name] ?? '')}" autocomplete="off"></label>`,
    )
    .join('');
