import { decodeJwt } from 'jose';
import { cookieName, expireCookie, parseCookies, setCookie } from './cookies.ts';
import { profileSchema, type Profile } from './id-token.ts';
import type { Identity } from './identity.server.ts';
import { rolesIn } from './roles.ts';
import { cookieEndOf, endOf, IDLE_SECONDS, needsRenewal, type Session, type TokenEntry } from './session.ts';
import type { Transaction } from './transaction.server.ts';
import { openRequestClaims, type RequestClaims } from './request-claims.server.ts';
import { temporarilyUnavailable } from './unavailable-page.ts';

/** Who is logged in, from the verified identity token. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  picture: string | null;
  roles: string[];
  profile: Profile;
};

/** The session of one request: what loaders and actions read and change. Cookies leave with the response, once. */
export interface RequestSession {
  readonly identity: Identity;
  readonly current: Session | null;
  readonly user: SessionUser | null;
  /** For the API; null for a visitor. Never leaves the server otherwise. */
  readonly accessToken: string | null;
  /** There is no session, but the browser had one: the provider may give it back without a question. */
  readonly mayReturnSilently: boolean;
  readonly cookies: ReadonlyMap<string, string>;
  /** True while the provider cannot renew the tokens: whoever needs them says so instead of going on. */
  readonly isUnavailable: boolean;
  /** Websites that were made without an account. */
  readonly claims: RequestClaims;
  /** Replaces whatever session there was. */
  signIn(session: Session): Promise<void>;
  /** Gives the session that there is new tokens of the same person. */
  renewWith(tokens: TokenEntry): Promise<void>;
  /** Ends the session here, and wherever its cookie was copied to. */
  signOut(): Promise<void>;
  addTransaction(transaction: Transaction): Promise<void>;
  removeTransaction(state: string): void;
  clearTransactions(): void;
}

export type OpenedSession = {
  session: RequestSession;
  /** An answer to give instead of asking the app: the session could not be renewed just now. */
  unavailable: Response | null;
  /** The `Set-Cookie` lines of the response; ask when the app has answered. With any of them goes `Cache-Control: no-store`. */
  headers(): string[];
};

/** A session cookie is written again when it is this old, so that the idle day rolls on. */
const ROLL_SECONDS = 300;
/** These must work while the provider is away. */
const WITHOUT_RENEWAL = new Set(['/logout', '/login-success']);
const sessionFlag = 'pagewright-signed-in';
/** There was a login without questions a moment ago: a second one would go in circles. */
const askedMark = 'pagewright-asked';
const ASK_AGAIN_SECONDS = 60;

/** Reads the session of a request and renews its tokens when they are about to expire. Called once a request, before the app. */
export async function openRequestSession(request: Request, identity: Identity): Promise<OpenedSession> {
  const cookies = parseCookies(request.headers.get('Cookie'));
  const lines = new CookieLines();
  const session = await createRequestSession(identity, cookies, lines);
  const { pathname } = new URL(request.url);
  if (!WITHOUT_RENEWAL.has(pathname.replace(/\.data$/, ''))) await session.renewWhenNeeded();
  // A page on screen stays there and shows why a part of it is missing; everything else is answered here.
  const unavailable =
    session.isUnavailable && !pathname.endsWith('.data')
      ? temporarilyUnavailable(request, identity.settings.appTitle)
      : null;
  return { session, unavailable, headers: () => lines.all() };
}

