import { createSocket } from 'node:dgram';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, isIP, type AddressInfo, type Server, type Socket } from 'node:net';
import { listenFailure } from '#settings';
import type { AnswerQuery } from './dns/answer-query.ts';
import { readMessages } from './dns/stream.ts';

const SUBJECT = 'domains sandbox';
/** Who connects and says nothing for this long is sent away. */
const IDLE_MS = 30_000;

type OnePort = { port: number; host: string; http: RequestListener; dns: AnswerQuery };

/**
 * Listens for HTTP and DNS on one port. A connection is told by its first byte: a letter begins an HTTP method; the length
 * that begins a DNS message would mean one of 16 KB and more.
 */
export async function listenOnOnePort({
  port,
  host,
  http,
  dns,
}: OnePort): Promise<{ port: number; close(): Promise<void> }> {
  const web = createHttpServer(http);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    socket.once('data', (start) => {
      socket.pause();
      if (isLetter(start[0])) {
        socket.setTimeout(0);
        socket.unshift(start);
        web.emit('connection', socket);
        socket.resume();
      } else readMessages(socket, start, dns);
    });
  });
  const open = await listenOn(server, port, host);
  const datagrams = await bind(open, host, dns).catch((error: unknown) => {
    server.close();
    throw error;
  });
  return {
    port: open,
    close: () =>
      new Promise((closed) => {
        datagrams.close();
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const isLetter = (byte = 0) => byte >= 0x41 && byte <= 0x5a;

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(listenFailure(error, port, SUBJECT)));
    server.listen(port, host, () => listening((server.address() as AddressInfo).port));
  });
}

async function bind(port: number, host: string, dns: AnswerQuery) {
  const socket = createSocket(isIP(host) === 6 ? 'udp6' : 'udp4');
  await new Promise<void>((bound, failed) => {
    socket.once('error', (error: NodeJS.ErrnoException) => failed(listenFailure(error, port, SUBJECT)));
    socket.bind(port, host, bound);
  });
  socket.on('error', (error) => console.error(`${SUBJECT}:`, error));
  socket.on('message', (message, from) => {
    try {
      const answer = dns(message, 'udp');
      if (answer) socket.send(answer, from.port, from.address);
    } catch {
      // What is no DNS message gets no answer, as from any server.
    }
  });
  return socket;
}
