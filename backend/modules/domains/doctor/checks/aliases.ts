import { chainOf } from '../alias-chain.ts';
import type { Check } from '../check.ts';
import type { Reading } from '../reading.ts';
import { fieldFor, listed, listedShort, whereToSet } from '../words.ts';

const isApex = ({ name, observation }: Reading) => name === observation.zone;
const addressRecords = ({ ours }: Reading) => `an A record with the value ${listed(ours)}`;

export const aliasChecks: Check[] = [
  {
    code: 'cname-loop',
    severity: 'stops-website',
    find: (reading) =>
      [reading.name, reading.www]
        .map((host) => ({ host, ...chainOf(reading, host) }))
        .filter(({ isLoop, host }) => isLoop && (host === reading.name || !chainOf(reading, reading.name).isLoop))
        .map(({ host, hosts }) => ({
          title: 'An alias leads back to itself',
          detail: `The CNAME records go round in a circle: ${listedShort([host, ...hosts]).replace(' and ', ', ')}. Nobody can find out where ${host} is.`,
          nextStep:
            host === reading.name
              ? `${whereToSet(reading)}, delete the CNAME record of ${fieldFor(host, reading)} and set ${addressRecords(reading)} instead.`
              : `${whereToSet(reading)}, change the CNAME record of ${fieldFor(host, reading)} to ${reading.name}.`,
          host,
          ...(host === reading.www && { severity: 'warning' as const }),
        })),
  },
  {
    code: 'cname-at-apex',
    severity: 'stops-website',
    find: (reading) => {
      const alias = chainOf(reading, reading.name).hosts[0];
      const isReached = reading.isPointing(reading.name) === true;
      return (
        reading.isThere &&
        alias !== undefined &&
        isApex(reading) && {
          title: 'The name itself must not be an alias',
          detail: `${reading.name} has a CNAME record to ${alias}. On a name itself that is not allowed: it hides the name’s other records, those for email included.`,
          nextStep: `${whereToSet(reading)}, delete the CNAME record of ${fieldFor(reading.name, reading)} and set ${addressRecords(reading)} instead.`,
          host: reading.name,
          ...(isReached && { severity: 'warning' as const }),
        }
      );
    },
  },
  {
    code: 'cname-nowhere',
    severity: 'stops-website',
    find: (reading) => {
      const { hosts, isLoop } = chainOf(reading, reading.name);
      const end = hosts.at(-1);
      return (
        reading.isThere &&
        !isLoop &&
        end !== undefined &&
        !isApex(reading) &&
        reading.addressesOf(reading.name).length === 0 && {
          title: 'The alias leads to a host without an address',
          detail: `${reading.name} is an alias (CNAME) of ${end}, and that has no address.`,
          nextStep: `${whereToSet(reading)}, delete the CNAME record of ${fieldFor(reading.name, reading)} and set ${addressRecords(reading)} instead.`,
          host: reading.name,
        }
      );
    },
  },
  {
    code: 'cname-elsewhere',
    severity: 'stops-website',
    find: (reading) => {
      const { hosts, isLoop } = chainOf(reading, reading.name);
      const found = reading.addressesOf(reading.name);
      return (
        reading.isThere &&
        !isLoop &&
        hosts[0] !== undefined &&
        !isApex(reading) &&
        found.length > 0 &&
        reading.isPointing(reading.name) === false && {
          title: 'The alias leads to another server',
          detail: `${reading.name} is an alias (CNAME) of ${hosts[0]}, which leads to ${listedShort(found)}.`,
          nextStep: `${whereToSet(reading)}, delete the CNAME record of ${fieldFor(reading.name, reading)} and set ${addressRecords(reading)} instead.`,
          host: reading.name,
        }
      );
    },
  },
];
