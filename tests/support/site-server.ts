import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { TestSite } from '#backend/modules/site-import/test-sites/index.ts';
import { somePhoto } from './upload-steps.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A website of a test on a port of this machine: its pages, its style, a photo for each picture that it names, and what `others` answer
 * at other paths. `asked` are the paths that somebody wanted.
 */
export async function startSiteServer(
  site: Pick<TestSite, 'origin' | 'pages' | 'sheets'>,
  others: Record<string, Answer> = {},
) {
  const own = new Map(Object.entries(others));
  const asked: string[] = [];
  const photo = await somePhoto(3, 640, 420);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'Content-Type': type }).end(body);
    const html = site.pages[path];
    const sheet = site.sheets[path];
    const answer = own.get(path);
    if (answer) answer(request, response);
    else if (html !== undefined) send('text/html; charset=utf-8', html.replaceAll(site.origin, origin));
    else if (sheet !== undefined) send('text/css', sheet);
    else if (/\.(?:jpg|png)$/.test(path)) send('image/jpeg', photo);
    else response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    origin,
    asked,
    /** Answers at a path of `others` as at all others from now on. */
    release: (path: string) => void own.delete(path),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
