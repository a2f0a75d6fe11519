/** Who is asking. A role comes from the access token of this very request, never from the database. */
export type Actor = Visitor | Person;

/** Hashes of the claim secrets that came with the request; each opens one website that belongs to nobody yet. */
type WithClaims = { claims: ReadonlySet<string> };

/** No token was sent. */
export type Visitor = WithClaims & { kind: 'visitor' };

/** `endsAt`: when the token of this request ends, and with it whatever stays open on its strength. */
export type Person = WithClaims & {
  kind: 'person';
  userId: string;
  sub: string;
  roles: string[];
  endsAt: Date;
  /** Set when not they themselves ask but a program with a key of theirs: then it says how far their rights go. */
  key?: KeyGrant;
};

/** What a key may do: each scope may do what the ones before it may. */
export const keyScopes = ['read', 'write', 'publish'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** How far a key goes. `websiteId` null: all websites of its person. */
export type KeyGrant = { id: string; name: string; scope: KeyScope; websiteId: string | null };

/** Who keeps templates and examples. */
export const isStaff = (actor: Actor): boolean => hasRole(actor, 'training', 'admin');

/** The key that somebody's program asks with; null when they ask themselves. */
export const keyGrantOf = (actor: Actor): KeyGrant | null => (actor.kind === 'person' && actor.key) || null;

export const hasRole = (actor: Actor, ...roles: string[]): boolean =>
  actor.kind === 'person' && actor.roles.some((role) => roles.includes(role));
