import { once } from 'node:events';
import { createServer, request as open, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { gentleEnd, orderlyEnd } from './shutdown.ts';

/** A server with its end; answers are given more time than a test lasts. */
async function serving(listener: RequestListener) {
  const server = createServer(listener);
  const end = gentleEnd(server, () => undefined, { answers: 60_000, uploads: 100 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { end, server, port: typeof address === 'object' && address ? address.port : 0 };
}

it('does not wait for an upload that takes its time, nor for half a request', async () => {
  const { end, server, port } = await serving((request, response) => {
    request.resume().once('end', () => response.end('thank you'));
  });
  const arrived = once(server, 'request');
  const upload = open({ port, method: 'POST', headers: { 'Content-Length': '1000000' } });
  const cut = once(upload, 'error');
  upload.on('error', () => undefined).write('a beginning');
  await arrived;
  const half = connect(port, '127.0.0.1');
  half.on('error', () => undefined);
  await once(half, 'connect');
  half.write('GET / HTTP/1.1\r\nHost: ');
  await end();
  await cut;
  half.destroy();
});

it('does not wait for half a request behind an answer that was written as it is', async () => {
  const { end, port } = await serving((_request, response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: keep-alive\r\n\r\ndone');
    response.emit('finish');
  });
  const visitor = connect(port, '127.0.0.1').on('error', () => undefined);
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHo');
  await once(visitor, 'data');
  await end();
  visitor.destroy();
}, 3000);

it('waits for the answer to a request that is there', async () => {
  let answer: () => void = () => undefined;
  const { end, server, port } = await serving((_request, response) => {
    answer = () => response.end('done');
  });
  const arrived = once(server, 'request');
  const body = new Promise<string>((read, failed) => {
    open({ port, method: 'GET' }, (response) => void text(response).then(read, failed))
      .once('error', failed)
      .end();
  });
  await arrived;
  const ended = end();
  setTimeout(() => answer(), 300);
  expect(await body).toBe('done');
  await ended;
});

it('goes on serving while it is drained, then ends its server, then the rest, once for two signals', async () => {
  const said: string[] = [];
  const server = createServer((_request, response) => response.end('served'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const ask = async () => {
    const answer = await fetch(url, { headers: { Connection: 'close' } });
    said.push(await answer.text());
  };
  let asked = Promise.resolve();
  server.once('close', () => said.push('closed'));
  const end = orderlyEnd([server], {
    drain: () => {
      said.push('drained');
      asked = ask();
    },
    drainMs: 500,
    endStreams: () => void said.push('streams'),
    close: async () => void said.push('the rest'),
  });
  await Promise.all([end(), end(), asked]);
  expect(said).toEqual(['drained', 'served', 'streams', 'closed', 'the rest']);
  await expect(ask()).rejects.toThrow();
});
