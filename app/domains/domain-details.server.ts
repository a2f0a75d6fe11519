import { getDomain } from 'tldts';
import type { DomainDetailsFragment } from '#app/graphql/generated/graphql.ts';

/** What is still nearer than this is said to come within a minute. */
const SOON_MS = 60_000;

/** When a domain is looked at by itself: the moment, and whether it is now or soon. */
export type NextLook = { at: string; comes: 'now' | 'soon' | 'later' };

function nextLookOf(at: string, now: number): NextLook {
  const left = Date.parse(at) - now;
  return { at, comes: left <= 0 ? 'now' : left < SOON_MS ? 'soon' : 'later' };
}

/** A domain as its screens show it: with hosts as registrars want them, and how soon it is looked at again. */
export function detailsOf(domain: DomainDetailsFragment, now = Date.now()) {
  const { nextCheckAt, ...details } = domain;
  const zone = getDomain(domain.name) ?? domain.name;
  return {
    ...details,
    nextLook: nextCheckAt ? nextLookOf(nextCheckAt, now) : null,
    records: domain.records.map((record) => ({ ...record, shortHost: shortHost(record.host, zone) })),
  };
}

export type DomainDetails = ReturnType<typeof detailsOf>;

/** A host without the name that is registered, `@` for that name itself: so most registrars ask for it. */
export const shortHost = (host: string, zone: string): string =>
  host === zone ? '@' : host.endsWith(`.${zone}`) ? host.slice(0, -zone.length - 1) : host;
