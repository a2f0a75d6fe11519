import './load-env.ts';
import './instrument.server.ts';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { connectApi, createApiDoor, createWebApp } from '#app/edge/index.ts';
import { createBackend, readFont, type Backend } from '#backend/index.ts';
import { createAppFront, createFront, createPeerReader, notHere, startInternal, type Answers } from '#hosting/index.ts';
import { seededAccounts, startSandboxes, type Sandboxes } from '#sandbox/index.ts';
import { listenFailure, PARTS, readSettings, StartError, type Settings } from '#settings';
import { localSecret } from './local-secrets.ts';
import { keepPrivate } from './private-folder.ts';
import { withSecretFiles } from './secret-files.ts';
import { closeOnSignals } from './shutdown.ts';

/**
 * Longer than a proxy keeps a connection that nothing goes over, Caddy for two minutes: who ends first must be the one that asks. What
 * it sends at the moment when the server ends the connection is lost, and a form is not sent twice by itself.
 */
const KEEP_ALIVE_MS = 125_000;

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(listenFailure(error, port, 'app')));
    server.listen(port, host, listening);
  });
}

type RemixBuild = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  devMiddleware?: RequestHandler;
  close(): Promise<void>;
};

async function loadBuild(server: Server): Promise<RemixBuild> {
  if (process.env.NODE_ENV === 'production') {
    const built: string = './server/index.js';
    const build: ServerBuild = await import(built);
    return { build, close: async () => undefined };
  }
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return {
    build: async (): Promise<ServerBuild> => {
      const { default: _default, ...build } = await vite.ssrLoadModule('virtual:remix/server-build');
      return build as ServerBuild;
    },
    devMiddleware: vite.middlewares,
    close: () => vite.close(),
  };
}

function greeting(settings: Settings, { accounts, password }: Sandboxes) {
  const { appOrigin, parts, standIns } = settings;
  const does = PARTS.filter((part) => parts[part]);
  if (does.length < PARTS.length) return `${settings.appTitle} is ready: ${does.join(', ')}`;
  const lines = [
    `${settings.appTitle} is ready: ${appOrigin}`,
    '',
    `Make a website     ${appOrigin}/template-builder/1 (no account needed)`,
    `Published sites    http://<subdomain>.${settings.sitesDomain}:${settings.port}`,
    `GraphQL API        ${appOrigin}/graphql`,
    ...(standIns.identity ? [`Identity (local)   ${settings.auth0.issuer}`] : []),
    ...(standIns.payments ? [`Payments (local)   ${settings.stripe?.apiBase}/`] : []),
    ...(standIns.photos ? [`Pictures (local)   http://127.0.0.1:${standIns.photos}/`] : []),
    ...(standIns.domains ? [`Domains (local)    http://127.0.0.1:${standIns.domains}/`] : []),
    ...(accounts.length ? ['', `Local test accounts, password "${password}":`] : []),
    ...accounts.map(({ email, note }) => `  ${email.padEnd(28)}${note}`),
  ];
  return `\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n`;
}

/** The database with all that is made of it; null for a web app that asks the API of another process. */
async function openBackend(settings: Settings): Promise<Backend | null> {
  const { apiHost, parts } = settings;
  if (apiHost && !parts.sites && !parts.jobs) return null;
  return createBackend({ settings, people: settings.standIns.identity ? seededAccounts : [] });
}

/** What the web app asks: the API of this process, or the one at `API_HOST`. */
async function openApi(settings: Settings, backend: Backend | null) {
  if (settings.apiHost) return { ...(await connectApi(settings.apiHost, settings)), ask: undefined };
  if (!backend) throw new StartError('A web app needs an API');
  const { fetch: send, webhook: takeWebhook, ask, assetOf, now, sessionStore, problem, isReadOnly, banner } = backend;
  return {
    send,
    takeWebhook,
    ask,
    assetOf,
    now,
    sessionStore,
    problem,
    isReadOnly,
    banner,
    close: async () => undefined,
  };
}

async function start() {
  const settings = readSettings(withSecretFiles(process.env), localSecret);
  const { parts } = settings;
  try {
    keepPrivate(settings.dataDir);
  } catch (error) {
    console.warn('Other users of this machine may be able to read the data folder', { error });
  }
  const server = createHttpServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (_request, response) =>
    response.writeHead(503, { 'Retry-After': 2 }).end('Starting'),
  );
  if (parts.web || parts.sites) await listen(server, settings);
  const internal = await startInternal(settings);
  const backend = await openBackend(settings);
  const sandboxes = await startSandboxes(settings);
  const peerOf = createPeerReader(settings.trustedProxies);
  const closing = [() => sandboxes.close()];

  let web: RequestListener = notHere;
  let needs: Answers['needs'] = backend ? { database: backend.problem, storage: backend.storageProblem } : {};
  let passOn: RequestListener | undefined;
  if (parts.web) {
    const api = await openApi(settings, backend);
    const { build, devMiddleware, close } = await loadBuild(server);
    const mode = process.env.NODE_ENV ?? 'development';
    web = createWebApp({ ...api, settings, peerOf, build, devMiddleware, mode });
    if (settings.apiHost) needs = { ...needs, database: api.problem };
    else passOn = createApiDoor({ ...api, settings });
    closing.push(close, api.close);
  }
  const answer =
    parts.sites && backend
      ? createFront({ settings, sites: backend.sites, peerOf }, web)
      : createAppFront({ settings, font: readFont, peerOf }, web);
  server.removeAllListeners('request').on('request', answer);

  internal.open({
    mayHaveCertificate: backend?.mayHaveCertificate,
    needs,
    copyDatabase: backend?.copyDatabase,
    passOn,
  });
  closeOnSignals([server, internal.server], {
    drain: internal.end,
    drainMs: settings.drainMs,
    endStreams: () => backend?.endStreams(),
    close: async () => {
      await Promise.all(closing.map((close) => close()));
      await backend?.close();
    },
  });
  console.info(greeting(settings, sandboxes));
  await backend?.warmUp();
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
