import { once } from 'node:events';
import { connect } from 'node:net';
import { request as open, type IncomingHttpHeaders, type RequestListener, createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A server on the loopback, for as long as a test file runs. */
export async function listening(listener: RequestListener) {
  const server = createServer(listener);
  const port = await new Promise<number>((ready) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      ready(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  return {
    server,
    port,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Sends bytes as they are and gives all that comes until the server ends the connection; begins to read after so many milliseconds. */
export async function sendBytes(port: number, bytes: string, readsAfter = 0): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(bytes);
  if (readsAfter > 0) await new Promise((over) => setTimeout(over, readsAfter));
  return text(socket);
}

export type Raw = { status: number; headers: string; body: string };

/** Sends lines as they are, which no HTTP client would, and reads until the server ends the connection. */
export async function sendLines(port: number, lines: string[]): Promise<Raw> {
  const answer = await sendBytes(port, `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), headers: head.toLowerCase(), body };
}

type Sent = { path: string; headers?: Record<string, string>; chunks: Iterable<string>; port: number };

/** Posts a body in chunks, without saying how long it is, and stops when the answer is there. Says how much was sent. */
export function postChunks({ port, path, headers, chunks }: Sent) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string; sent: number }>(
    (answered, failed) => {
      let sent = 0;
      let isAnswered = false;
      const request = open({ port, path, method: 'POST', headers: { 'Transfer-Encoding': 'chunked', ...headers } });
      request.once('error', (error) => void (isAnswered || failed(error)));
      request.once('response', (response) => {
        isAnswered = true;
        void text(response).then((body) => {
          request.destroy();
          answered({ status: response.statusCode ?? 0, headers: response.headers, body, sent });
        }, failed);
      });
      const gone = new Promise((done) => request.once('close', done));
      const send = async () => {
        for (const chunk of chunks) {
          if (isAnswered) return;
          sent += chunk.length;
          if (!request.write(chunk)) await Promise.race([once(request, 'drain'), gone]);
          await new Promise(setImmediate);
        }
        request.end();
      };
      void send();
    },
  );
}

/** Announces more than it sends, and goes. */
export async function cutPost(sent: { port: number; path: string; host: string; type: string; body: Buffer }) {
  const socket = connect(sent.port, '127.0.0.1');
  const head = `POST ${sent.path} HTTP/1.1\r\nHost: ${sent.host}\r\nContent-Type: ${sent.type}\r\nContent-Length: ${sent.body.length + 1000}\r\n\r\n`;
  await new Promise<void>((written) => socket.write(Buffer.concat([Buffer.from(head), sent.body]), () => written()));
  const closed = once(socket, 'close');
  socket.resetAndDestroy();
  await closed;
}
