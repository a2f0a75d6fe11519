import './load-env.ts';
import './instrument.server.ts';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { createWebApp } from '#app/edge/index.ts';
import { createBackend, FolderInUse } from '#backend/index.ts';
import { createHosting, createPeerReader } from '#hosting/index.ts';
import { startSandboxes } from '#sandbox/index.ts';
import { readSettings, SettingsError, type Settings } from '#settings';
import { localSecret } from './local-secrets.ts';
import { closeOnSignals } from './shutdown.ts';

/** A start that cannot succeed for a reason that the person can mend: shown as one sentence. */
class PortInUse extends Error {}

const isPlain = (error: unknown): error is Error =>
  error instanceof SettingsError || error instanceof FolderInUse || error instanceof PortInUse;

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'EADDRINUSE'
          ? new PortInUse(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`)
          : error,
      ),
    );
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

function greet(settings: Settings, accounts: { email: string; note: string }[], password: string) {
  console.info(`\n  ${settings.appTitle} is ready: ${settings.appOrigin}\n`);
  console.info(`  Published sites    http://<subdomain>.${settings.sitesDomain}:${settings.port}`);
  console.info(`  GraphQL API        ${settings.apiHost ?? settings.appOrigin}/graphql`);
  if (settings.standIns.identity) console.info(`  Identity (local)   ${settings.auth0.issuer}`);
  if (settings.standIns.payments) console.info(`  Payments (local)   ${settings.stripe?.apiBase ?? ''}/`);
  if (!accounts.length) return;
  console.info(`\n  Local test accounts, password "${password}":`);
  for (const { email, note } of accounts) console.info(`    ${email.padEnd(28)}${note}`);
  console.info('');
}

async function start() {
  const settings = readSettings(process.env, localSecret);
  const server = createHttpServer((_request, response) =>
    response.writeHead(503, { 'Retry-After': 2 }).end('Starting'),
  );
  await listen(server, settings);
  const backend = await createBackend({ settings });
  const sandboxes = await startSandboxes(settings);
  const { build, devMiddleware, close } = await loadBuild(server);

  const hosting = createHosting({ settings, sites: backend.sites });
  const peerOf = createPeerReader(settings.trustedProxies);
  const send = settings.apiHost ? (request: Request) => fetch(request) : backend.fetch;
  const web = createWebApp({
    settings,
    send,
    sessionStore: backend.sessionStore,
    peerOf,
    build,
    devMiddleware,
    mode: process.env.NODE_ENV ?? 'development',
  });
  server.removeAllListeners('request').on('request', (request, response) => {
    if (!hosting.serve(request, response, peerOf(request))) web(request, response);
  });

  closeOnSignals(server, async () => {
    await Promise.all([close(), sandboxes.close()]);
    await backend.close();
  });
  greet(settings, sandboxes.accounts, sandboxes.password);
}

start().catch((error: unknown) => {
  console.error(isPlain(error) ? error.message : error);
  process.exit(1);
});
