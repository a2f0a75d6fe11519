import type { Check } from '../check.ts';
import { proofHostOf } from '../expected-records.ts';
import type { Reading } from '../reading.ts';
import { fieldFor, listedShort, whereToSet } from '../words.ts';

const setToken = (reading: Reading) =>
  `${whereToSet(reading)}, add a TXT record for ${fieldFor(reading.proofHost, reading)} with exactly this value: ${reading.expected.token}`;

const isUnproved = (reading: Reading) => reading.isThere && reading.isProved === false;

/** Texts at the proof's host that are not the token; an alias brings texts that nobody put there. */
const otherTexts = (reading: Reading) => {
  const { values, alias } = reading.look(reading.proofHost, 'TXT');
  return alias ? [] : values.filter((value) => value !== reading.expected.token);
};

/** Quotes, spaces, or the host before it: the right token in the wrong clothes. */
const isWrapped = (text: string, token: string) => text !== token && text.toLowerCase().includes(token.toLowerCase());

const placesBeside = ({ name, www, observation }: Reading) => [
  name,
  `pagewright.${name}`,
  proofHostOf(www),
  `${proofHostOf(name)}.${observation.registrable ?? name}`,
];

/** Where else the token is. */
const elsewhere = (reading: Reading) =>
  placesBeside(reading).find((host) => {
    const texts = [reading.look(host, 'TXT'), ...reading.lookAtResolvers(host, 'TXT')].flatMap(({ values }) => values);
    return texts.some((text) => text.includes(reading.expected.token));
  });

const isDoubled = (host: string, { proofHost }: Reading) => host.startsWith(`${proofHost}.`);

export const proofChecks: Check[] = [
  {
    code: 'proof-doubled',
    severity: 'stops-website',
    find: (reading) => {
      const host = isUnproved(reading) ? elsewhere(reading) : undefined;
      if (!host || !isDoubled(host, reading)) return null;
      return {
        title: 'The name appears twice in the TXT record',
        detail: `Your code is at ${host}. Your provider adds the name to every record by itself, so it ended up there twice.`,
        nextStep: `${whereToSet(reading)}, change the host of that TXT record to ${fieldFor(reading.proofHost, reading)}.`,
        host: reading.proofHost,
      };
    },
  },
  {
    code: 'proof-misplaced',
    severity: 'stops-website',
    find: (reading) => {
      const host = isUnproved(reading) ? elsewhere(reading) : undefined;
      if (!host || isDoubled(host, reading)) return null;
      return {
        title: 'The TXT record is in the wrong place',
        detail: `Your code is at ${host}, but it has to be at ${reading.proofHost}.`,
        nextStep: `${whereToSet(reading)}, change the host of that TXT record to ${fieldFor(reading.proofHost, reading)}. Leave other TXT records as they are.`,
        host: reading.proofHost,
      };
    },
  },
  {
    code: 'proof-wrapped',
    severity: 'stops-website',
    find: (reading) => {
      const wrapped = otherTexts(reading).find((text) => isWrapped(text, reading.expected.token));
      return (
        isUnproved(reading) &&
        wrapped !== undefined && {
          title: 'The TXT record says a little more than the code',
          detail: `At ${reading.proofHost} we found “${wrapped.slice(0, 200)}”. Take away quotation marks, spaces and anything else around the code. Capital and small letters matter.`,
          nextStep: `${whereToSet(reading)}, change the value of the TXT record for ${fieldFor(reading.proofHost, reading)} to exactly ${reading.expected.token}`,
          host: reading.proofHost,
        }
      );
    },
  },
  {
    code: 'proof-aliased',
    severity: 'stops-website',
    find: (reading) => {
      const { alias } = reading.look(reading.proofHost, 'TXT');
      return (
        isUnproved(reading) &&
        !elsewhere(reading) &&
        alias !== null && {
          title: 'The place of the TXT record leads somewhere else',
          detail: `${reading.proofHost} is an alias (CNAME) of ${alias}, often because of a record for “*”. An alias hides every other record of its host.`,
          nextStep: `${setToken(reading)}. If there is a CNAME record for that very host, delete it first.`,
          host: reading.proofHost,
        }
      );
    },
  },
  {
    code: 'proof-stale',
    severity: 'stops-website',
    find: (reading) => {
      const others = otherTexts(reading).filter((text) => !isWrapped(text, reading.expected.token));
      const isPartly = reading.look(reading.proofHost, 'TXT').values.includes(reading.expected.token);
      return (
        isUnproved(reading) &&
        !elsewhere(reading) &&
        others.length > 0 &&
        others.length === otherTexts(reading).length &&
        !isPartly && {
          title: 'The TXT record has another code',
          detail: `At ${reading.proofHost} we found “${listedShort(others.map((text) => text.slice(0, 100)))}”. That is not the code for this name: whenever a name is added, it gets a new one.`,
          nextStep: `${whereToSet(reading)}, change the value of the TXT record for ${fieldFor(reading.proofHost, reading)} to ${reading.expected.token}`,
          host: reading.proofHost,
        }
      );
    },
  },
  {
    code: 'proof-missing',
    severity: 'stops-website',
    find: (reading) => {
      const { values, alias } = reading.look(reading.proofHost, 'TXT');
      return (
        isUnproved(reading) &&
        !elsewhere(reading) &&
        values.length === 0 &&
        alias === null && {
          title: 'The TXT record that proves the name is yours is missing',
          detail: `There is no TXT record at ${reading.proofHost}. Until it is there, nobody sees a website on this name.`,
          nextStep: setToken(reading),
          host: reading.proofHost,
        }
      );
    },
  },
];
