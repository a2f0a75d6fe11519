import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { FONT_PATH, sendFont } from '../page-font.ts';
import { createAnswerQuery } from './dns/answer-query.ts';
import { listenOnOnePort } from './one-port.ts';
import { createPages } from './pages/index.ts';
import { answerRdap } from './rdap.ts';
import { openDomainRecords } from './records.ts';
import { createRegistrar, type RegistrarOptions } from './registrar/index.ts';
import { createZones } from './zones.ts';

export type DomainsSandboxOptions = {
  /** For HTTP and for DNS over UDP and TCP; 0: any that is free. */
  port: number;
  host: string;
  dataDir: string;
  appOrigin: string;
  /** Published sites lie below this name, which leads to these addresses. */
  sitesDomain: string;
  sitesAddresses: string[];
  registrar: RegistrarOptions;
};

export type DomainsSandbox = { origin: string; port: number; close(): Promise<void> };

/** Starts the local registry, registrar and name server in one. */
export async function startDomainsSandbox(options: DomainsSandboxOptions): Promise<DomainsSandbox> {
  const records = openDomainRecords(join(options.dataDir, 'domains'));
  const zones = createZones(records, {
    localhost: ['127.0.0.1'],
    [options.sitesDomain]: options.sitesAddresses,
  });
  const answerRegistrar = createRegistrar(zones, records, options.registrar);
  const answerPages = createPages(zones, records, options.appOrigin);

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === FONT_PATH) return sendFont(response);
    if (url.pathname.startsWith('/v2/')) return answerRegistrar(request, response, url);
    if (url.pathname.startsWith('/rdap/')) return answerRdap(zones, url.pathname, response);
    return answerPages(request, response, url);
  };
  const { port, close } = await listenOnOnePort({
    port: options.port,
    host: options.host,
    dns: createAnswerQuery(zones),
    http: (request, response) =>
      void route(request, response).catch((error: unknown) => {
        console.error('domains sandbox:', error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      }),
  });
  return { origin: `http://127.0.0.1:${port}`, port, close };
}
