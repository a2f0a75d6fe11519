import type { z } from 'zod';
import { bytesOfAnswer } from '../bytes-of-answer.ts';
import { PhotosAway } from './photo.ts';

const PATIENCE_MS = 8_000;
const LONGEST_ANSWER = 2_000_000;

/** An answer of a provider. Null where it has no such thing. Rejects with `PhotosAway`. */
export async function askProvider<Schema extends z.ZodType>(
  url: URL,
  headers: Record<string, string>,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`It answered ${answer.status}`);
    return schema.parse(JSON.parse((await bytesOfAnswer(answer, LONGEST_ANSWER)).toString('utf8')));
  } catch (error) {
    throw new PhotosAway(`${url.host} was not asked for photos`, { cause: error });
  }
}
