import type { Context } from '../../context.ts';
import type { Payments } from '../../integrations/stripe.ts';
import { findUser, lockUser, updateUser } from '../users/store.ts';

/**
 * Id of somebody at the payment provider; the first call makes them a customer there and keeps it. Two calls at once both ask
 * the provider, which gives both the same customer for one idempotency key.
 */
export async function customerOf(
  { db }: Pick<Context, 'db'>,
  payments: Pick<Payments, 'createCustomer'>,
  userId: string,
): Promise<string> {
  const user = await findUser(db, userId);
  if (!user) throw new Error(`User ${userId} is gone`);
  if (user.stripeCustomerId) return user.stripeCustomerId;
  const made = await payments.createCustomer(user);
  return db.transaction(async (tx) => {
    const { stripeCustomerId } = await lockUser(tx, userId);
    if (stripeCustomerId) return stripeCustomerId;
    await updateUser(tx, userId, { stripeCustomerId: made });
    return made;
  });
}
