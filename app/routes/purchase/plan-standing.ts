import type { Bought, Step } from './read-purchase.server.ts';
import type { Standing } from './standing.ts';

/** How the purchase of a plan, or a change of it, stands. */
export function planStanding(state: Bought['state'], { label, way }: Step): Standing {
  switch (state) {
    case 'ASKED':
      return {
        title: 'Almost there',
        text:
          way === 'up'
            ? 'We are waiting for your payment. A transfer can take a few days; you can close this page, and your plan begins when it arrives.'
            : 'We are waiting for the payment service to confirm the change. Nothing else changes in the meantime.',
        tone: 'info',
        isUnderWay: true,
      };
    case 'PAID':
    case 'REGISTERING':
    case 'REGISTERED':
      return {
        title: 'Almost there',
        text: `Your payment has arrived, and ${label} is being switched on.`,
        tone: 'info',
        isUnderWay: true,
      };
    case 'CONNECTED':
    case 'DELIVERED':
      return { ...delivered(label, way), tone: 'success', isUnderWay: false };
    case 'FAILED':
    case 'REFUNDED':
      return {
        title: `${label} could not be bought`,
        text: 'Your payment is refunded the way it came, and your plan stays as it was.',
        tone: 'warning',
        isUnderWay: false,
      };
    case 'EXPIRED':
      return {
        title: 'Nothing was changed',
        text: 'Nothing is charged, and your plan stays as it was.',
        tone: 'info',
        isUnderWay: false,
      };
  }
}

function delivered(label: string, way: Step['way']): Pick<Standing, 'title' | 'text'> {
  if (way === 'out')
    return {
      title: 'Your plan is cancelled',
      text: `You pay nothing more. Everything stays as it is for the time you paid for; after that the account is on ${label}.`,
    };
  if (way === 'down')
    return { title: `${label} comes next`, text: 'Everything stays as it is until the time you paid for is over.' };
  return {
    title: `You have ${label} now`,
    text: 'It is paid and begins now. It renews every month until you change or cancel it.',
  };
}
