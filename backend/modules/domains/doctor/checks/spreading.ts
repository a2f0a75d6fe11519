import type { Check } from '../check.ts';
import { wwwOf } from '../expected-records.ts';
import type { QuestionType } from '../observation.ts';
import type { Reading } from '../reading.ts';
import { listed, listedShort } from '../words.ts';

const same = (one: string[], other: string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The hosts whose newest answer is right while resolvers keep another, and when the last of these runs out. */
function keptFromBefore(reading: Reading): { hosts: string[]; until: Date } | null {
  const { name, www, proofHost, observation } = reading;
  const asked: [string, QuestionType, boolean][] = [
    [proofHost, 'TXT', reading.isProved === true],
    [name, 'A', reading.isPointing(name) === true],
    [name, 'AAAA', reading.isPointing(name) === true],
    [www, 'A', reading.isPointing(www) === true],
  ];
  const old = asked.flatMap(([host, type, isRight]) => {
    const { isFromAuthorities, values } = reading.look(host, type);
    if (!isRight || !isFromAuthorities) return [];
    return reading
      .lookAtResolvers(host, type)
      .filter((sight) => !same(sight.values, values))
      .map(({ ttl }) => ({ host, ttl }));
  });
  if (old.length === 0) return null;
  const seconds = Math.max(...old.map(({ ttl }) => ttl));
  return {
    hosts: [...new Set(old.map(({ host }) => host))],
    until: new Date(Date.parse(observation.at) + seconds * 1000),
  };
}

/** `21 November 2026, 14:05 UTC`. */
const moment = (date: Date) =>
  `${date.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).replace(' at ', ', ')} UTC`;

export const spreadingChecks: Check[] = [
  {
    code: 'old-answers',
    severity: 'note',
    find: (reading) => {
      const old = keptFromBefore(reading);
      return (
        old && {
          title: 'The change is right and still spreading',
          detail: `Your name servers already say the right thing about ${listed(old.hosts)}. Elsewhere the old answer may be kept until ${moment(old.until)}.`,
          nextStep: 'There is nothing to do but wait. We keep checking.',
        }
      );
    },
  },
  {
    code: 'wildcard',
    severity: 'note',
    find: (reading) => {
      const found = reading.addressesOf(reading.observation.randomHost);
      return (
        reading.isThere &&
        found.length > 0 && {
          title: 'A record for “*” answers for every name',
          detail: `Whatever somebody types before “.${reading.name}” leads to ${listedShort(found)}, even names that do not exist.`,
          nextStep: `If you did not mean that, delete the record for “*”. ${reading.name} and ${wwwOf(reading.name)} do not need it.`,
        }
      );
    },
  },
];

/** Said when nothing else is worth saying. */
export const allWell: Check = {
  code: 'all-well',
  severity: 'note',
  find: ({ isProved, isPointing, name, www }) =>
    isProved === true &&
    isPointing(name) === true && {
      title: 'All records are right',
      detail: `${name}${isPointing(www) ? ` and ${www}` : ''} lead to your website.`,
      nextStep: 'There is nothing to do. We keep checking.',
    },
};
