import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Backend } from '#backend/index.ts';
import { listenFailure, type Settings } from '#settings';

const TLS_ALLOWED = '/internal/tls-allowed?';
const HEALTH = '/healthz';
const HEADERS = ['Content-Length', '0', 'Cache-Control', 'no-store'];

const say = (response: ServerResponse, status: 200 | 404 | 405) => response.writeHead(status, HEADERS).end();

type Answers = Pick<Backend, 'mayHaveCertificate'>;

/**
 * What our own machines ask, and nobody else can reach: whether the server that does TLS may get a certificate for a host, and
 * whether this process turns. From memory, so that both hold while the database is away.
 */
export const createInternal =
  ({ mayHaveCertificate }: Answers): RequestListener =>
  ({ method, url = '' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return say(response, 405);
    if (url === HEALTH) return say(response, 200);
    if (!url.startsWith(TLS_ALLOWED)) return say(response, 404);
    const domain = new URLSearchParams(url.slice(TLS_ALLOWED.length)).get('domain') ?? '';
    const allowed = mayHaveCertificate(domain.toLowerCase().replace(/\.$/, ''));
    if (allowed instanceof Promise) return void allowed.then((isSo) => say(response, isSo ? 200 : 404));
    return say(response, allowed ? 200 : 404);
  };

/** Listens where the settings say, on the loopback when everything is local. Rejects with a sentence for a port in use. */
export async function startInternal(
  { internalPort, isLocal, host }: Pick<Settings, 'internalPort' | 'isLocal' | 'host'>,
  answers: Answers,
): Promise<{ close(): Promise<void> }> {
  if (internalPort === undefined) return { close: async () => undefined };
  const server = createServer(createInternal(answers));
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(listenFailure(error, internalPort, 'internal listener')),
    );
    server.listen(internalPort, isLocal ? '127.0.0.1' : host, listening);
  });
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
