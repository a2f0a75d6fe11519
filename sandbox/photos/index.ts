import type { ServerResponse } from 'node:http';
import { close, listen } from '../http.ts';
import { answerImages } from './images.ts';
import { photoOf, photosFor } from './photos.ts';
import type { SandboxPhoto } from './photos.ts';
import { drawPicture } from './draw-picture.ts';

export type PhotosSandbox = {
  origin: string;
  /** Ids of the photos that were told to be taken, as Unsplash counts them. */
  taken: string[];
  /** Whether it counts them; else it answers that it is in trouble. */
  isCounting: boolean;
  close(): Promise<void>;
};

const PER_PAGE = 12;
const PAGES = 3;

/** Starts a server that answers as the photo searches of Pexels and Unsplash do, and OpenAI's images, with pictures that it draws itself. */
export async function startPhotosSandbox({
  port,
  host,
  key,
  imagesKey = key,
}: {
  port: number;
  host: string;
  key: string;
  /** The key that pictures are generated with. */
  imagesKey?: string;
}): Promise<PhotosSandbox> {
  const sandbox: Omit<PhotosSandbox, 'origin' | 'close'> = { taken: [], isCounting: true };
  let origin = '';
  const server = await listen(
    (request, response) => {
      const url = new URL(request.url ?? '/', origin);
      const file = /^\/pictures\/(\d{1,9})\.png$/.exec(url.pathname);
      if (file) return sendPicture(response, Number(file[1]), Number(url.searchParams.get('w') ?? 1600));
      if (url.pathname === '/v1/images/generations') return void answerImages(request, response, imagesKey);
      const pexels = /^\/v1\/(?:search|photos\/(\d{1,9}))$/.exec(url.pathname);
      const unsplash = /^\/(?:search\/photos|photos\/(\d{1,9})(\/download)?)$/.exec(url.pathname);
      const allowed = pexels ? key : unsplash ? `Client-ID ${key}` : null;
      if (allowed === null) return send(response, 404, { error: 'Not found' });
      if (request.headers.authorization !== allowed) return send(response, 401, { error: 'Unauthorized' });
      const [, id, isTaken] = pexels ?? unsplash ?? [];
      if (isTaken && !sandbox.isCounting) return send(response, 503, { errors: ['Try again'] });
      if (isTaken && id) sandbox.taken.push(id);
      const shape = pexels ? asPexels : asUnsplash;
      if (id)
        return send(response, 200, isTaken ? { url: fileAt(origin, Number(id)) } : shape(origin, photoOf(Number(id))));
      const text = url.searchParams.get('query') ?? '';
      const page = Number(url.searchParams.get('page') ?? 1);
      const photos = text.includes('nothing') || page > PAGES ? [] : photosFor(text, page, PER_PAGE);
      const shown = photos.map((photo) => shape(origin, photo));
      return send(
        response,
        200,
        pexels
          ? {
              page,
              per_page: PER_PAGE,
              photos: shown,
              ...(photos.length > 0 && page < PAGES && { next_page: `${origin}/v1/search?page=${page + 1}` }),
            }
          : { total: photos.length * PAGES, total_pages: photos.length > 0 ? PAGES : 0, results: shown },
      );
    },
    port,
    host,
    'photos sandbox',
  );
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  return Object.assign(sandbox, { origin, close: () => close(server) });
}

const fileAt = (origin: string, id: number, width?: number) =>
  `${origin}/pictures/${id}.png${width ? `?w=${width}` : ''}`;

const asPexels = (origin: string, { id, width, height, author, shows }: SandboxPhoto) => ({
  id,
  width,
  height,
  url: `${origin}/pictures/${id}.png`,
  photographer: author,
  photographer_url: `${origin}/people/${id}`,
  alt: shows,
  src: { original: fileAt(origin, id), large2x: fileAt(origin, id), medium: fileAt(origin, id, 320) },
});

const asUnsplash = (origin: string, { id, width, height, author, shows }: SandboxPhoto) => ({
  id: String(id),
  width,
  height,
  alt_description: shows,
  urls: { raw: fileAt(origin, id), small: fileAt(origin, id, 320) },
  links: { html: `${origin}/pictures/${id}.png`, download_location: `${origin}/photos/${id}/download` },
  user: { name: author, links: { html: `${origin}/people/${id}` } },
});

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPicture(response: ServerResponse, id: number, width: number): void {
  response
    .writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' })
    .end(drawPicture(id, Math.min(2400, Math.max(16, width || 1600))));
}
