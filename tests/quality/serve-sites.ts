import { createServer } from 'node:http';
import { readSettings } from '#settings';
import { readFont } from '#backend/integrations/font-files.ts';
import { drawSnapshot, publicOptions } from '#backend/modules/publishing/build-snapshot.ts';
import { packFile } from '#backend/modules/publishing/kept/packed-file.ts';
import { inMemory, publishedFile } from '#backend/modules/publishing/published-site.ts';
import type { PublishedSite } from '#backend/index.ts';
import { createHosting, createPeerReader } from '#hosting/index.ts';
import type { Sites } from '#hosting/sites.ts';
import { FORM_TOKEN } from '#site/sections/parts/site-form.tsx';
import type { Subject } from './sites.ts';

/** As pages are packed that visitors see. */
const SMALLEST = 11;

/** Nobody sends a form while pages are measured. */
const noForms: Sites['forms'] = {
  second: () => 0,
  token: () => FORM_TOKEN,
  take: async () => ({ status: 404 }),
  takesFiles: async () => false,
  thanks: async () => ({ status: 404 }),
  unsubscribe: async () => ({ status: 404 }),
};

/** Serves websites as they are published, each at a host of its own, by the product's own hosting. */
export async function serveSites(subjects: Subject[], port: number) {
  const settings = readSettings({ PORT: String(port) }, () => 'a secret of the quality run, long enough for the rule');
  const sites = new Map<string, PublishedSite>();
  for (const { id, document } of subjects) {
    const origin = `http://${id}.localhost:${port}`;
    const files = await drawSnapshot(document, publicOptions({ origin, badge: true, asset: () => null }));
    const packed = await Promise.all(
      files.map(async (file) => [file.path, publishedFile(file, await packFile(file, SMALLEST))] as const),
    );
    sites.set(`${id}.localhost`, {
      websiteId: id,
      files: inMemory(new Map(packed)),
      redirects: new Map(),
      media: new Set(),
      isHidden: false,
      passwordHash: null,
      hasHeadCode: false,
      language: document.language,
    });
  }
  const hosting = createHosting({
    settings,
    sites: {
      find: (host) => sites.get(host) ?? null,
      forms: noForms,
      locks: { isOpen: () => true, open: async () => ({ ok: false, retryAfter: 0 }) },
      readMedia: async () => null,
      countVisit: () => undefined,
      font: readFont,
    },
  });
  const peerOf = createPeerReader([]);
  const server = createServer((request, response) => {
    if (!hosting.serve(request, response, peerOf(request))) response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    addressOf: (id: string, path = '/') => `http://${id}.localhost:${port}${path}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
