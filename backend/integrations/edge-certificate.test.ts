import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEdge } from './edge-certificate.ts';

/** Takes every connection and ends it at the first word, as an edge does that has no certificate. */
const refusing = createServer((socket) => socket.once('data', () => socket.destroy()));
let port = 0;
beforeAll(async () => {
  await once(refusing.listen(0, '127.0.0.1'), 'listening');
  const address = refusing.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => refusing.close());

describe('the certificate of our edge', () => {
  it('is missing where it ends the handshake', async () => {
    expect(await createEdge({ addresses: ['127.0.0.1'], port }).readCertificate('rye.example')).toEqual({
      problem: 'refused',
    });
  });

  it('is asked for at each of its addresses, until one answers', async () => {
    const edge = createEdge({ addresses: ['127.0.0.9', '127.0.0.1'], port });
    expect(await edge.readCertificate('rye.example')).toEqual({ problem: 'refused' });
  });

  it('cannot be known where nothing answers', async () => {
    for (const addresses of [['127.0.0.9'], []])
      expect(await createEdge({ addresses, port }).readCertificate('rye.example')).toEqual({ problem: 'silent' });
  });
});
