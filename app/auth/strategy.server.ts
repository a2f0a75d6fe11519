import { randomBytes } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { OAuth2Tokens } from 'arctic';
import { Authenticator } from 'remix-auth';
import { Auth0Strategy } from 'remix-auth-auth0';
import {
  invalidAnswerError,
  invalidTokenError,
  isAuthError,
  missingQueryError,
  missingTransactionError,
  providerError,
  stateMismatchError,
} from './errors.ts';
import { verifyIdToken } from './id-token.ts';
import type { Identity } from './identity.server.ts';
import { backFrom } from './redirect-target.ts';
import type { RequestSession } from './request-session.server.ts';
import type { Session } from './session.ts';
import { tokenEntryOf } from './token-entry.ts';
import { tokenAnswerSchema } from './token-endpoint.server.ts';
import { transactionEnd, transactionId, type Transaction } from './transaction.server.ts';

const scopes = ['openid', 'profile', 'email', 'offline_access'];

export type LoginOptions = {
  /** Local path to go to afterwards. */
  target: string;
  screen?: 'signup';
  prompt?: 'login' | 'none';
  /** In a hidden frame: the provider hands its answer to the page around it. */
  frame?: boolean;
};
/** One end of the flow: the way to the provider, or its answer. */
type Step = { login: LoginOptions } | { answer: URLSearchParams };
export type FinishedLogin = { session: Session; transaction: Transaction };

/**
 * Auth0 through remix-auth. The library's strategy neither verifies the identity token nor protects its transaction, so
 * both ends of the flow are replaced here; its authorization address and its PKCE (S256) stay.
 */
class VerifiedAuth0Strategy extends Auth0Strategy<FinishedLogin> {
  readonly #session: RequestSession;
  readonly #identity: Identity;
  readonly #step: Step;

  constructor(session: RequestSession, step: Step) {
    const { identity } = session;
    const { issuer, clientId, clientSecret, audience, organization } = identity.settings.auth0;
    const redirectURI = redirectUriOf(identity);
    super({ domain: new URL(issuer).host, clientId, clientSecret, redirectURI, scopes, audience, organization }, () => {
      throw new Error('A login is only accepted together with its transaction');
    });
    const endpoint = (path: string) => new URL(path, issuer).href;
    Object.assign(this.client, {
      authorizationEndpoint: endpoint('authorize'),
      tokenEndpoint: endpoint('oauth/token'),
      tokenRevocationEndpoint: endpoint('oauth/revoke'),
    });
    this.#session = session;
    this.#identity = identity;
    this.#step = step;
  }

  override authenticate(request: Request): Promise<FinishedLogin> {
    return 'login' in this.#step ? this.#start(request, this.#step.login) : this.#finish(this.#step.answer);
  }

  async #start(request: Request, { target, screen, prompt, frame }: LoginOptions): Promise<never> {
    const { maxAge, audience } = this.#identity.settings.auth0;
    const { state, codeVerifier, url } = this.createAuthorizationURL();
    const nonce = randomBytes(32).toString('base64url');
    const asked = this.authorizationParams(url.searchParams, request);
    asked.set('response_mode', frame ? 'web_message' : 'query');
    asked.set('nonce', nonce);
    asked.set('audience', audience);
    if (prompt) asked.set('prompt', prompt);
    if (screen) asked.set('screen_hint', screen);
    if (maxAge !== undefined) asked.set('max_age', String(maxAge));
    url.search = asked.toString();
    const organization = asked.get('organization') ?? undefined;
    await this.#session.addTransaction({
      state,
      nonce,
      verifier: codeVerifier,
      target,
      created: this.#identity.now(),
      silent: prompt === 'none',
      frame,
      maxAge,
      organization,
    });
    throw redirect(url.href);
  }

  async #finish(answer: URLSearchParams): Promise<FinishedLogin> {
    const transaction = await this.#takeTransaction(answer);
    try {
      return await this.#accept(answer, transaction);
    } catch (error) {
      throw isAuthError(error) ? error.withAppState(transaction.target) : error;
    }
  }

  async #accept(answer: URLSearchParams, transaction: Transaction): Promise<FinishedLogin> {
    if (answer.getAll('iss').some((iss) => iss !== this.#identity.settings.auth0.issuer))
      throw invalidAnswerError('The answer came from another login service');
    const error = answer.get('error');
    if (error && transaction.silent && !transaction.frame && NEEDS_THE_PERSON.has(error))
      return this.#forget(transaction.target);
    if (error) throw providerError(error, answer.get('error_description'));
    const [code, ...more] = answer.getAll('code');
    if (!code || more.length > 0) throw invalidAnswerError('The answer has no usable code');
    const tokens = await this.validateAuthorizationCode(code, transaction.verifier);
    return { session: await this.#sessionFrom(tokens, transaction), transaction };
  }

  /**
   * A login without questions was not possible: the session is over here. The page that was asked for decides whether
   * it needs a login; without the session's flag it asks the person.
   */
  async #forget(target: string): Promise<never> {
    await this.#session.signOut();
    throw redirect(backFrom(target) ?? '/');
  }

  /** The state is compared before anything else is believed; a transaction is answered once. */
  async #takeTransaction(answer: URLSearchParams): Promise<Transaction> {
    const { transactions, sessionStore } = this.#identity;
    const { cookies } = this.#session;
    if ([...answer.keys()].length === 0) throw missingQueryError();
    if (transactions.count(cookies) === 0) throw missingTransactionError();
    const [state, ...more] = answer.getAll('state');
    const transaction = state && more.length === 0 ? await transactions.find(state, cookies) : null;
    if (!transaction) throw stateMismatchError();
    this.#session.removeTransaction(transaction.state);
    if (!(await sessionStore.takeLock(transactionId(transaction.state), new Date(transactionEnd(transaction) * 1000))))
      throw stateMismatchError();
    return transaction;
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string): Promise<OAuth2Tokens> {
    return new OAuth2Tokens(
      await this.#identity.tokenEndpoint.exchange({
        code,
        codeVerifier,
        redirectUri: redirectUriOf(this.#identity),
        scope: scopes.join(' '),
      }),
    );
  }

  async #sessionFrom(tokens: OAuth2Tokens, { nonce, maxAge, organization }: Transaction): Promise<Session> {
    const { settings, signingKeys, now } = this.#identity;
    const { issuer, clientId, audience } = settings.auth0;
    const answer = tokenAnswerSchema.parse(tokens.data);
    if (!answer.id_token) throw invalidTokenError('ID token is missing');
    await verifyIdToken(answer.id_token, signingKeys, {
      issuer,
      clientId,
      organization,
      now: now(),
      login: { nonce, maxAge },
    });
    const entry = tokenEntryOf(
      { ...answer, id_token: answer.id_token },
      { audience, client_id: clientId, scope: scopes.join(' ') },
      now(),
    );
    return { id: randomBytes(24).toString('base64url'), created: now(), seen: now(), generation: 0, tokens: entry };
  }
}

const NEEDS_THE_PERSON = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);
const redirectUriOf = ({ settings }: Identity) => `${settings.appOrigin}/login-success`;

/** Runs one end of the flow: the way out throws the redirect to the provider, an answer becomes a session. */
export function authenticate(request: Request, session: RequestSession, step: Step): Promise<FinishedLogin> {
  return new Authenticator<FinishedLogin>()
    .use(new VerifiedAuth0Strategy(session, step))
    .authenticate('auth0', request);
}
