import { z } from 'zod';
import type { Settings } from '#settings';
import { bytesOfAnswer } from './bytes-of-answer.ts';

export const pictureShapes = ['WIDE', 'SQUARE', 'TALL'] as const;
export type PictureShape = (typeof pictureShapes)[number];

/** How a picture came to be that nobody took or drew: kept with it wherever it goes. */
export type Generated = { prompt: string; model: string };

/** One place where pictures are generated. */
export type PictureMaker = {
  model: string;
  /**
   * The file of a picture that shows what some words say, as it came. Rejects with `PromptRefused`, with `MakerAway`, or with the
   * signal's reason.
   */
  make(wanted: { prompt: string; shape: PictureShape }, signal: AbortSignal): Promise<Buffer>;
};

/** The service does not make a picture of these words. */
export class PromptRefused extends Error {
  override name = 'PromptRefused';
}

/** The service did not answer, or not with a picture. */
export class MakerAway extends Error {
  override name = 'MakerAway';
}

/** Pictures of the largest size and best quality take about a minute. */
const PATIENCE_MS = 150_000;
/** A file of 15 MB as Base64. */
const LONGEST_ANSWER = 20_000_000;
const LONGEST_FAULT = 100_000;

/** Holds for every picture, whatever its words ask for. */
const RULES =
  'Show nobody who exists or is named. No lettering, no logos, no watermark. A photograph or illustration fit for a business’s website.';

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.base64().min(1) })).min(1) });
const faultSchema = z.object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish() }) });

const REFUSALS = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter', 'safety_violation']);

/** What each model has in the way of sizes. */
function sizeOf(model: string, shape: PictureShape): string {
  if (shape === 'SQUARE' || model.startsWith('dall-e-2')) return '1024x1024';
  const long = model.startsWith('dall-e-3') ? 1792 : 1536;
  return shape === 'WIDE' ? `${long}x1024` : `1024x${long}`;
}

/** Pictures by any server that answers `POST /images/generations` as OpenAI does; null without a key. Nobody is asked before the first picture. */
export function connectPictureMaker({ images }: Pick<Settings, 'images'>): PictureMaker | null {
  if (!images) return null;
  const { key, url, model } = images;
  const address = `${url.replace(/\/$/, '')}/images/generations`;
  return {
    model,
    async make({ prompt, shape }, signal) {
      const body = JSON.stringify({
        model,
        prompt: `${prompt}\n\n${RULES}`,
        n: 1,
        size: sizeOf(model, shape),
        // The newer models always answer with the file, and refuse to be asked for it.
        ...(!model.startsWith('gpt-image') && { response_format: 'b64_json' }),
      });
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body,
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
        });
        if (!answer.ok) throw await faultOf(answer);
        const { data } = answerSchema.parse(JSON.parse((await bytesOfAnswer(answer, LONGEST_ANSWER)).toString('utf8')));
        return Buffer.from(data[0]?.b64_json ?? '', 'base64');
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof PromptRefused) throw error;
        throw new MakerAway(`${new URL(url).host} made no picture`, { cause: error });
      }
    },
  };
}

async function faultOf(answer: Response): Promise<Error> {
  const text = (await bytesOfAnswer(answer, LONGEST_FAULT)).toString('utf8');
  const said = faultSchema.safeParse(parsed(text)).data?.error;
  if ([said?.code, said?.type].some((name) => name && REFUSALS.has(name))) return new PromptRefused(text.slice(0, 500));
  return new Error(`It answered ${answer.status}: ${text.slice(0, 500)}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
