import type { RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { createWebApp } from '#app/edge/index.ts';
import type { WebAppParts } from '#app/edge/web-app-parts.ts';
import { createMemorySessionStore } from '#app/auth/session-store.ts';
import { createDoor, createPeerReader } from '#hosting/index.ts';
import { readSettings } from '#settings';
import { listening } from './raw-request.ts';

type Module = Pick<ServerBuild['routes'][string]['module'], 'loader' | 'action'>;

/** A build of the web app with these routes and no screens. */
function buildOf(modules: Record<string, Module>): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [
      path,
      { id: path, path, module: { default: undefined, ...module } },
    ]),
  );
  return {
    mode: 'production',
    entry: { module: { default: async (_request, status) => new Response('a page', { status }) } },
    routes,
    assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
    isSpaMode: false,
  };
}

/** The web app's edge with routes of the test behind it, on a port of its own, which `env` does not name. Everybody is a visitor. */
export async function openEdgeApp(
  modules: Record<string, Module>,
  send: WebAppParts['send'],
  env: Record<string, string> = {},
  assetOf: WebAppParts['assetOf'] = async () => null,
) {
  let handle: RequestListener = () => undefined;
  const app = await listening((request, response) => handle(request, response));
  const settings = readSettings(
    { NODE_ENV: 'test', PORT: String(app.port), ...env },
    (_folder, name) => `${name}-secret-of-the-tests-0123456789abcdef`,
  );
  const peerOf = createPeerReader(settings.trustedProxies);
  const web = createWebApp({
    settings,
    send,
    takeWebhook: send,
    ask: undefined,
    assetOf,
    problem: async () => null,
    isReadOnly: () => false,
    banner: () => null,
    now: Date.now,
    sessionStore: createMemorySessionStore(),
    peerOf,
    build: buildOf(modules),
    mode: 'production',
    devMiddleware: (_request, _response, next) => next(),
  });
  handle = createDoor({ settings, peerOf }, web);
  return { ...app, origin: settings.appOrigin };
}
