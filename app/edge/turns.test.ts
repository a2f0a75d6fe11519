import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import express from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeTurns } from './turns.ts';

let begun: string[];
let ask: (page: string, address?: string, method?: string) => { end(): void };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  begun = [];
  const addresses = new Map<string, string>();
  const web = express();
  web.use(takeTurns({ peerOf: ({ url }) => ({ address: addresses.get(url) ?? '', host: '' }) }));
  web.use((request) => void begun.push(request.url));
  ask = (page, address = 'one', method = 'GET') => {
    addresses.set(page, address);
    const request = Object.assign(new IncomingMessage(new Socket()), { url: page, method });
    const response = new ServerResponse(request);
    web(request, response);
    return { end: () => void response.emit('close') };
  };
});
afterEach(() => void vi.useRealTimers());

async function pagesBegun(pages: string[]) {
  for (let round = 0; round < 50; round += 1) await setImmediate();
  expect(begun).toEqual(pages);
}

it('the fifth page for one address waits for one of the four before it', async () => {
  const [first] = ['/1', '/2', '/3', '/4', '/5', '/6'].map((page) => ask(page));
  await pagesBegun(['/1', '/2', '/3', '/4']);
  first?.end();
  await pagesBegun(['/1', '/2', '/3', '/4', '/5']);
});

it('somebody else’s page does not wait for those of an address that asks for hundreds', async () => {
  for (let page = 0; page < 300; page += 1) ask(`/${page}`);
  ask('/else', 'two');
  await pagesBegun(['/0', '/1', '/2', '/3', '/else']);
});

it('what changes something is never held back', async () => {
  for (const page of ['/1', '/2', '/3', '/4']) ask(page);
  await pagesBegun(['/1', '/2', '/3', '/4']);
  ask('/change', 'one', 'POST');
  await pagesBegun(['/1', '/2', '/3', '/4', '/change']);
});

it('a page that waits for something else gives its turn away', async () => {
  for (const page of ['/1', '/2', '/3', '/4', '/5']) ask(page);
  await pagesBegun(['/1', '/2', '/3', '/4']);
  vi.advanceTimersByTime(50);
  await pagesBegun(['/1', '/2', '/3', '/4', '/5']);
});
