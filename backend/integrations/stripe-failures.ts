import Stripe from 'stripe';

const codeOf = (error: unknown) => (error instanceof Stripe.errors.StripeError ? error.code : undefined);

/** What was asked for is not there, or not any more. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'resource_missing';

/** Somebody else made it a moment before. */
export const isThereAlready = (error: unknown): boolean => codeOf(error) === 'resource_already_exists';

/** All of the money went back before. */
export const isRefundedAlready = (error: unknown): boolean => codeOf(error) === 'charge_already_refunded';

/** Of something that a call may have expanded. */
export const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);
