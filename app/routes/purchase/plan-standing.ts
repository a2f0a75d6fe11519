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
            ? 'We wait for your payment. A transfer can take some days; you can close this page, and your plan begins when it is there.'
            : 'We wait for the payment service to confirm the change. Nothing else changes meanwhile.',
        tone: 'info',
        isUnderWay: true,
      };
    case 'PAID':
    case 'REGISTERING':
    case 'REGISTERED':
      return {
        title: 'Almost there',
        text: `Your payment is here, and ${label} is being switched on.`,
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
        text: 'What you paid goes back the way it came, and your plan stays as it was.',
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
      text: `You pay nothing more. Everything stays as it is for the time you paid for; after it the account is on ${label}.`,
    };
  if (way === 'down')
    return { title: `${label} comes next`, text: 'Until what you paid is over, everything stays as it is.' };
  return {
    title: `You have ${label} now`,
    text: 'It is paid and in force at once. It renews every month until you change or cancel it.',
  };
}
