/** Who is asking. A role comes from the access token of this very request, never from the database. */
export type Actor = Visitor | Person;

/** No token was sent. */
export type Visitor = { kind: 'visitor' };

export type Person = { kind: 'person'; userId: string; sub: string; roles: string[] };

export const visitor: Visitor = { kind: 'visitor' };

export const hasRole = (actor: Actor, ...roles: string[]): boolean =>
  actor.kind === 'person' && actor.roles.some((role) => roles.includes(role));
