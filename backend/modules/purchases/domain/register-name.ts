import { RegistrarRefused } from '../../../integrations/registrar.ts';
import type { NamePrice, Registrar } from '../../../integrations/registrar.ts';
import { failPurchase } from '../fail-purchase.ts';
import { holdFor } from '../hold.ts';
import { domainDetails, inWords } from '../purchase.ts';
import type { DomainDetails, PurchaseRow } from '../purchase.ts';
import type { Next, Step, StepServices } from '../step.ts';
import { changePurchase, lockPurchase } from '../store.ts';
import { yearlyPrice } from './domain-price.ts';
import { requireRegistrar } from './require-registrar.ts';

/** A registry that takes its time is asked again so often. */
const LOOK_AGAIN_MS = 60_000;
/** After so long without an answer the money goes back. */
const PATIENCE_MS = 5 * 24 * 60 * 60 * 1000;
const MOST_TELLS = 3;
/** So long the registrar may need to show what it was told. */
const UNDER_WAY_MS = 10 * 60_000;

/**
 * registering → registered. What the registrar has under the name now is this purchase's doing: it claimed the name when
 * the registrar had nothing. Whatever is told it is noted before, and looked at afterwards.
 */
export const registerName: Step = async (services, purchase) => {
  const { clock } = services;
  const registrar = requireRegistrar(services);
  const details = domainDetails(purchase);
  const standing = await registrar.standingOf(purchase.subject, details.registrationId);
  switch (standing.state) {
    case 'registered':
      await keepRegistered(services, purchase);
      return 'changed';
    case 'pending':
      return isLate(purchase, clock())
        ? failPurchase(services, purchase, refused(purchase, 'The registry has not answered for days.'))
        : { waits: new Date(clock().getTime() + LOOK_AGAIN_MS) };
    case 'failed':
      return failPurchase(services, purchase, refused(purchase, 'The registry refused it.'));
    case 'none':
      return tell(services, registrar, purchase);
  }
};

/** Whoever told the registrar has nothing left to tell, and may not have heard yet: their hold would keep a renewal waiting. */
const keepRegistered = ({ db, clock }: StepServices, { id }: PurchaseRow): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (row?.state !== 'registering') return;
    const details = { ...domainDetails(row), held: undefined };
    await changePurchase(tx, row, { state: 'registered', details, updatedAt: clock() });
  });

const isLate = ({ createdAt }: PurchaseRow, now: Date) => now.getTime() - createdAt.getTime() > PATIENCE_MS;

const refused = ({ subject }: PurchaseRow, why: string) =>
  `${subject} could not be registered. ${why} Your money is on its way back.`;

async function tell(services: StepServices, registrar: Registrar, { id }: PurchaseRow): Promise<Next> {
  const begun = await begin(services, id);
  if ('next' in begun) return begun.next;
  const { purchase, details } = begun;
  const { subject: name } = purchase;
  const fail = (problem: string) => failPurchase(services, purchase, problem);
  const note = (change: Partial<DomainDetails>) =>
    changePurchase(services.db, purchase, { details: { ...details, ...change }, updatedAt: services.clock() });
  if (details.tells >= MOST_TELLS) return fail(refused(purchase, 'The registry refused it.'));
  try {
    const found = await registrar.check(name);
    if (!found.isFree) return isOurDoing(services, registrar, purchase, details);
    const problem = risen(purchase, found.price);
    if (problem) return fail(problem);
    const contactId = details.contactId ?? (await contactOf(services, registrar, purchase));
    if (contactId === null) return fail(refused(purchase, 'The address that was given is not complete.'));
    const noted = { contactId, tells: details.tells + 1, toldAt: services.clock().getTime() };
    await note(noted);
    const registrationId = await registrar.register(name, { contactId, price: found.price });
    await note({ ...noted, registrationId, held: undefined });
  } catch (error) {
    if (!(error instanceof RegistrarRefused)) throw error;
    services.log.warn('The registrar refused a name that was paid for', { error, purchase: id });
    // It refuses as well what it did a moment ago.
    const standing = await registrar.standingOf(name);
    if (standing.state === 'none') return fail(refused(purchase, 'The registry refused it.'));
  }
  return 'changed';
}

type Begun = { purchase: PurchaseRow; details: DomainDetails } | { next: Next };

/** From now on this run alone tells the registrar of the name. */
const begin = ({ db, clock, run }: StepServices, id: string): Promise<Begun> =>
  db.transaction(async (tx) => {
    const now = clock();
    const row = await lockPurchase(tx, id);
    if (row?.state !== 'registering') return { next: 'changed' };
    const details = domainDetails(row);
    const held = holdFor(run, now, details.held);
    if (!held) return { next: { waits: new Date(details.held?.until ?? now) } };
    const purchase = await changePurchase(tx, row, { details: { ...details, held }, updatedAt: now });
    return { purchase: purchase ?? row, details: { ...details, held } };
  });

/** What was told a moment ago may be under way; otherwise somebody else was quicker. */
async function isOurDoing(
  services: StepServices,
  registrar: Registrar,
  purchase: PurchaseRow,
  { toldAt = 0 }: DomainDetails,
): Promise<Next> {
  const { subject: name } = purchase;
  if ((await registrar.standingOf(name)).state !== 'none') return 'changed';
  const now = services.clock().getTime();
  if (now - toldAt < UNDER_WAY_MS) return { waits: new Date(now + LOOK_AGAIN_MS) };
  const problem = `${name} was registered by someone else in the meantime. Your money is on its way back.`;
  return failPurchase(services, purchase, problem);
}

/** In words, when a year costs more by now than was shown and paid. */
function risen({ subject, amount, currency }: PurchaseRow, price: NamePrice): string | null {
  const now = yearlyPrice(price);
  if (now !== null && now <= amount) return null;
  const dearer = now === null ? '' : ` to ${inWords(now, currency)}`;
  return `The price of ${subject} rose${dearer} a year after you saw it at ${inWords(amount, currency)}. Your money is on its way back; search for the name again to see today’s price.`;
}

/** Who paid, as the registrar's registrant. What they typed goes from one provider to the other and is not kept here. */
async function contactOf({ payments }: StepServices, registrar: Registrar, { id, checkoutId }: PurchaseRow) {
  const checkout = await payments.readCheckout(checkoutId ?? '');
  if (checkout?.state !== 'paid' || !checkout.payer) return null;
  return registrar.contactFor(`purchase ${id}`, checkout.payer);
}
