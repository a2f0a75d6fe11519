import type { Settings } from '#settings';
import type { RequestSession } from './auth/request-session.server.ts';
import type { SessionStore } from './auth/session-store.ts';

/** A query; `headers` carry the caller's credentials as they would over HTTP, `screen` is one for all questions of a request. */
export type ApiQuestion = { query: string; variables: Record<string, unknown>; headers: Headers; screen: object };
export type ApiAnswer = { status: number; statusText: string; data?: unknown; errors?: unknown };

/** A notice over every screen. */
export type Banner = { text: string; tone: 'info' | 'success' | 'warning' };

/** What every loader, action and entry is given. `server.ts` builds one for each request. */
export type AppContext = {
  settings: Settings;
  /** Carries a GraphQL request to the API: in this process, or over the network to `API_HOST`. */
  send(request: Request): Promise<Response>;
  /** Asks an API in this process without the ceremony of HTTP. Never rejects; errors are in the answer. */
  ask?(question: ApiQuestion): Promise<ApiAnswer>;
  sessionStore: SessionStore;
  /** True while the server refuses every change. */
  isReadOnly: boolean;
  /** What staff want to tell everybody at present. */
  banner: Banner | null;
  /** Opened, and renewed when needed, before the app is asked; its cookies leave with the answer. */
  session: RequestSession;
  /** Random for each response; the Content-Security-Policy lets only scripts and styles with it run. */
  nonce: string;
  /** The person's own address, after trusted proxies. */
  clientAddress: string;
  /** Lets a larger body through than forms without files need, in bytes. Called once it is clear that the person may send it. */
  allowBody(bytes: number): void;
};

declare module '@remix-run/server-runtime' {
  // Remix asks for interface merging here.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface AppLoadContext extends AppContext {}
}
