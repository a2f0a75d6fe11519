import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { listenFailure } from '#settings';

/** As long as the product's own server keeps a connection, so that what is asked just then is not lost. */
const KEEP_ALIVE_MS = 125_000;

export function listen(listener: RequestListener, port: number, host: string, subject: string): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(listenFailure(error, port, subject)));
    server.listen(port, host, () => listening(server));
  });
}

export const close = (server: Server) =>
  new Promise<void>((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });

const MAX_BODY = 64 * 1024;

/** The whole body of a request as text. Throws when it is longer than any form of ours. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY) throw new Error('The request is too long.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export const formOf = async (request: IncomingMessage) => new URLSearchParams(await bodyOf(request));
