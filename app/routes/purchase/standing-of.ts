import type { NoticeTone } from '#app/ui/index.ts';
import type { Shown } from './read-purchase.server.ts';

type Standing = { title: string; text: string; tone: NoticeTone; isUnderWay: boolean };
type Purchase = NonNullable<Shown['purchase']>;

const underWay = (text: string): Standing => ({ title: 'Almost there', text, tone: 'info', isUnderWay: true });

/** How a purchase stands, in words. */
export function standingOf({ state, subject }: Pick<Purchase, 'state' | 'subject'>): Standing {
  switch (state) {
    case 'ASKED':
      return underWay(
        'We wait for your payment. A transfer can take some days; you can close this page, and we go on when it is there.',
      );
    case 'PAID':
    case 'REGISTERING':
      return underWay(`Your payment is here, and ${subject} is being registered for you.`);
    case 'REGISTERED':
      return underWay(`${subject} is yours. Its records are being set.`);
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
        text: 'What you paid goes back the way it came.',
        tone: 'warning',
        isUnderWay: false,
      };
    case 'EXPIRED':
      return {
        title: 'This order is over',
        text: 'Nothing is charged for it any more.',
        tone: 'info',
        isUnderWay: false,
      };
  }
}
