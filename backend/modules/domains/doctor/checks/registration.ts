import type { Check } from '../check.ts';
import type { Reading } from '../reading.ts';
import { listedShort } from '../words.ts';

/** `client hold`, `clientHold` and `CLIENT-HOLD` are one. */
const statusesOf = ({ observation }: Reading) =>
  (observation.registration?.statuses ?? []).map((status) => status.toLowerCase().replace(/[^a-z]/g, ''));

const HOLDS = ['clienthold', 'serverhold'];
const ENDINGS = ['redemptionperiod', 'pendingdelete'];

const bought = ({ observation, name }: Reading) => observation.registrable ?? name;
const isOnHold = (reading: Reading) => statusesOf(reading).some((status) => HOLDS.includes(status));
const isEnding = (reading: Reading) => statusesOf(reading).some((status) => ENDINGS.includes(status));

function hasExpired({ observation, now }: Reading) {
  const until = Date.parse(observation.registration?.expiresAt ?? '');
  return !Number.isNaN(until) && until < now.getTime();
}

/** The zone above said that there is no such name. */
const isAbsent = ({ observation, isThere }: Reading) =>
  !isThere &&
  (observation.parentNameservers?.length === 0 ||
    observation.resolvers.some(({ answers }) =>
      answers.some(({ host, outcome }) => host === observation.name && outcome === 'no-such-name'),
    ));

export const registrationChecks: Check[] = [
  {
    code: 'expired',
    severity: 'stops-website',
    find: (reading) =>
      (isEnding(reading) || hasExpired(reading)) && {
        title: 'The registration of the name has expired',
        detail: isEnding(reading)
          ? `${bought(reading)} was not renewed, and its registry will soon release it.`
          : `${bought(reading)} was registered until ${reading.observation.registration?.expiresAt?.slice(0, 10)}.`,
        nextStep: `Renew ${bought(reading)} where you bought it. Do it soon: after some weeks anybody can register it.`,
        ...(reading.isPointing(reading.name) && { severity: 'warning' as const }),
      },
  },
  {
    code: 'on-hold',
    severity: 'stops-website',
    find: (reading) =>
      isOnHold(reading) && {
        title: 'The name is on hold',
        detail: `Its registrar or registry has taken ${bought(reading)} out of service, often because an invoice is open or an email address was not confirmed.`,
        nextStep: `Ask the company where you bought ${bought(reading)} why it is on hold, and do what they ask for.`,
      },
  },
  {
    code: 'unregistered',
    severity: 'stops-website',
    find: (reading) =>
      isAbsent(reading) &&
      reading.observation.registration?.state === 'free' && {
        title: 'Nobody has registered this name',
        detail: `The registry does not know ${bought(reading)}. Is it spelled right?`,
        nextStep: `Register ${bought(reading)}, here or elsewhere, or remove it and add the name that you meant.`,
      },
  },
  {
    code: 'not-delegated',
    severity: 'stops-website',
    find: (reading) =>
      isAbsent(reading) &&
      reading.observation.registration?.state === 'registered' &&
      !isOnHold(reading) &&
      !isEnding(reading) &&
      !hasExpired(reading) && {
        title: 'The name has no name servers',
        detail: `${bought(reading)} is registered, but its registry does not say which servers answer for it.`,
        nextStep: `Where you bought ${bought(reading)}, set its name servers to those of your DNS provider.${
          reading.observation.registration.nameservers.length > 0
            ? ` It lists ${listedShort(reading.observation.registration.nameservers)}; if you have just set them, wait an hour.`
            : ''
        }`,
      },
  },
  {
    code: 'not-found',
    severity: 'stops-website',
    find: (reading) =>
      isAbsent(reading) &&
      !['free', 'registered'].includes(reading.observation.registration?.state ?? 'unknown') &&
      !isOnHold(reading) && {
        title: 'The name is not known',
        detail: `Name servers say that there is no ${bought(reading)}. Either nobody has registered it, or it has no name servers.`,
        nextStep: `Look at ${bought(reading)} where you bought it: is it spelled like this, paid for, and does it have name servers? A new name takes up to a day.`,
      },
  },
];
