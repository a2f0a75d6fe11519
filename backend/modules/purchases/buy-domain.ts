import { requirePerson } from '../../auth/policy.ts';
import type { Context } from '../../context.ts';
import { Failure, invalid, unavailable } from '../../failure.ts';
import { RegistrarRefused } from '../../integrations/registrar.ts';
import type { Registrar } from '../../integrations/registrar.ts';
import { paymentsFor } from '../billing/payments-for.ts';
import { readName, registrableOf } from '../domains/name.ts';
import { findOwnByName } from '../domains/store.ts';
import { websiteFor } from '../websites/on-website.ts';
import { CURRENCY, yearlyPrice } from './domain/domain-price.ts';
import { openOrder } from './open-order.ts';
import { inWords } from './purchase.ts';

export const SWITCHED_OFF =
  'Names cannot be bought here at the moment. Register the name anywhere else, then add it under Domains.';
const NO_ANSWER = 'The registry does not answer right now, so nothing was bought. Please try again in a moment.';

/** `shownAmount`: the yearly price that the person saw, in US cents. */
type Wanted = { name: string; websiteId?: string | null; shownAmount: number };

/**
 * Address of the page where the caller pays for a name by the year. One order for each name is open at a time: asking again leads
 * to the same page. Throws INVALID for a name that cannot be had or costs more than was shown, UNAVAILABLE, RATE_LIMITED, and as
 * `requireWebsite` for a website that is not theirs.
 */
export async function buyDomain(context: Context, { name: typed, websiteId = null, shownAmount }: Wanted) {
  const person = requirePerson(context.actor, 'buyDomain');
  const { db, log, rateLimiter, registrar, settings } = context;
  const payments = paymentsFor(context);
  if (!payments || !registrar) throw unavailable(SWITCHED_OFF);
  await rateLimiter.take('buyDomain', person.userId);
  const read = readName(typed, settings);
  if ('problem' in read) throw invalid('name', read.problem);
  const { name } = read;
  const whole = registrableOf(name);
  if (whole !== name)
    throw invalid('name', `${name} is part of ${whole ?? 'another name'}, which is what can be bought.`);
  if (websiteId !== null) await websiteFor(context, 'connectDomain', websiteId);
  const own = await findOwnByName(db, person.userId, name);
  if (own?.method === 'registered' && own.state !== 'released') throw invalid('name', `${name} is yours already.`);
  const amount = await priceFor(registrar, name).catch((error: unknown) => {
    if (error instanceof Failure) throw error;
    if (error instanceof RegistrarRefused) throw invalid('name', `${name} cannot be registered. Choose another name.`);
    log.warn('The registrar did not answer', { error });
    throw unavailable(NO_ANSWER);
  });
  if (amount > shownAmount)
    throw invalid(
      'shownAmount',
      `${name} now costs ${inWords(amount, CURRENCY)} a year. Nothing was bought; press Buy again if that is fine.`,
    );
  try {
    return await openOrder({ ...context, payments, run: 'order' }, { userId: person.userId, name, websiteId, amount });
  } catch (error) {
    if (error instanceof Failure) throw error;
    log.error('The payment provider did not answer', { error });
    throw unavailable('The payment service does not answer right now. Please try again in a moment.');
  }
}

async function priceFor(registrar: Registrar, name: string): Promise<number> {
  const found = await registrar.check(name);
  if (!found.isFree) throw invalid('name', `${name} is taken. Search for another name.`);
  const amount = yearlyPrice(found.price);
  if (amount === null) throw invalid('name', `${name} is a premium name, which we do not sell. Choose another one.`);
  return amount;
}
