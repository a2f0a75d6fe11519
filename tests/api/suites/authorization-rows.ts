export type Caller = 'visitor' | 'owner' | 'other' | 'training' | 'admin';
/** Of a website that belongs to nobody: with its claim, logged out and logged in, and those without. */
export type UnclaimedCaller = 'visitor' | 'holder' | 'holderLoggedIn' | 'other' | 'training' | 'admin';

/** `yes`: data or a failure that has nothing to do with who is asking. `null`: answered with null. Else the code. */
export type Outcome = 'yes' | 'null' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';
export type Row = Record<Caller, Outcome>;
export type UnclaimedRow = Record<UnclaimedCaller, Outcome>;

export const admins: Row = {
  visitor: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  training: 'FORBIDDEN',
  admin: 'yes',
};

export type Ids = {
  website: string;
  message: string;
  shareLink: string;
  submission: string;
  domain: string;
  post: string;
  topic: string;
  task: string;
  generating: string;
};
export type Case = { ask(ids: Ids): string; draft: Row; published?: Row; unclaimed?: UnclaimedRow };

/** Of something of the admins' that is not there. */
export function ofAdmins(mutation: () => string): Case {
  return { ask: () => `mutation { ${mutation()} }`, draft: { ...admins, admin: 'NOT_FOUND' } };
}

/** A draft that others may not know of; admins may read it, so that to them it is forbidden. */
export const ownersOfDraft: Row = {
  visitor: 'UNAUTHENTICATED',
  owner: 'yes',
  other: 'NOT_FOUND',
  training: 'NOT_FOUND',
  admin: 'FORBIDDEN',
};
/** Once published everybody knows that it exists. */
export const ownersOfPublished: Row = { ...ownersOfDraft, other: 'FORBIDDEN', training: 'FORBIDDEN' };
/** Nobody has it yet: the holder of its claim works on it, admins may read it, to others it does not exist. */
export const workers: UnclaimedRow = {
  visitor: 'UNAUTHENTICATED',
  holder: 'yes',
  holderLoggedIn: 'yes',
  other: 'NOT_FOUND',
  training: 'NOT_FOUND',
  admin: 'FORBIDDEN',
};
/** What needs an account: the holder has to log in, then to take the website. */
const accountNeeded: UnclaimedRow = { ...workers, holder: 'UNAUTHENTICATED', holderLoggedIn: 'FORBIDDEN' };

/** By a mutation of somebody who owns the website. */
export function owners(field: (ids: Ids) => string, unclaimed: UnclaimedRow = accountNeeded): Case {
  return { ask: (ids) => `mutation { ${field(ids)} }`, draft: ownersOfDraft, published: ownersOfPublished, unclaimed };
}
