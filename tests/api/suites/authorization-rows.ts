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
};
export type Case = { ask(ids: Ids): string; draft: Row; published?: Row; unclaimed?: UnclaimedRow };

/** Of something of the admins' that is not there. */
export function ofAdmins(mutation: () => string): Case {
  return { ask: () => `mutation { ${mutation()} }`, draft: { ...admins, admin: 'NOT_FOUND' } };
}
