import { isIPv4 } from 'node:net';
import { isProxyAddress, isPublicAddress } from '../address-kinds.ts';
import type { Check } from '../check.ts';
import type { Reading } from '../reading.ts';
import { fieldFor, listed, listedShort, records, whereToSet } from '../words.ts';

const version4 = ({ ours }: Reading) => ours.filter((address) => isIPv4(address));
const notOurs = (reading: Reading, type: 'A' | 'AAAA', host = reading.name) =>
  reading.look(host, type).values.filter((value) => !reading.ours.includes(value));
const isPrivate = ({ expected }: Reading, address: string) => !expected.isLocal && !isPublicAddress(address);
const hasBoth = (values: string[], { ours }: Reading) =>
  values.some((value) => ours.includes(value)) && !values.every((value) => ours.includes(value));
const isPlainlyWrong = (reading: Reading, address: string) => !isPrivate(reading, address) && !isProxyAddress(address);
const hasAlias = ({ look, name }: Reading) => look(name, 'A').alias !== null;

/** `the A record for @ (bakery.de itself) to 192.0.2.1`. */
const setAddresses = (reading: Reading) => {
  const values = version4(reading).length > 0 ? version4(reading) : reading.ours;
  const type = version4(reading).length > 0 ? 'A' : 'AAAA';
  return `the ${type} ${records(values.length)} for ${fieldFor(reading.name, reading)} to ${listed(values)}`;
};

export const addressChecks: Check[] = [
  {
    code: 'name-doubled',
    severity: 'stops-website',
    find: (reading) => {
      const { name, www, observation, ours } = reading;
      const doubled = [name, www]
        .filter((host) => reading.isPointing(host) === false)
        .map((host) => ({ host, found: `${host}.${observation.registrable ?? name}` }))
        .filter(
          ({ found }) =>
            !reading.isWildcard(found) &&
            reading
              .lookAtResolvers(found, 'A')
              .some(({ alias, values }) => alias === name || values.some((value) => ours.includes(value))),
        );
      return doubled.map(({ host, found }) => ({
        title: 'The name appears twice in a record',
        detail: `The record you set is at ${found}. Your provider adds the name to every record by itself, so it ended up there twice.`,
        nextStep: `${whereToSet(reading)}, change the host of that record to ${fieldFor(host, reading)}.`,
        host,
        ...(host === www && { severity: 'warning' as const }),
      }));
    },
  },
  {
    code: 'proxied',
    severity: 'stops-website',
    find: (reading) => {
      const proxies = reading
        .addressesOf(reading.name)
        .filter((address) => isProxyAddress(address) && !reading.ours.includes(address));
      return (
        reading.isThere &&
        proxies.length > 0 && {
          title: 'A proxy is in front of the name',
          detail: `${reading.name} leads to ${listedShort(proxies)}, which is Cloudflare’s proxy. Visitors do not reach your website directly, and it cannot get its certificate.`,
          nextStep: `In Cloudflare, open the DNS records of ${reading.observation.zone ?? reading.name}, change ${setAddresses(reading)}, and switch its proxy status to “DNS only” (the grey cloud).`,
          host: reading.name,
        }
      );
    },
  },
  {
    code: 'address-private',
    severity: 'stops-website',
    find: (reading) => {
      const found = reading
        .addressesOf(reading.name)
        .filter((one) => !reading.ours.includes(one) && isPrivate(reading, one));
      return (
        reading.isThere &&
        found.length > 0 && {
          title: 'The name leads to an address that nobody can reach',
          detail: `${listedShort(found)} is not an address of the public internet. It works only inside one home or company.`,
          nextStep: `${whereToSet(reading)}, remove ${listedShort(found)} and set ${setAddresses(reading)}.`,
          host: reading.name,
        }
      );
    },
  },
  {
    code: 'address-missing',
    severity: 'stops-website',
    find: (reading) =>
      reading.isThere &&
      reading.isPointing(reading.name) === false &&
      reading.addressesOf(reading.name).length === 0 &&
      !hasAlias(reading) && {
        title: 'The name does not lead anywhere yet',
        detail: `There is no A record for ${reading.name}.`,
        nextStep: `${whereToSet(reading)}, set ${setAddresses(reading)}.`,
        host: reading.name,
      },
  },
  {
    code: 'address-wrong',
    severity: 'stops-website',
    find: (reading) => {
      const found = notOurs(reading, 'A').filter((one) => isPlainlyWrong(reading, one));
      const isRightToo = reading.look(reading.name, 'A').values.some((value) => reading.ours.includes(value));
      return (
        reading.isThere &&
        found.length > 0 &&
        !isRightToo &&
        !hasAlias(reading) && {
          title: 'The name leads to another server',
          detail: `${reading.name} leads to ${listedShort(found)} by its A ${records(found.length)}, which is not our server.`,
          nextStep: `${whereToSet(reading)}, change ${setAddresses(reading)}. Leave the records of your email as they are.`,
          host: reading.name,
        }
      );
    },
  },
  {
    code: 'address-extra',
    severity: 'stops-website',
    find: (reading) => {
      const { sights } = reading.look(reading.name, 'A');
      const found = notOurs(reading, 'A').filter((one) => isPlainlyWrong(reading, one));
      return (
        reading.isThere &&
        found.length > 0 &&
        sights.some(({ values }) => hasBoth(values, reading)) && {
          title: 'There is one A record too many',
          detail: `Besides the right address, ${reading.name} also has ${listedShort(found)}. Some of your visitors end up there.`,
          nextStep: `${whereToSet(reading)}, delete the A ${records(found.length)} of ${fieldFor(reading.name, reading)} with the value ${listedShort(found)}.`,
          host: reading.name,
        }
      );
    },
  },
  {
    code: 'aaaa-stray',
    severity: 'stops-website',
    find: (reading) => {
      const found = notOurs(reading, 'AAAA').filter((one) => isPlainlyWrong(reading, one));
      return (
        reading.isThere &&
        found.length > 0 &&
        !hasAlias(reading) && {
          title: 'An AAAA record leads elsewhere',
          detail: `${reading.name} has the AAAA ${records(found.length)} ${listedShort(found)}. Visitors with IPv6 end up there, and so does the check for the certificate. Providers often set it for their own servers.`,
          nextStep: `${whereToSet(reading)}, delete the AAAA ${records(found.length)} of ${fieldFor(reading.name, reading)} with the value ${listedShort(found)}.`,
          host: reading.name,
        }
      );
    },
  },
  {
    code: 'address-incomplete',
    severity: 'note',
    find: (reading) => {
      const { values } = reading.look(reading.name, 'A');
      const missing = version4(reading).filter((address) => !values.includes(address));
      return (
        reading.isPointing(reading.name) === true &&
        values.length > 0 &&
        missing.length > 0 && {
          title: 'One more address would make the website safer to reach',
          detail: `${reading.name} leads to ${listed(values)}. If that server is down, ${listed(missing)} can take over.`,
          nextStep: `${whereToSet(reading)}, add an A record for ${fieldFor(reading.name, reading)} with the value ${listed(missing)}.`,
          host: reading.name,
        }
      );
    },
  },
];
