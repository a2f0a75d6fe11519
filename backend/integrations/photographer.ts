import type { Photographer } from '#designer/model/screenshot.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { renderPage } from '#site/render/index.ts';
import type { Log } from '../log.ts';
import { bytesOfAnswer } from './bytes-of-answer.ts';
import { loadSharp } from './load-sharp.ts';

type PhotographerOptions = {
  /** Takes `POST {"html","viewport","options"}` and answers with a PNG, as browserless does. */
  url: string;
  /** Where our fonts lie. */
  appOrigin: string;
  log: Pick<Log, 'warn'>;
  patienceMs?: number;
};

/** A picture is worth no longer wait. */
const PATIENCE_MS = 8_000;
const VIEWPORT = { width: 1024, height: 1536 };
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_PIXELS = 16_000_000;
/** What a model is shown: enough to see the order of things, few tokens. */
const SHOWN = { width: 640, height: 960, fit: 'inside', withoutEnlargement: true } as const;

/** Pictures of draft pages by a renderer elsewhere. Null, and a line in the log, when it is slow, fails, or answers with no picture. */
export function createPhotographer({
  url,
  appOrigin,
  log,
  patienceMs = PATIENCE_MS,
}: PhotographerOptions): Photographer {
  return async (document, path, signal) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'image/png' },
        body: JSON.stringify({
          html: pageFor(document, path, appOrigin),
          viewport: VIEWPORT,
          options: { type: 'png' },
        }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      });
      if (!response.ok) throw new Error(`It answered ${response.status}`);
      const sharp = await loadSharp();
      const shot = sharp(await bytesOfAnswer(response, MOST_BYTES), { limitInputPixels: MOST_PIXELS });
      const body = await shot.resize(SHOWN).jpeg({ quality: 70 }).toBuffer();
      return { type: 'image/jpeg', base64: body.toString('base64') };
    } catch (error) {
      signal.throwIfAborted();
      log.warn('No picture was taken of a page', { error });
      return null;
    }
  };
}

/** What stands for uploaded pictures, which nobody but their people may see. */
const GREY =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2216%22 height=%2210%22%3E%3Crect width=%2216%22 height=%2210%22 fill=%22%23999%22/%3E%3C/svg%3E';

const pageFor = (document: WebsiteDocument, path: string, appOrigin: string): string =>
  renderPage(document, path, {
    draft: true,
    indexed: false,
    origin: '',
    hrefFor: (target) => target,
    fontBase: `${appOrigin}/-/fonts/`,
    badge: false,
    asset: () => ({ src: GREY, width: 1600 }),
  }).html;
