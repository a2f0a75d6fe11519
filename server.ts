import './load-env.ts';
import './instrument.server.ts';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { createWebApp } from '#app/edge/index.ts';
import { createBackend, openReading } from '#backend/index.ts';
import { createFront, createPeerReader, startInternal } from '#hosting/index.ts';
import { seededAccounts, startSandboxes, type Sandboxes } from '#sandbox/index.ts';
import { listenFailure, readSettings, StartError, type Settings } from '#settings';
import { localSecret } from './local-secrets.ts';
import { keepPrivate } from './private-folder.ts';
import { closeOnSignals } from './shutdown.ts';

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
  const { appOrigin, standIns } = settings;
  const lines = [
    `${settings.appTitle} is ready: ${appOrigin}`,
    '',
    `Make a website     ${appOrigin}/template-builder/1 (no account needed)`,
    `Published sites    http://<subdomain>.${settings.sitesDomain}:${settings.port}`,
    `GraphQL API        ${settings.apiHost ?? appOrigin}/graphql`,
    ...(standIns.identity ? [`Identity (local)   ${settings.auth0.issuer}`] : []),
    ...(standIns.payments ? [`Payments (local)   ${settings.stripe?.apiBase}/`] : []),
    ...(standIns.domains ? [`Domains (local)    http://127.0.0.1:${standIns.domains}/`] : []),
    ...(accounts.length ? ['', `Local test accounts, password "${password}":`] : []),
    ...accounts.map(({ email, note }) => `  ${email.padEnd(28)}${note}`),
  ];
  return `\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n`;
}

async function start() {
  const settings = readSettings(process.env, localSecret);
  try {
    keepPrivate(settings.dataDir);
  } catch (error) {
    console.warn('Other users of this machine may be able to read the data folder', { error });
  }
  const server = createHttpServer((_request, response) =>
    response.writeHead(503, { 'Retry-After': 2 }).end('Starting'),
  );
  await listen(server, settings);
  const internal = await startInternal(settings);
  const reading = openReading();
  reading.start();
  const people = settings.standIns.identity ? seededAccounts : [];
  const backend = await createBackend({ settings, people, reading });
  const sandboxes = await startSandboxes(settings);
  const { build, devMiddleware, close } = await loadBuild(server);

  const peerOf = createPeerReader(settings.trustedProxies);
  const send = settings.apiHost ? (request: Request) => fetch(request) : backend.fetch;
  const web = createWebApp({
    settings,
    send,
    takeWebhook: settings.apiHost ? send : backend.webhook,
    ask: settings.apiHost ? undefined : backend.ask,
    sessionStore: backend.sessionStore,
    problem: backend.problem,
    isReadOnly: backend.isReadOnly,
    banner: backend.banner,
    peerOf,
    build,
    devMiddleware,
    mode: process.env.NODE_ENV ?? 'development',
  });
  const answer = createFront({ settings, sites: backend.sites, peerOf }, web);
  server.removeAllListeners('request').on('request', answer);

  internal.open({
    mayHaveCertificate: backend.mayHaveCertificate,
    needs: { database: backend.problem, storage: backend.storageProblem },
  });
  closeOnSignals([server, internal.server], {
    drain: internal.end,
    drainMs: settings.drainMs,
    endStreams: backend.endStreams,
    close: async () => {
      await Promise.all([close(), sandboxes.close()]);
      await backend.close();
    },
  });
  console.info(greeting(settings, sandboxes));
  await backend.warmUp();
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
