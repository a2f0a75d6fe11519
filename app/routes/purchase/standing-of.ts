import { planStanding } from './plan-standing.ts';
import type { Bought, Step } from './read-purchase.server.ts';
import type { Standing } from './standing.ts';

/** How a purchase stands, in words. */
export const standingOf = (purchase: Pick<Bought, 'kind' | 'state' | 'subject'>, step: Step): Standing =>
  purchase.kind === 'PLAN' ? planStanding(purchase.state, step) : domainStanding(purchase);

const underWay = (text: string): Standing => ({ title: 'Almost there', text, tone: 'info', isUnderWay: true });

function domainStanding({ state, subject }: Pick<Bought, 'state' | 'subject'>): Standing {
  switch (state) {
    case 'ASKED':
      return underWay(
        'We are waiting for your payment. A transfer can take a few days; you can close this page, and we go on when it arrives.',
      );
    case 'PAID':
    case 'REGISTERING':
      return underWay(`Your payment has arrived, and ${subject} is being registered for you.`);
    case 'REGISTERED':
      return underWay(`${subject} is yours. Its records are being set.`);
    case 'DELIVERED':
    case 'CONNECTED':
      return {
        title: `${subject} is yours`,
        text: 'It is paid and registered for a year, and its records are set. It renews by itself until you cancel under Billing.',
        tone: 'success',
        isUnderWay: false,
      };
    case 'FAILED':
    case 'REFUNDED':
      return {
        title: `${subject} could not be bought`,
        text: 'Your payment is refunded the way it came.',
        tone: 'warning',
        isUnderWay: false,
      };
    case 'EXPIRED':
      return {
        title: 'This order has ended',
        text: 'You will not be charged for it.',
        tone: 'info',
        isUnderWay: false,
      };
  }
}
