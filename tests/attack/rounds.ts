import { zipSync } from 'fflate';
import sharp from 'sharp';
import { request } from 'node:http';
import { contentId } from '#backend/modules/assets/asset-files.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { hostileTexts } from '#tests/support/hostile-text.ts';
import { postChunks } from '#tests/support/raw-request.ts';

export type Target = {
  port: number;
  /** The host of a published website. */
  site: string;
  websiteId: string;
  /** Somebody who is logged in. */
  cookie: string;
};

export type Round = { name: string; play(target: Target): Promise<unknown> };

export const originOf = ({ port }: Target) => `http://localhost:${port}`;
export const inTurn = async <Item>(items: readonly Item[], atOnce: number, send: (item: Item) => Promise<unknown>) => {
  const waiting = [...items];
  const one = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await send(item).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
};

const read = async (address: string, init: RequestInit = {}) => {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(60_000), ...init });
  await response.arrayBuffer();
  return response.status;
};
export const post = (target: Target, path: string, body: FormData | URLSearchParams | Blob) =>
  read(originOf(target) + path, { method: 'POST', body, headers: { Cookie: target.cookie, Origin: originOf(target) } });

export const upload = (target: Target, bytes: Uint8Array, name: string) =>
  post(target, `/website-media/${target.websiteId}?name=${name}`, new Blob([new Uint8Array(bytes)]));
export const say = (target: Target, message: string) =>
  post(target, `/website-chat/${target.websiteId}`, new URLSearchParams({ intent: 'send', message }));
export const preview = (target: Target, brief: string) =>
  read(`${originOf(target)}/template-preview/1?${new URLSearchParams({ brief })}`);

type Sent = { path: string; method?: string; body?: string; headers?: Record<string, string> };

