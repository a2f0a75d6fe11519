import type Stripe from 'stripe';
import type { Schedule } from '../money-records.ts';
import type { Wire } from './wire.ts';

const phaseShape = (
  { price, quantity, start, end }: Schedule['phases'][number],
  currency: string,
): Wire<Stripe.SubscriptionSchedule.Phase> => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency,
  default_payment_method: null,
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: [{ billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] }],
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: start,
  transfer_data: null,
  trial_end: null,
});

type Around = { currency: string; now: number; clock: string | null };

export function scheduleShape(schedule: Schedule, { currency, now, clock }: Around): Wire<Stripe.SubscriptionSchedule> {
  const isActive = schedule.status === 'active';
  const current = isActive ? schedule.phases.find(({ start, end }) => start <= now && now < end) : undefined;
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'flexible' },
    canceled_at: schedule.canceledAt,
    completed_at: null,
    created: schedule.created,
    current_phase: current ? { start_date: current.start, end_date: current.end } : null,
    customer: schedule.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: schedule.phases.map((phase) => phaseShape(phase, currency)),
    released_at: schedule.releasedAt,
    released_subscription: schedule.status === 'released' ? schedule.subscription : null,
    status: schedule.status,
    subscription: isActive ? schedule.subscription : null,
    test_clock: clock,
  };
}
