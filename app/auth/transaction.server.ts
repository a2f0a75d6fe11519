import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cookieName, expireCookie, setCookie, type CookieKind } from './cookies.ts';
import { createSeal } from './seal.server.ts';

const transactionSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Local path that the person goes to afterwards. */
  target: z.string(),
  created: z.number(),
  /** Asked with `prompt=none`: nobody has to answer. */
  silent: z.boolean(),
  /** Asked in a hidden frame, whose page hands the answer over. */
  frame: z.boolean().optional(),
  maxAge: z.number().optional(),
  organization: z.string().optional(),
});
/** One login attempt under way, from the way out to the way back. Times are seconds since 1970. */
export type Transaction = z.infer<typeof transactionSchema>;

const LIFETIME = 86_400;
const MAX_KEPT = 5;
/** All of them together, so that abandoned logins never make a request too large. */
const MAX_BYTES = 4000;

/** Login attempts in encrypted cookies, one each, so that several tabs can log in. */
export interface Transactions {
  /** How many the browser sent, readable or not. */
  count(cookies: ReadonlyMap<string, string>): number;
  find(state: string, cookies: ReadonlyMap<string, string>): Promise<Transaction | null>;
  /** `Set-Cookie` lines that add one and let the oldest go. */
  add(transaction: Transaction, cookies: ReadonlyMap<string, string>): Promise<string[]>;
  /** `Set-Cookie` lines that use one up. */
  remove(state: string): string[];
  clear(cookies: ReadonlyMap<string, string>): string[];
}

/** A name for the deny list: a transaction that was answered is never answered again. */
export const transactionId = (state: string) => `login-${idOf(state)}`;
export const transactionEnd = (transaction: Transaction) => transaction.created + LIFETIME;

type Options = { secrets: readonly [string, ...string[]]; kind: CookieKind; now: () => number };

export function createTransactions({ secrets, kind, now }: Options): Transactions {
  const seal = createSeal({ secrets, purpose: 'login', schema: transactionSchema, now });
  const base = cookieName('pagewright-login', kind);
  const nameOf = (state: string) => `${base}.${idOf(state)}`;
  const sent = (cookies: ReadonlyMap<string, string>) => [...cookies].filter(([name]) => name.startsWith(`${base}.`));

  const readAll = async (cookies: ReadonlyMap<string, string>) => {
    const opened = await Promise.all(
      sent(cookies).map(async ([name, text]) => ({
        name,
        size: name.length + text.length,
        transaction: await seal.open(text),
      })),
    );
    return opened.sort((a, b) => (b.transaction?.created ?? 0) - (a.transaction?.created ?? 0));
  };

  return {
    count: (cookies) => sent(cookies).length,
    async find(state, cookies) {
      const transaction = await seal.open(cookies.get(nameOf(state)) ?? '');
      return transaction && isSame(transaction.state, state) ? transaction : null;
    },
    async add(transaction, cookies) {
      const text = await seal.close(transaction, transactionEnd(transaction));
      let room = MAX_BYTES - text.length;
      const surplus = (await readAll(cookies)).filter(({ size, transaction: kept }, index) => {
        room -= size;
        return !kept || index >= MAX_KEPT - 1 || room < 0;
      });
      return [
        ...surplus.map(({ name }) => expireCookie(name, kind)),
        setCookie(nameOf(transaction.state), text, LIFETIME, kind),
      ];
    },
    remove: (state) => [expireCookie(nameOf(state), kind)],
    clear: (cookies) => sent(cookies).map(([name]) => expireCookie(name, kind)),
  };
}

const idOf = (state: string) => createHash('sha256').update(state).digest('base64url').slice(0, 16);

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