/** One request as it is, also with a path that no client would write; its answer is read and thrown away but for the status. */
export const ask = ({ port }: Target, host: string, { path, method = 'GET', body, headers = {} }: Sent) =>
  new Promise<number>((done) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers: { Host: host, ...headers } }, (response) =>
      response.resume().once('close', () => done(response.statusCode ?? 0)),
    );
    sent.once('error', () => done(0)).end(body);
  });

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${inside}</svg>`);
const group = (id: string, content: string) => `<g id="${id}">${content}</g>`;
/** Forty times a hundred times a hundred circles. */
export const endlessDrawing = (salt: number) =>
  svg(
    `<defs>${group('a', `<circle r="${40 + salt}" fill-opacity=".01"/>`.repeat(100))}${group('b', '<use href="#a"/>'.repeat(100))}</defs>` +
      '<use href="#b"/>'.repeat(40),
  );
const blank = (side: number, shade: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: shade, g: 0, b: 0 } } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

function importOf(target: Target, files: Record<string, Uint8Array>) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(zipSync(files))], 'site.zip'));
  return post(target, '/website-import', form);
}

async function pixelBomb(): Promise<Record<string, Uint8Array>> {
  const pictures = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((shade) => blank(7000, shade)));
  const media = pictures.map((bytes, at) => ({ id: contentId(bytes), file: `originals/${at}.png` }));
  const document = sampleDocument({ pages: 1, perPage: 1 });
  const [page] = document.pages;
  const [hero] = page?.sections ?? [];
  if (hero)
    hero.props = { ...hero.props, more: media.map(({ id }) => ({ picture: { source: 'asset', id, alt: '' } })) };
  return {
    'document.json': Buffer.from(JSON.stringify(document)),
    'pagewright.json': Buffer.from(JSON.stringify({ pagewright: 1, name: 'Bomb', media })),
    ...Object.fromEntries(pictures.map((bytes, at) => [`originals/${at}.png`, bytes])),
  };
}

const chunks = function* (megabytes: number) {
  const piece = 'a'.repeat(64 * 1024);
  for (let count = 0; count < megabytes * 16; count += 1) yield piece;
};

/** Each door once with what ordinary people send: after it the process holds what it keeps for all of them. */
export async function warmUp(target: Target): Promise<void> {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  for (let template = 0; template < 3; template += 1) await preview(target, `A bakery in Ely. Rye £${template + 3}.`);
  await say(target, 'Make the heading shorter');
  await upload(target, picture, 'a.jpg');
  await upload(target, svg('<circle r="40"/>'), 'a.svg');
  await importOf(target, { 'document.json': Buffer.from(JSON.stringify(sampleDocument())) });
  await inTurn(['/login', '/nowhere', '/website/x'], 3, (path) => ask(target, `localhost:${target.port}`, { path }));
}

/** What was found, and everything like it: each ends by itself within half a minute. */
export const rounds: Round[] = [
  { name: 'nothing', play: () => new Promise((done) => setTimeout(done, 3000)) },
  {
    name: 'a brief of 54 characters, and 60 like it, as template previews',
    play: async (target) => {
      const briefs = ['Cafe in Leeds. Latte ------------------------ small £3', ...hostileTexts(60, 1000)];
      await inTurn([...briefs, ...briefs.slice(0, 20)], 20, (brief) => preview(target, brief));
    },
  },
  {
    name: 'messages of spaces, and 30 that are hard to read',
    play: async (target) => {
      const messages = [`add${' '.repeat(400)}x`, `add ${'- '.repeat(900)}x`, ...hostileTexts(30, 1900)];
      await inTurn(messages, 6, (message) => say(target, message));
    },
  },
  {
    name: 'drawings without end, and stacked filters',
    play: (target) => {
      const filters = svg(
        '<filter id="a"><feGaussianBlur stdDeviation="90"/></filter>'.repeat(12) +
          '<rect width="900" height="900" filter="url(#a)"/>'.repeat(12),
      );
      const noise = svg(
        '<filter id="a"><feTurbulence numOctaves="9"/></filter><rect width="900" height="900" filter="url(#a)"/>',
      );
      return inTurn([endlessDrawing(1), endlessDrawing(2), filters, noise], 4, (bytes) =>
        upload(target, bytes, 'a.svg'),
      );
    },
  },
  {
    name: 'pictures of 49 million pixels in a few kilobytes, uploaded and imported',
    play: async (target) => {
      const bomb = await pixelBomb();
      await importOf(target, bomb);
      const [first, second] = [await blank(7000, 90), await blank(7000, 91)];
      await inTurn([first, second], 2, (bytes) => upload(target, bytes, 'a.png'));
    },
  },
  {
    name: 'archives that grow when they are unpacked',
    play: (target) =>
      inTurn([1, 2, 3], 3, () =>
        importOf(target, { 'document.json': Buffer.alloc(9_000_000, '['), 'zeros.bin': new Uint8Array(59_000_000) }),
      ),
  },
  {
    name: 'uploads that begin like an SVG',
    play: (target) =>
      inTurn(
        ['<!---->'.repeat(22), '<!---->\n'.repeat(1100), `<!--${'--><!DOCTYPE[O'.repeat(600)}`, ' '.repeat(9000)],
        4,
        (start) => upload(target, Buffer.from(`${start}x`), 'a.svg'),
      ),
  },
  {
    name: 'paths of 15,000 slashes, of many parts, and long ones',
    play: (target) => {
      const paths = [
        '/'.repeat(15_000),
        `/${'a/'.repeat(900)}`,
        `/${'a/'.repeat(60)}`,
        `/${'%2f'.repeat(600)}`,
        `/website/${'.'.repeat(1900)}`,
      ];
      const hosts = [target.site, `localhost:${target.port}`];
      const all = Array.from({ length: 60 }, () =>
        paths.flatMap((path) => hosts.map((host) => ({ path, host }))),
      ).flat();
      return inTurn(all, 20, ({ path, host }) => ask(target, host, { path }));
    },
  },
  {
    name: 'bodies of 150 MB in chunks, without a login',
    play: (target) =>
      inTurn(
        ['/template-preview/1', '/logout', '/login-success', '/website-media/x', '/website-draft/x', '/graphql'],
        6,
        (path) => {
          const headers = { Origin: originOf(target), 'Content-Type': 'application/x-www-form-urlencoded' };
          return postChunks({ port: target.port, path, chunks: chunks(150), headers });
        },
      ),
  },
  {
    name: 'forms of a published site, 200 times',
    play: (target) =>
      inTurn(
        Array.from({ length: 200 }, (_, at) => at),
        10,
        (at) =>
          ask(target, target.site, {
            path: '/-/forms/contact',
            method: 'POST',
            body: new URLSearchParams({
              section: 'x',
              name: `N${at}`,
              email: 'stranger@example.test',
              message: 'Hello '.repeat(800),
            }).toString(),
            headers: {
              Origin: `http://${target.site}`,
              'Content-Type': 'application/x-www-form-urlencoded',
            },
          }),
      ),
  },
  {
    name: 'sign-ins, 200 times',
    play: (target) =>
      inTurn(
        Array.from({ length: 200 }, (_, at) => at),
        10,
        () => read(`${originOf(target)}/login`),
      ),
  },
];
