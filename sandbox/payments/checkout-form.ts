import { escapeHtml } from '../page.ts';
import { couponBy, promotionBy, promotionTyped } from './discounts.ts';
import type { Checkout, Payer, Price } from './order-records.ts';
import { choices, money } from './pages.ts';
import { payerFields, readPayer, type Typed } from './payer-fields.ts';
import { totalOf } from './checkout-total.ts';

const TAX_ID = /^[A-Z]{2}[A-Z0-9]{2,12}$/;

const field = (name: string, label: string, typed: Typed) =>
  `<label>${label}<input name="${name}" value="${escapeHtml(typed[name] ?? '')}" autocomplete="off"></label>`;

/** The form of the page where an order is paid. The first button is the one that Enter presses. */
export function checkoutForm(path: string, session: Checkout, price: Price, typed: Typed): string {
  const due = money(totalOf(session, price).total, price.currency);
  const outcomes = {
    paid: session.trialEnd === null ? `Pay ${due}` : 'Start the trial',
    declined: 'Have the card declined',
    delayed: 'Pay by a slow bank transfer',
  };
  const fields = `${session.asksPayer ? payerFields(typed) : ''}${session.asksTaxId ? field('tax_id', 'VAT number, if you have one', typed) : ''}`;
  const code = field('code', 'Promotion code', typed);
  const apply = session.promotionCode === null ? 'Apply the code' : 'Use this code instead';
  const promotion = session.allowsPromotionCodes
    ? `${code}<button class="quiet" name="outcome" value="apply">${apply}</button>`
    : '';
  return choices(path, outcomes, fields, promotion);
}

/** What the order costs, line by line. */
export function checkoutFacts(session: Checkout, price: Price, product: string): Record<string, string> {
  const { off, total } = totalOf(session, price);
  const whole = price.amount * session.quantity;
  const facts: Record<string, string> = {
    Order: product,
    Price: `${money(whole, price.currency)} each ${price.interval}`,
  };
  const promotion = promotionBy(session.promotionCode ?? '');
  if (promotion) facts[promotion.code] = `${couponBy(promotion.coupon)?.name ?? ''} (${money(-off, price.currency)})`;
  if (total !== whole) facts['Due today'] = money(total, price.currency);
  return facts;
}

type Read = { problem: string } | { payer: Payer | null; taxId: string | null; promotionCode: string | null };

/** What somebody typed, or what to look at again. A code that was applied before stays. */
export function readCheckout(session: Checkout, form: Typed): Read {
  const { payer = null, problem } = session.asksPayer ? readPayer(form) : {};
  if (problem) return { problem };
  const taxId = session.asksTaxId ? (form['tax_id'] ?? '').replaceAll(' ', '').toUpperCase() : '';
  if (taxId !== '' && !TAX_ID.test(taxId))
    return { problem: 'Look at the VAT number again: it begins with two letters, as in DE123456789.' };
  const typed = session.allowsPromotionCodes ? (form['code'] ?? '').trim() : '';
  const promotion = promotionTyped(typed);
  if (typed !== '' && !promotion)
    return { problem: `The code “${escapeHtml(typed)}” is not valid. Check it, or leave it out.` };
  return { payer, taxId: taxId || null, promotionCode: promotion?.id ?? session.promotionCode };
}
