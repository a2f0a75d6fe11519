import type { WebAppParts } from './web-app-parts.ts';
import { readdirSync } from 'node:fs';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { assetsOfOthers } from './assets-of-others.ts';
import { builtAssets } from './built-assets.ts';
import { faultPage } from './fault-page.ts';
import { forwardGraphql } from './graphql-endpoint.ts';
import { MCP_PATH, serveMcp } from './mcp-endpoint.ts';
import { forwardWebhook, WEBHOOK_PATH } from './webhook-endpoint.ts';
import { requireAppHost, requireSameOrigin } from './origin-checks.ts';
import { createRemixHandler } from './remix-handler.ts';
import { withRequestContext } from './request-context.ts';
import { takeTurns } from './turns.ts';

export { connectApi } from './api/connect-api.ts';
export { createApiDoor } from './api/door.ts';

const ASSETS = 'build/client/assets';

/** The web app as an Express application, without a listening socket. */
export function createWebApp(parts: WebAppParts): express.Express {
  const { settings } = parts;
  const web = express();
  web.disable('x-powered-by');
  // Remix reads the address itself.
  web.set('query parser', false);
  // For whoever starts processes and sends people to them: published sites are served whatever else is wrong.
  web.get('/livez', (_request, response) => void response.type('text').send('ok'));
  web.get('/healthz', sayHealth(parts));
  web.use(MCP_PATH, serveMcp(parts));
  web.use(requireAppHost(parts));
  if (parts.devMiddleware) web.use(parts.devMiddleware);
  web.use(compression({ threshold: 1024 }));
  web.use('/assets', parts.devMiddleware ? express.static(ASSETS) : builtAssets(ASSETS), assetsOfOthers(parts));
  web.use(topFiles(parts.devMiddleware ? 'public' : 'build/client'));
  web.use('/graphql', forwardGraphql(parts));
  web.post(WEBHOOK_PATH, forwardWebhook(parts));
  web.use(requireSameOrigin(settings));
  web.use(takeTurns(parts));
  web.all('*', withRequestContext(parts, createRemixHandler({ ...parts, appOrigin: settings.appOrigin })));
  web.use(faultPage);
  return web;
}

/** `ok`, or 503 and in words what is wrong: for whoever watches over the product. */
function sayHealth({ problem }: Pick<WebAppParts, 'problem'>): RequestHandler {
  return async (_request, response) => {
    const wrong = await problem();
    response
      .status(wrong ? 503 : 200)
      .type('text')
      .set('Cache-Control', 'no-store')
      .send(wrong ?? 'ok');
  };
}

/** The files that lie at the top, such as the icon. Known by name, so that no page is first looked for on the disk. */
function topFiles(folder: string): RequestHandler {
  const names = new Set(readdirSync(folder).map((name) => `/${name}`));
  const serve = express.static(folder, { maxAge: '1h', index: false, redirect: false });
  return (request, response, next) => (names.has(request.path) ? serve(request, response, next) : next());
}
