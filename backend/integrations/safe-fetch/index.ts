import { setMaxListeners } from 'node:events';
import { LRUCache } from 'lru-cache';
import { kindOf } from '../picture-kinds.ts';
import type { PictureKind } from '../picture-kinds.ts';
import { askNameServers } from './connect.ts';
import type { Lookup } from './connect.ts';
import { decodeText } from './decode-text.ts';
import { createJudge, readUrl } from './judge.ts';
import type { JudgeOptions } from './judge.ts';
import { refused, refusedStatus, refusedType } from './refused.ts';
import { BOT, follow } from './follow.ts';
import type { Answer, Wanted } from './follow.ts';
import { mayRead } from './robots.ts';

export { FetchRefused } from './refused.ts';
export type { Refusal } from './refused.ts';

/**
 * Fetches what people name from the public web: http and https at their usual ports, no cookies, five redirects, 10 s and 5 MB of it
 * at most, and only where robots.txt allows it. Nothing of a private network or of our own is ever asked, whatever a name or a redirect
 * leads to. Rejects with `FetchRefused` (a sentence for people), or with the signal's reason.
 */
export type SafeFetch = {
  /** A page, as its website wrote it. `url` is where it was found in the end. */
  page(address: string, signal?: AbortSignal): Promise<{ url: string; html: string }>;
  /** A picture whose first bytes are those of one. Whether the rest is sound only decoding can tell. */
  picture(address: string, signal?: AbortSignal): Promise<{ url: string; bytes: Uint8Array; kind: PictureKind }>;
  /** The text of a style sheet. */
  sheet(address: string, signal?: AbortSignal): Promise<string>;
};

export type SafeFetchOptions = JudgeOptions & {
  lookup?: Lookup;
  /** Milliseconds for all of it: robots.txt, redirects and the last byte. */
  deadlineMs?: number;
  /** Certificates of authorities in place of those that everybody knows. */
  authorities?: string;
};

const DEADLINE_MS = 10_000;
const MOST_BYTES = 5_000_000;
/** Each redirect's robots.txt may redirect as well, and each question listens more than once. */
const MOST_QUESTIONS = 200;
const ROBOTS_KEPT_MS = 600_000;

const page: Wanted = {
  accept: 'text/html, application/xhtml+xml;q=0.9',
  most: MOST_BYTES,
  isType: (type) => type === 'text/html' || type === 'application/xhtml+xml',
  wrongType: () => refusedType('page'),
};
const picture: Wanted = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif, image/svg+xml',
  most: MOST_BYTES,
  isType: (type) => type.startsWith('image/'),
  wrongType: () => refusedType('picture'),
};
const sheet: Wanted = {
  accept: 'text/css',
  most: 2_000_000,
  isType: (type) => type === 'text/css',
  wrongType: () => refusedType('page'),
};
const robotsFile: Wanted = {
  accept: 'text/plain, */*;q=0.1',
  most: MOST_BYTES,
  isType: () => true,
  wrongType: () => refused('BROKEN'),
};

export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { lookup = askNameServers, deadlineMs = DEADLINE_MS, authorities } = options;
  const judge = createJudge(options);
  const robots = new LRUCache<string, string>({
    max: 200,
    ttl: ROBOTS_KEPT_MS,
    maxSize: 4_000_000,
    sizeCalculation: (text) => text.length + 1,
  });

  const ask = (url: URL, wanted: Wanted, signal: AbortSignal, mayAsk?: (next: URL) => Promise<void>) =>
    follow(url, wanted, { judge, lookup, authorities, signal, mayAsk });

  /** What a website's robots.txt says: nothing where there is none. */
  async function readRobots(url: URL, signal: AbortSignal): Promise<string> {
    const known = robots.get(url.origin);
    if (known !== undefined) return known;
    const { status, bytes } = await ask(new URL('/robots.txt', url), robotsFile, signal);
    if (status >= 500) throw refusedStatus(status);
    const text = status < 300 ? Buffer.from(bytes).toString('utf8') : '';
    robots.set(url.origin, text);
    return text;
  }

  async function requireRobots(url: URL, signal: AbortSignal): Promise<void> {
    if (!mayRead(await readRobots(url, signal), BOT, url.pathname + url.search)) throw refused('ROBOTS');
  }

  /** All of it within the deadline, which is told from the caller's own end. */
  async function get(address: string, wanted: Wanted, caller?: AbortSignal): Promise<Answer> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
    setMaxListeners(MOST_QUESTIONS, signal);
    try {
      signal.throwIfAborted();
      const answer = await ask(readUrl(address.trim()), wanted, signal, (next) => requireRobots(next, signal));
      if (answer.status >= 300) throw refusedStatus(answer.status);
      return answer;
    } catch (error) {
      caller?.throwIfAborted();
      if (deadline.aborted) throw refused('TOO_SLOW', error);
      throw error;
    }
  }

  return {
    async page(address, signal) {
      const { url, bytes, contentType } = await get(address, page, signal);
      return { url: url.href, html: decodeText(bytes, contentType) };
    },
    async picture(address, signal) {
      const { url, bytes } = await get(address, picture, signal);
      const kind = kindOf(bytes);
      if (!kind) throw refusedType('picture');
      return { url: url.href, bytes, kind };
    },
    async sheet(address, signal) {
      const { bytes, contentType } = await get(address, sheet, signal);
      return decodeText(bytes, contentType);
    },
  };
}
