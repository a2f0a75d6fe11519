import type { ServerBuild } from '@remix-run/node';
import type { Request as ExpressRequest, RequestHandler } from 'express';
import type { SessionStore } from '#app/auth/session-store.ts';
import type { AppContext } from '#app/context.ts';
import type { Settings } from '#settings';

export type WebAppParts = {
  settings: Settings;
  /** Carries a GraphQL request to the API. */
  send(request: Request): Promise<Response>;
  /** Carries what the payment provider sends to the API. */
  takeWebhook(request: Request): Promise<Response>;
  ask: AppContext['ask'];
  /** A file for browsers that another release of the web app has; null when none has it. */
  assetOf(name: string): Promise<Uint8Array | null>;
  /** The time that counts for all processes, in milliseconds since 1970. */
  now(): number;
  sessionStore: SessionStore;
  /** In plain words what is wrong at present; null when all is well. */
  problem(): Promise<string | null>;
  /** True while changes are refused because the disk is nearly full. */
  isReadOnly(): boolean;
  /** What staff want to tell everybody at present. */
  banner(): AppContext['banner'];
  /** Address and scheme of who asks, as hosting found them. */
  peerOf(request: ExpressRequest): { address: string; host: string };
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: string;
  /** Serves source modules in development, before everything else. */
  devMiddleware?: RequestHandler;
};
