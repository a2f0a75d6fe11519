import { plainAddress } from './address-kinds.ts';
import { proofHostOf, wwwOf } from './expected-records.ts';
import type { Expected } from './expected-records.ts';
import { lookAt, sightOf } from './look.ts';
import type { Look, Sight } from './look.ts';
import type { NameServer, Observation, QuestionType } from './observation.ts';
import { authoritiesOf } from './servers.ts';

/** An observation, beside what is expected, as the checks read it. */
export type Reading = {
  expected: Expected;
  observation: Observation;
  now: Date;
  name: string;
  www: string;
  proofHost: string;
  /** Our own addresses, each in its plain form. */
  ours: string[];
  authorities: NameServer[];
  /** Somebody knows the name: it is registered, and leads to servers. False: nothing else is worth saying. */
  isThere: boolean;
  isProved: boolean | null;
  look(host: string, type: QuestionType): Look;
  /** What resolvers still show, whoever else says something newer. */
  lookAtResolvers(host: string, type: QuestionType): Sight[];
  /** Addresses of both kinds. */
  addressesOf(host: string): string[];
  /** All of its addresses are ours, whoever is asked; null: nobody answered. */
  isPointing(host: string): boolean | null;
  /** A host at random leads to the same place, so this one may never have been set. */
  isWildcard(host: string): boolean;
};

export function readingOf(expected: Expected, observation: Observation, now: Date): Reading {
  const { name } = expected;
  const authorities = authoritiesOf(observation);
  const ours = expected.addresses.map(plainAddress);
  const look = (host: string, type: QuestionType) => lookAt(observation, authorities, host, type);
  const proofHost = proofHostOf(name);
  const addressesOf = (host: string) => [...look(host, 'A').values, ...look(host, 'AAAA').values];

  function isPointing(host: string): boolean | null {
    const four = look(host, 'A');
    const six = look(host, 'AAAA');
    if (ours.length === 0 || (!four.isAnswered && !six.isAnswered)) return null;
    const found = addressesOf(host);
    const isEverywhere = [four, six].some(
      ({ sights }) => sights.length > 0 && sights.every(({ values }) => values.length > 0),
    );
    return isEverywhere && found.every((address) => ours.includes(address));
  }

  function isProved(): boolean | null {
    const { sights, isFromAuthorities } = look(proofHost, 'TXT');
    if (sights.length === 0) return null;
    const has = ({ values }: Sight) => values.includes(expected.token);
    return isFromAuthorities ? sights.every(has) : sights.some(has);
  }

  const isKnown = observation.resolvers.some(({ answers }) =>
    answers.some(({ host, outcome }) => host === name && outcome === 'records'),
  );
  return {
    ...{
      expected,
      observation,
      now,
      name,
      www: wwwOf(name),
      proofHost,
      ours,
      authorities,
      look,
      addressesOf,
      isPointing,
    },
    isThere: (observation.zone !== null || isKnown) && observation.parentNameservers?.length !== 0,
    isProved: isProved(),
    lookAtResolvers: (host, type) =>
      observation.resolvers.flatMap((view) => sightOf(view, host, type, observation.aliases) ?? []),
    isWildcard: (host) => {
      const random = addressesOf(observation.randomHost);
      const found = addressesOf(host);
      return found.length > 0 && found.length === random.length && found.every((address) => random.includes(address));
    },
  };
}
