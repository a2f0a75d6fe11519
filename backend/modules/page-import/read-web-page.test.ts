import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingThread } from '#tests/support/bundles.ts';
import { createSafeFetch } from '../../integrations/safe-fetch/index.ts';
import { openReading } from '../../reading/index.ts';
import { readWebPage } from './read-web-page.ts';

const pages: Record<string, string> = {
  '/': readFileSync(new URL('./test-pages/bakery.html', import.meta.url), 'utf8'),
  '/app': '<!doctype html><div id="root"></div><script src="/main.js"></script>',
};

let server: Server;
let base = '';
const reading = openReading(readingThread());
beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  server.close();
  await reading.close();
});

const services = { safeFetch: createSafeFetch({ allowLoopback: true }), reading };

describe('a public page as a website', () => {
  it('is fetched and read, and says which it is doing', async () => {
    const steps: string[] = [];
    const page = await readWebPage({ ...services, onStep: (sentence) => void steps.push(sentence) }, `${base}/`);
    expect(page.document.brand.name).toBe('Fern & Oak');
    expect(page.document.pages[0]?.sections.map(({ kind }) => kind)).toContain('menu');
    expect(steps).toEqual(['The page is fetched.', 'The page is read.']);
  });

  it.each([
    ['/gone', 'There is nothing at that address.'],
    ['/app', 'That page is empty until its scripts run'],
  ])('says why not: %s', async (path, sentence) => {
    await expect(readWebPage(services, `${base}${path}`)).rejects.toMatchObject({
      message: expect.stringContaining(sentence),
      details: { code: 'INVALID', fields: { address: [expect.stringContaining(sentence)] } },
    });
  });

  it('is never fetched out of a private network', async () => {
    const outside = { ...services, safeFetch: createSafeFetch() };
    await expect(readWebPage(outside, 'http://192.168.0.1/')).rejects.toThrow('leads into a private network');
  });

  it('ends when whoever asked has gone', async () => {
    await expect(readWebPage({ ...services, signal: AbortSignal.abort(new Error('Gone home')) }, base)).rejects.toThrow(
      'Gone home',
    );
  });
});
