/** Who is asking. A role comes from the access token of this very request, never from the database. */
export type Actor = Visitor | Person;

/** Hashes of the claim secrets that came with the request; each opens one website that belongs to nobody yet. */
type WithClaims = { claims: ReadonlySet<string> };

/** No token was sent. */
export type Visitor = WithClaims & { kind: 'visitor' };

/** `endsAt`: when the token of this request ends, and with it whatever stays open on its strength. */
export type Person = WithClaims & { kind: 'person'; userId: string; sub: string; roles: string[]; endsAt: Date };

/** Who keeps templates and examples. */
export const isStaff = (actor: Actor): boolean => hasRole(actor, 'training', 'admin');

export const hasRole = (actor: Actor, ...roles: string[]): boolean =>
  actor.kind === 'person' && actor.roles.some((role) => roles.includes(role));