/** `Set-Cookie` lines of one response: the last one for a name counts. */
class CookieLines {
  readonly #lines = new Map<string, string>();
  set(lines: string[]): void {
    for (const line of lines) this.#lines.set(line.slice(0, line.indexOf('=')), line);
  }
  all(): string[] {
    return [...this.#lines.values()];
  }
}

async function createRequestSession(identity: Identity, cookies: ReadonlyMap<string, string>, lines: CookieLines) {
  const { sessionCookie, sessionStore, transactions } = identity;
  const flagKind = { secure: identity.isSecure, readable: true };
  const flagName = cookieName(sessionFlag, flagKind);

  const claims = await openRequestClaims(identity, cookies, (changed) => lines.set(changed));
  const read = await sessionCookie.read(cookies);
  let current = read && endOf(read) > identity.now() && !(await sessionStore.isDenied(read.id)) ? read : null;
  let user = current ? userOf(current, identity) : null;
  // The cookie of a session that was ended stays: another tab may have logged in and put its own in its place by now.
  if (!read && sessionCookie.isSent(cookies)) lines.set(sessionCookie.clear(cookies));

  const write = async (session: Session) => {
    current = session;
    user = userOf(session, identity);
    lines.set(await sessionCookie.write(session, cookieEndOf(session), cookies));
    lines.set([setCookie(flagName, 'true', IDLE_SECONDS, flagKind)]);
  };
  let isFlagged = cookies.get(flagName) === 'true';
  let isUnavailable = false;
  const markName = cookieName(askedMark, { secure: identity.isSecure });
  const wasAsked = cookies.has(markName);
  const forget = ({ keepFlag }: { keepFlag: boolean }) => {
    current = null;
    user = null;
    lines.set(sessionCookie.clear(cookies));
    if (!keepFlag && cookies.has(flagName)) lines.set([expireCookie(flagName, flagKind)]);
    isFlagged &&= keepFlag;
  };
  // The account is gone: nothing here may bring it back by itself.
  if (current && user && (await sessionStore.isOver(user.id, new Date(current.created * 1000))))
    forget({ keepFlag: false });

  return {
    identity,
    cookies,
    claims,
    get current() {
      return current;
    },
    get user() {
      return user;
    },
    get accessToken() {
      return current?.tokens.access_token ?? null;
    },
    get mayReturnSilently() {
      return current === null && isFlagged && !wasAsked;
    },
    get isUnavailable() {
      return isUnavailable;
    },
    async signIn(session: Session) {
      const before = current;
      if (before) await sessionStore.deny(before.id, new Date(endOf(before) * 1000));
      await write(session);
    },
    async renewWith(tokens: TokenEntry) {
      if (current) await write({ ...current, generation: current.generation + 1, seen: identity.now(), tokens });
    },
    async signOut() {
      if (read) await sessionStore.deny(read.id, new Date(endOf(read) * 1000));
      if (current && current.id !== read?.id) await sessionStore.deny(current.id, new Date(endOf(current) * 1000));
      // A sign-in earlier in this request may have left lines for more cookies than were sent.
      const written = lines.all().map((line): [string, string] => [line.slice(0, line.indexOf('=')), '']);
      forget({ keepFlag: false });
      lines.set([...sessionCookie.clear(new Map([...cookies, ...written])), expireCookie(flagName, flagKind)]);
    },
    async addTransaction(transaction: Transaction) {
      lines.set(await transactions.add(transaction, cookies));
      if (transaction.silent && !transaction.frame)
        lines.set([setCookie(markName, 'true', ASK_AGAIN_SECONDS, { secure: identity.isSecure })]);
    },
    removeTransaction(state: string) {
      lines.set(transactions.remove(state));
    },
    clearTransactions() {
      lines.set(transactions.clear(cookies));
    },
    async renewWhenNeeded(): Promise<void> {
      if (!current) return;
      if (!needsRenewal(current, identity.now())) {
        if (identity.now() - current.seen >= ROLL_SECONDS) await write({ ...current, seen: identity.now() });
        return;
      }
      const renewal = await identity.renew(current);
      if (renewal.kind === 'renewed') await write(renewal.session);
      if (renewal.kind === 'ended') forget({ keepFlag: false });
      // Right after a login without questions its tokens are used as they are, however short they live.
      if (renewal.kind === 'impossible' && !wasAsked) forget({ keepFlag: true });
      isUnavailable = renewal.kind === 'unavailable';
    },
  };
}

const users = new WeakMap<Session, SessionUser | null>();

/** Read once for each session that was opened. */
function userOf(session: Session, identity: Identity): SessionUser | null {
  const known = users.get(session);
  if (known !== undefined) return known;
  const user = readUser(session, identity);
  users.set(session, user);
  return user;
}

/** The token was verified when it came; the seal has kept it since. */
function readUser(session: Session, { settings }: Identity): SessionUser | null {
  const profile = profileSchema.safeParse(decodeJwt(session.tokens.id_token)).data;
  if (!profile) return null;
  const { sub, name, nickname, email, picture } = profile;
  return {
    id: sub,
    name: name ?? nickname ?? email ?? '',
    email: email ?? '',
    picture: picture ?? null,
    roles: rolesIn(profile[settings.auth0.rolesClaim]),
    profile,
  };
}
