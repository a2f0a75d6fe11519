import pLimit from 'p-limit';
import { requirePerson } from '../../../auth/policy.ts';
import type { Context, Services } from '../../../context.ts';
import { invalid } from '../../../failure.ts';
import { RegistrarRefused } from '../../../integrations/registrar.ts';
import { displayName } from '../../domains/display-name.ts';
import { CURRENCY, yearlyPrice } from './domain-price.ts';
import { suggestedNames } from './suggestions.ts';

/** A name, whether it can be had, and for how much a year. Without a price it cannot be bought here; `problem` says why. */
export type DomainOffer = {
  name: string;
  displayName: string;
  availability: 'free' | 'taken' | 'unknown';
  yearly: { amount: number; currency: string } | null;
  problem: string | null;
};

const MOST_TYPED = 200;
/** Of all searches of this process together: registries and the registrar count what they are asked. */
const atOnce = pLimit(16);

const NOT_SOLD = 'Names are not sold here at the moment. You can register it elsewhere and add it.';
const NO_ANSWER = 'Its registry is not answering right now. Try again in a moment.';
const NO_PRICE = 'Its price is not known right now. Try again in a moment.';
const PREMIUM = 'A premium name, which we do not sell.';
const UNSUITED = 'Names with this ending are not sold here.';

/**
 * Names that go with what somebody typed: a name, or words of a business. Throws INVALID when there is nothing in it that a name
 * could be made of, RATE_LIMITED.
 */
export async function searchDomains(context: Context, text: string): Promise<DomainOffer[]> {
  const { userId } = requirePerson(context.actor, 'searchDomains');
  const typed = text.trim();
  if (typed === '') throw invalid('text', 'Type a name, or a few words about what you do.');
  if (typed.length > MOST_TYPED)
    throw invalid('text', 'That is too long. Type a name, or a few words about what you do.');
  const names = suggestedNames(typed, context.settings);
  if (names.length === 0)
    throw invalid(
      'text',
      'No name can be made from that. Type some letters or digits, such as the name of your business.',
    );
  await context.rateLimiter.take('searchDomains', userId);
  return Promise.all(names.map((name) => atOnce(() => offerOf(context, name))));
}

type Found = Pick<DomainOffer, 'availability' | 'problem'> & { amount?: number };

async function offerOf(services: Services, name: string): Promise<DomainOffer> {
  const { amount, availability, problem } = await lookUp(services, name);
  const yearly = amount === undefined ? null : { amount, currency: CURRENCY };
  return { name, displayName: displayName(name), availability, yearly, problem };
}

/** The registrar knows best what it can register; the registry is asked when the registrar does not say. */
async function lookUp({ log, rdap, registrar }: Services, name: string): Promise<Found> {
  let problem = registrar ? NO_PRICE : NOT_SOLD;
  try {
    const found = await registrar?.check(name);
    if (found?.isFree === false) return { availability: 'taken', problem: null };
    if (found?.isFree) {
      const amount = yearlyPrice(found.price);
      return amount === null
        ? { availability: 'free', problem: PREMIUM }
        : { availability: 'free', problem: null, amount };
    }
  } catch (error) {
    if (error instanceof RegistrarRefused) problem = UNSUITED;
    else log.warn('The registrar did not say whether a name is free', { error });
  }
  const { state } = await rdap.lookUp(name);
  if (state === 'registered') return { availability: 'taken', problem: null };
  return state === 'free' ? { availability: 'free', problem } : { availability: 'unknown', problem: NO_ANSWER };
}
