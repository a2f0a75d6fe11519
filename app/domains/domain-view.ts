import type { DomainStandFragment } from '#app/graphql/generated/graphql.ts';

export type { DomainPrimary } from '#app/graphql/generated/graphql.ts';
export type { DomainDetails } from './domain-details.server.ts';

/** What every list tells of a domain. */
export type DomainStand = DomainStandFragment;
