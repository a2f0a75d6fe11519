import type { Context } from '../../context.ts';
import type { Payments } from '../../integrations/stripe.ts';
import { registry } from '../live-settings/registry.ts';

/** Who takes the caller's payments; null where nobody does, or while staff have switched that off for them. */
export const paymentsFor = ({ payments, live, actor }: Pick<Context, 'payments' | 'live' | 'actor'>): Payments | null =>
  live.isOn(registry.payments, actor) ? payments : null;
