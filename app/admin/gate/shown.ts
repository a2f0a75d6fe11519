import type { GatePartsFragment } from '#app/graphql/generated/graphql.ts';

export type ShownGateRun = NonNullable<GatePartsFragment['lastRun']>;
export type ShownGateCase = ShownGateRun['cases'][number];
