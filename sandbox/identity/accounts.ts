import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { openRecordFiles } from '../record-files.ts';

const accountSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  password: z.object({ salt: z.string(), hash: z.string() }),
});
export type Account = z.infer<typeof accountSchema>;

/** The one password of all seeded accounts. */
export const seededPassword = 'pagewright';

/** People who are there from the first start on, one for each role and plan. */
export const seededAccounts = [
  { sub: 'auth0|pagewright-user', email: 'user@pagewright.test', name: 'Uma User', roles: [], plan: 'free' },
  { sub: 'auth0|pagewright-admin', email: 'admin@pagewright.test', name: 'Ada Admin', roles: ['admin'], plan: 'free' },
  {
    sub: 'auth0|pagewright-trainer',
    email: 'trainer@pagewright.test',
    name: 'Theo Trainer',
    roles: ['training'],
    plan: 'free',
  },
  {
    sub: 'auth0|pagewright-starter',
    email: 'starter@pagewright.test',
    name: 'Stella Starter',
    roles: [],
    plan: 'starter',
  },
  {
    sub: 'auth0|pagewright-business',
    email: 'business@pagewright.test',
    name: 'Bruno Business',
    roles: [],
    plan: 'business',
  },
] as const satisfies { sub: string; email: string; name: string; roles: string[]; plan: string }[];

export interface Accounts {
  bySub(sub: string): Account | undefined;
  /** The account when e-mail and password belong together. */
  check(email: string, password: string): Promise<Account | undefined>;
  /** Undefined when the e-mail is taken. */
  create(person: { email: string; name: string; password: string }): Promise<Account | undefined>;
}

export async function openAccounts(dataDir: string): Promise<Accounts> {
  const records = openRecordFiles(join(dataDir, 'accounts'), accountSchema);
  const byEmail = new Map<string, Account>();
  const bySub = new Map<string, Account>();
  const remember = (account: Account) => {
    byEmail.set(account.email, account);
    bySub.set(account.sub, account);
  };
  const add = async (person: Omit<Account, 'password'>, password: string) => {
    const salt = randomBytes(16);
    const account = {
      ...person,
      password: { salt: salt.toString('base64url'), hash: (await hashOf(password, salt)).toString('base64url') },
    };
    records.set(account.sub, account);
    remember(account);
    return account;
  };

  for (const [, value] of records.entries()) remember(value);
  const missing = seededAccounts.filter((person) => !bySub.has(person.sub));
  await Promise.all(missing.map(({ sub, email, name, roles }) => add({ sub, email, name, roles }, seededPassword)));
  const nobody = randomBytes(16);

  return {
    bySub: (sub) => bySub.get(sub),
    async check(email, password) {
      const account = byEmail.get(normalized(email));
      const salt = account ? Buffer.from(account.password.salt, 'base64url') : nobody;
      const hash = await hashOf(password, salt);
      return account && timingSafeEqual(hash, Buffer.from(account.password.hash, 'base64url')) ? account : undefined;
    },
    async create({ email, name, password }) {
      const address = normalized(email);
      if (byEmail.has(address)) return undefined;
      return add({ sub: `auth0|${randomUUID().replaceAll('-', '')}`, email: address, name, roles: [] }, password);
    },
  };
}

const normalized = (email: string) => email.trim().toLowerCase();

const hashOf = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
