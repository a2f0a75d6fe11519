import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { bodyOf } from '../http.ts';
import { drawPicture } from './draw-picture.ts';
import { numberOf } from './photos.ts';

/** Long enough to be seen at work and cancelled. */
const SLOW_MS = 20_000;

const SIZES = ['1024x1024', '1536x1024', '1024x1536'] as const;
const askedSchema = z.object({
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  n: z.literal(1).default(1),
  size: z.enum(SIZES).default('1024x1024'),
  response_format: z.enum(['b64_json', 'url']).default('b64_json'),
});

/**
 * Answers as OpenAI's `POST /v1/images/generations` does, with a picture that the words alone decide. Words with “forbidden” in them are refused
 * as its rules do, “slow” takes its time, “broken” gives a file that is no picture.
 */
export async function answerImages(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
  const send = (status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const fail = (status: number, code: string, message: string) =>
    send(status, { error: { message, type: 'invalid_request_error', param: null, code } });
  if (request.method !== 'POST') return fail(405, 'method_not_allowed', 'Only POST is answered.');
  if (request.headers.authorization !== `Bearer ${key}`) return fail(401, 'invalid_api_key', 'Incorrect API key.');
  const asked = askedSchema.safeParse(await jsonOf(request));
  if (!asked.success) return fail(400, 'invalid_value', asked.error.issues[0]?.message ?? 'Invalid.');
  const { prompt, size } = asked.data;
  if (/\bforbidden\b/i.test(prompt))
    return fail(400, 'moderation_blocked', 'Your request was rejected by the safety system.');
  if (/\bslow\b/i.test(prompt)) await pause(SLOW_MS, undefined, { ref: false });
  if (response.destroyed) return;
  const [width = 1024, height = 1024] = size.split('x').map(Number);
  const file = /\bbroken\b/i.test(prompt) ? Buffer.from('no picture') : drawPicture(numberOf(prompt), width, height);
  send(200, { created: 1, data: [{ b64_json: file.toString('base64') }] });
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await bodyOf(request));
  } catch {
    return null;
  }
}
