import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { Failure, unavailable } from '../../failure.ts';
import { customerOf } from './customer-of.ts';

/**
 * Address of the caller's page at the payment provider. The first call makes them a customer there and keeps the id.
 * Throws UNAVAILABLE while payments are switched off or do not answer.
 */
export async function getPortalUrl(context: Context): Promise<string> {
  const person = requirePerson(context.actor, 'getStripeCustomerPortalSessionUrl');
  const { payments, settings, log } = context;
  if (!payments) throw unavailable('Payments are switched off here.');
  try {
    return await payments.portalUrl(await customerOf(context, payments, person.userId), `${settings.appOrigin}/`);
  } catch (error) {
    if (error instanceof Failure) throw error;
    log.error('The payment provider did not answer', { error });
    throw unavailable('The payment service does not answer right now. Please try again in a moment.');
  }
}
