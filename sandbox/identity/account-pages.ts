import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { formOf } from '../http.ts';
import { sendPage } from '../page.ts';
import type { Account, Accounts } from './accounts.ts';
import { accountPage, failurePage, type Mistake } from './account-page.ts';
import { isEasyToGuess } from './easy-passwords.ts';
import { countTries, type Tries } from './tries.ts';

type Kind = 'login' | 'signup';
type Entered = { account: Account } | { mistake: Mistake; status?: 429 };

const EASY = 'That password is easy to guess. Three or four words that do not belong together are a good one.';
const TOO_MANY = 'Those were many tries. Please wait a few minutes, then try again.';

const signupSchema = z.object({
  name: z.string().trim().min(1, 'Please tell us your name.').max(100, 'That name is too long.'),
  email: z
    .string()
    .trim()
    .max(254, 'That e-mail address is too long.')
    .pipe(z.email('That does not look like an e-mail address.')),
  password: z
    .string()
    .min(8, 'The password needs 8 characters or more.')
    .max(200, 'The password may have 200 characters at most.')
    .refine((password) => !isEasyToGuess(password), EASY),
});

/** The hosted log-in and sign-up pages: `/u/{uid}?screen=…`, one path, since the cookie that opens them is bound to it. */
export function accountPages({
  provider,
  accounts,
  appOrigin,
}: {
  provider: Provider;
  accounts: Accounts;
  appOrigin: string;
}) {
  const tries = countTries(Date.now);
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    uid: string,
    query: URLSearchParams,
  ): Promise<void> => {
    const kind: Kind = query.get('screen') === 'signup' ? 'signup' : 'login';
    const details = await provider.interactionDetails(request, response).catch(() => undefined);
    if (details?.uid !== uid) {
      const text = 'This login page is too old or was opened in another browser. Please start again.';
      return sendPage(response, 400, failurePage('Please start again', text, appOrigin), appOrigin);
    }
    const screen = (name: Kind, email = '') =>
      `/u/${uid}?${new URLSearchParams({ screen: name, ...(email ? { email: email.slice(0, 254) } : {}) })}`;
    const show = (status: number, email: string, name: string, error?: Mistake) => {
      const addresses = { action: screen(kind), otherAction: screen(kind === 'login' ? 'signup' : 'login', email) };
      return sendPage(response, status, accountPage({ kind, ...addresses, email, name, error }), appOrigin);
    };

    const hint = query.get('email') ?? details.params.login_hint;
    if (request.method !== 'POST') return show(200, typeof hint === 'string' ? hint : '', '');
    const form = await formOf(request);
    const entered = await enter(kind, form, accounts, tries);
    if ('mistake' in entered)
      return show(entered.status ?? 422, form.get('email') ?? '', form.get('name') ?? '', entered.mistake);
    details.result = { login: { accountId: entered.account.sub, amr: ['pwd'] } };
    if (await leaveOtherAccount(provider, request, response, entered.account.sub)) details.session = undefined;
    await details.persist();
    response.writeHead(303, { Location: details.returnTo, 'Cache-Control': 'no-store' }).end();
  };
}

async function enter(kind: Kind, form: URLSearchParams, accounts: Accounts, tries: Tries): Promise<Entered> {
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '', password: form.get('password') ?? '' };
  const parsed = kind === 'signup' ? signupSchema.safeParse(typed) : undefined;
  if (parsed && !parsed.success) {
    const issue = parsed.error.issues[0];
    const field = z.enum(['name', 'email', 'password']).catch('email').parse(issue?.path[0]);
    return { mistake: { field, text: issue?.message ?? 'Please check what you entered.' } };
  }
  const made = parsed && (await accounts.create(parsed.data));
  if (made) return { account: made };
  if (tries.areOver(typed.email)) return { mistake: { field: 'password', text: TOO_MANY }, status: 429 };
  // Whoever presses the button of a sign-up twice is the same person both times.
  const account = await accounts.check(typed.email, typed.password.slice(0, 200));
  tries.count(typed.email, account !== undefined);
  return account ? { account } : { mistake: kind === 'signup' ? taken : wrong };
}

const wrong: Mistake = { field: 'password', text: 'Wrong e-mail or password.' };
const taken: Mistake = {
  field: 'email',
  text: 'There is already an account with this e-mail.',
  otherForm: 'Log in instead',
};

/** True when someone else was logged in. The provider would answer that change with a page that only works with JavaScript. */
async function leaveOtherAccount(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  sub: string,
): Promise<boolean> {
  const session = await provider.Session.get(provider.createContext(request, response));
  if (!session.accountId || session.accountId === sub) return false;
  session.accountId = undefined;
  session.loginTs = undefined;
  session.authorizations = {};
  await session.persist();
  return true;
}
