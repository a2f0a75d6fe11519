import { Agent, createServer, request as send } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** A process that people may be sent to. */
export type Upstream = { port: number; internal: number };

const LOOK_MS = 250;
/** As long as somebody is kept who nobody can be found for. */
const PATIENCE_MS = 10_000;
/** A connection of its own for each request: whether it was taken is then known before anything is sent. */
const agent = new Agent({ keepAlive: false });

/** What stands in front, as `deploy/Caddyfile` says: whoever is ready in turn; who cannot be reached is left out, and the next asked. */
export async function startBalancer(port: number, groups: { web: Upstream[]; sites: Upstream[] }) {
  const ready = new Set<Upstream>();
  let isOver = false;
  const look = async (one: Upstream) => {
    const url = `http://127.0.0.1:${one.internal}/readyz?exclude=database&exclude=storage`;
    const isReady = await fetch(url, { signal: AbortSignal.timeout(3000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(one);
    else ready.delete(one);
  };
  const watching = [...groups.web, ...groups.sites].map(async (one) => {
    while (!isOver) {
      await look(one);
      await setTimeout(LOOK_MS);
    }
  });

  let turn = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const group = request.headers.host?.startsWith('localhost') ? groups.web : groups.sites;
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const able = group.filter((one) => ready.has(one));
      const one = able[(turn += 1) % Math.max(1, able.length)];
      if (one && (await passOn(one, request, response, body))) return;
      if (!one) await setTimeout(50);
    }
    response.writeHead(502).end('Nobody is ready');
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void answer(request, response, Buffer.concat(parts)));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    close: async () => {
      isOver = true;
      server.close();
      server.closeAllConnections();
      await Promise.all(watching);
    },
  };
}

/** False when the process could not be reached, so that another may be asked. What breaks later is told as it is: 502. */
function passOn({ port }: Upstream, from: IncomingMessage, to: ServerResponse, body: Buffer): Promise<boolean> {
  return new Promise((done) => {
    let isTaken = false;
    const { method, url: path, headers } = from;
    const asked: ClientRequest = send({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.once('close', () => done(true));
      answer.once('error', () => to.destroy());
    });
    asked.once('socket', (socket) => socket.once('connect', () => (isTaken = true)));
    asked.once('error', () => {
      if (!isTaken) return done(false);
      if (!to.headersSent) to.writeHead(502);
      to.end();
      done(true);
    });
    asked.end(body);
  });
}
