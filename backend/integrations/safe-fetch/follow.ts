import { Agent, request } from 'undici';
import { createConnector } from './connect.ts';
import type { ConnectOptions } from './connect.ts';
import { readUrl } from './judge.ts';
import { readBody } from './read-body.ts';
import { FetchRefused, refused } from './refused.ts';

/** What is asked for, and which content types of good answers are read. */
export type Wanted = {
  accept: string;
  /** Bytes, unpacked. */
  most: number;
  isType(type: string): boolean;
  wrongType(): FetchRefused;
};

/** `url` is where it was found in the end. Of an answer of 300 and more there are no bytes. */
export type Answer = { url: URL; status: number; contentType: string; bytes: Uint8Array };

export type FollowOptions = ConnectOptions & {
  /** Rejects for an address that may not be asked: the first one, and each that a redirect names. */
  mayAsk?: ((url: URL) => Promise<void>) | undefined;
};

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** How we are called in the logs of others and in their robots.txt. */
export const BOT = 'PagewrightBot';

const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** A network's own error as a refusal. */
function asRefusal(error: unknown): unknown {
  if (error instanceof FetchRefused) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (CERTIFICATE.test(code)) return refused('INSECURE', error);
  if (code.startsWith('HPE_') || /^UND_ERR_(?:HEADERS_OVERFLOW|RES|SOCKET)/.test(code)) return refused('BROKEN', error);
  return refused('UNREACHABLE', error);
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header) ?? '';

async function askOnce(url: URL, wanted: Wanted, options: FollowOptions): Promise<Answer & { location: string }> {
  const { signal } = options;
  const agent = new Agent({ connect: createConnector(options), pipelining: 0, maxHeaderSize: 16_384 });
  try {
    const {
      statusCode: status,
      headers,
      body,
    } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { 'user-agent': `${BOT}/1.0`, accept: wanted.accept, 'accept-encoding': 'gzip, deflate, br' },
    });
    // A body that is destroyed says so with an error that nobody waits for.
    body.on('error', () => undefined);
    const contentType = one(headers['content-type']);
    const answer = { url, status, contentType, location: '', bytes: new Uint8Array() };
    if (REDIRECTS.has(status)) return { ...answer, location: one(headers['location']) };
    if (status >= 300) return answer;
    if (!wanted.isType((contentType.split(';')[0] ?? '').trim().toLowerCase())) throw wanted.wrongType();
    if (Number(headers['content-length']) > wanted.most) throw refused('TOO_LARGE');
    return { ...answer, bytes: await readBody(body, one(headers['content-encoding']), wanted.most) };
  } catch (error) {
    signal.throwIfAborted();
    throw asRefusal(error);
  } finally {
    // Whatever is still under way ends with it.
    await agent.destroy().catch(() => undefined);
  }
}

/** Asks an address and goes where its answers lead, judging each anew. Rejects with `FetchRefused`, or with the signal's reason. */
export async function follow(start: URL, wanted: Wanted, options: FollowOptions): Promise<Answer> {
  let url = start;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    options.judge.requireUrl(url);
    await options.mayAsk?.(url);
    const { location, ...answer } = await askOnce(url, wanted, options);
    if (!location) return answer;
    url = readUrl(location, url);
  }
  throw refused('REDIRECTS');
}
