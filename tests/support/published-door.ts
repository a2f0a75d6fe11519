import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { inMemory } from '#backend/modules/publishing/published-site.ts';
import type { PublishedFile, PublishedSite } from '#backend/index.ts';
import { createDoor, createHosting } from '#hosting/index.ts';
import { testSettings } from './api.ts';

const bytes = Buffer.from('<h1>Bakery</h1>');
const page: PublishedFile = {
  contentType: 'text/html; charset=utf-8',
  etag: '"a"',
  identity: bytes,
  gzip: bytes,
  brotli: bytes,
};

const site: PublishedSite = {
  websiteId: 'bakery',
  files: inMemory(
    new Map([
      ['/', page],
      ['/menu', page],
      ['/404', page],
    ]),
  ),
  media: new Set(['a.avif']),
  isHidden: false,
  passwordHash: null,
  hasHeadCode: false,
  language: 'en',
  redirects: new Map([['/old', '/menu']]),
};

const nothing = () => Promise.reject(new Error('Nobody asks for this'));

/** Asks a published site for addresses as they came over the network, without one; gives the status of each answer. */
export function openPublishedDoor(): (url: string) => number {
  const settings = testSettings({});
  const peer = { host: 'bakery.localhost', address: '192.0.2.7', scheme: 'http', isPlain: false } as const;
  const hosting = createHosting({
    settings,
    report: () => undefined,
    sites: {
      find: () => site,
      locks: { isOpen: () => true, open: nothing },
      readMedia: async () => null,
      countVisit: () => undefined,
      forms: {
        second: () => 0,
        token: () => '',
        takesFiles: async () => false,
        take: async () => ({ status: 404 }),
        thanks: async () => ({ status: 404 }),
        unsubscribe: async () => ({ status: 404 }),
      },
      font: () => null,
    },
  });
  const door = createDoor({ settings, peerOf: () => peer }, (request, response) => {
    hosting.serve(request, response, peer);
  });
  return (url) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url });
    const response = new ServerResponse(request);
    door(request, response);
    return response.statusCode;
  };
}
