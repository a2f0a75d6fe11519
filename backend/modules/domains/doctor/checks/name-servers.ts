import type { Check } from '../check.ts';
import type { NameServer, Outcome } from '../observation.ts';
import type { Reading } from '../reading.ts';
import { conditionOf } from '../servers.ts';
import { differing } from '../disagreement.ts';
import { listed, listedShort } from '../words.ts';

const NO_ANSWERS: Outcome[] = ['silent', 'failure', 'refused'];
const zoneOf = ({ observation, name }: Reading) => observation.zone ?? name;
const names = (servers: NameServer[]) => servers.map(({ name }) => name);
const inCondition = ({ observation }: Reading, condition: 'lame' | 'silent') =>
  observation.servers.filter((server) => conditionOf(server, observation.zone) === condition);
const withContact = ({ observation }: Reading, contact: NameServer['contact']) =>
  observation.servers.filter((server) => server.contact === contact);
/** Nobody is left who answers. */
const ifNobodyAnswers = ({ authorities, look, name }: Reading) =>
  authorities.length === 0 && !look(name, 'A').isAnswered ? { severity: 'stops-website' as const } : {};

export const nameServerChecks: Check[] = [
  {
    code: 'no-answer',
    severity: 'warning',
    find: ({ observation, name }) =>
      observation.servers.length === 0 &&
      observation.resolvers.every(({ answers }) =>
        answers.every(({ host, outcome }) => host !== name || NO_ANSWERS.includes(outcome)),
      ) && {
        title: 'Nobody answered',
        detail: `We asked about ${name} and got no answer. Either its name servers fail, or ours did not get through.`,
        nextStep: 'Wait a minute and check again. If it stays like this, ask your DNS provider.',
      },
  },
  {
    code: 'dnssec-broken',
    severity: 'stops-website',
    find: (reading) => {
      const { checked, unchecked, vouchedFor, keys } = reading.observation.dnssec;
      const isRejected = vouchedFor.length > 0 && checked === 'failure' && unchecked === 'records';
      const isUnknownKey =
        vouchedFor.length > 0 && reading.authorities.length > 0 && !vouchedFor.some((tag) => keys.includes(tag));
      return (
        (isRejected || isUnknownKey) && {
          title: 'The name’s signatures (DNSSEC) are broken',
          detail: isUnknownKey
            ? `The registry has a DS record for ${zoneOf(reading)}, but its name servers have no key that matches it. That happens when a name moves to other name servers. Large parts of the internet refuse its answers.`
            : `The signatures of ${zoneOf(reading)} do not hold, so large parts of the internet refuse its answers.`,
          nextStep: `Where you bought ${zoneOf(reading)}, switch DNSSEC off (delete its DS records). You can switch it on again with your DNS provider later.`,
        }
      );
    },
  },
  {
    code: 'servers-silent',
    severity: 'stops-website',
    find: (reading) => {
      const silent = inCondition(reading, 'silent');
      return (
        silent.length > 0 &&
        silent.length === reading.observation.servers.filter(({ contact }) => contact === 'asked').length && {
          title: 'None of the name servers answers',
          detail: `${listedShort(names(silent))} should answer for ${zoneOf(reading)}, but nothing answers there.`,
          nextStep: `Ask your DNS provider what is wrong. If you have moved, set the new name servers where you bought ${zoneOf(reading)}.`,
        }
      );
    },
  },
  {
    code: 'server-silent',
    severity: 'warning',
    find: (reading) => {
      const silent = inCondition(reading, 'silent');
      const asked = reading.observation.servers.filter(({ contact }) => contact === 'asked');
      return (
        silent.length > 0 &&
        silent.length < asked.length && {
          title: 'A name server does not answer',
          detail: `${listedShort(names(silent))} should answer for ${zoneOf(reading)} but does not. Some visitors have to wait, or see an error.`,
          nextStep: `Ask your DNS provider about ${listedShort(names(silent))}, or take it off the list of name servers where you bought ${zoneOf(reading)}.`,
        }
      );
    },
  },
  {
    code: 'server-lame',
    severity: 'warning',
    find: (reading) => {
      const lame = inCondition(reading, 'lame');
      return (
        lame.length > 0 && {
          title: 'A name server does not know the name',
          detail: `${listedShort(names(lame))} is listed as a name server of ${zoneOf(reading)}, but says that it is not in charge.`,
          nextStep: `Set up ${zoneOf(reading)} at that provider, or take ${listedShort(names(lame))} off the list of name servers where you bought the name.`,
          ...ifNobodyAnswers(reading),
        }
      );
    },
  },
  {
    code: 'server-private',
    severity: 'warning',
    find: (reading) => {
      const found = withContact(reading, 'private');
      return (
        found.length > 0 && {
          title: 'A name server has an address that nobody can reach',
          detail: `${listedShort(found.map(({ name, address }) => `${name} (${address})`))} is not on the public internet.`,
          nextStep: `Where you bought ${zoneOf(reading)}, replace ${listedShort(names(found))} by a name server of your DNS provider.`,
          ...ifNobodyAnswers(reading),
        }
      );
    },
  },
  {
    code: 'server-unknown',
    severity: 'warning',
    find: (reading) => {
      const found = withContact(reading, 'unknown');
      return (
        found.length > 0 && {
          title: 'A name server does not exist',
          detail: `${listedShort(names(found))} is listed for ${zoneOf(reading)}, but has no address. It may be misspelled.`,
          nextStep: `Correct the list of name servers where you bought ${zoneOf(reading)}.`,
          ...ifNobodyAnswers(reading),
        }
      );
    },
  },
  {
    code: 'servers-disagree',
    severity: 'warning',
    find: (reading) => {
      const found = differing(reading);
      return (
        found.length > 0 && {
          title: 'The name servers say different things',
          detail: `${listedShort(names(found))} still has other records than the rest. What a visitor gets is down to chance.`,
          nextStep: `Wait an hour if you have just changed something. If it stays like this, ask your DNS provider why ${listedShort(names(found))} is behind.`,
          ...((reading.isProved === false || reading.isPointing(reading.name) === false) && {
            severity: 'stops-website' as const,
          }),
        }
      );
    },
  },
  {
    code: 'delegation-old',
    severity: 'warning',
    find: (reading) => {
      const { parentNameservers, zoneNameservers } = reading.observation;
      const above = parentNameservers ?? [];
      const isApart = !above.some((name) => zoneNameservers.includes(name));
      return (
        above.length > 0 &&
        zoneNameservers.length > 0 &&
        isApart && {
          title: 'The name is still with other name servers',
          detail: `For ${zoneOf(reading)} the registry still lists ${listed(above)}, while the zone itself lists ${listed(zoneNameservers)}. What you set at ${zoneNameservers[0] ?? ''} has no effect.`,
          nextStep: `Where you bought ${zoneOf(reading)}, set the name servers to ${listed(zoneNameservers)}; or set your records at ${above[0] ?? ''}.`,
        }
      );
    },
  },
  {
    code: 'delegation-differs',
    severity: 'note',
    find: (reading) => {
      const { parentNameservers, zoneNameservers } = reading.observation;
      const above = parentNameservers ?? [];
      const odd = [
        ...above.filter((name) => !zoneNameservers.includes(name)),
        ...zoneNameservers.filter((name) => !above.includes(name)),
      ];
      return (
        above.length > 0 &&
        odd.length > 0 &&
        above.some((name) => zoneNameservers.includes(name)) && {
          title: 'The two lists of name servers are not the same',
          detail: `The registry lists ${listed(above)} for ${zoneOf(reading)}; its own zone lists ${listed(zoneNameservers)}.`,
          nextStep: `It works as it is. To tidy up, make both lists the same where you bought ${zoneOf(reading)}.`,
        }
      );
    },
  },
];
