import { cookieName, expireCookie, setCookie, type CookieKind } from './cookies.ts';
import type { Seal } from './seal.server.ts';

/** Browsers refuse a cookie over 4,096 bytes, its name and attributes included. */
const CHUNK = 3600;
/** More would pass what servers accept as the headers of a request. */
const MAX_CHUNKS = 3;

/** A sealed value in as many cookies as it takes. */
export interface SealedCookie<Value> {
  read(cookies: ReadonlyMap<string, string>): Promise<Value | null>;
  /** True when the browser sent something under this name, readable or not. */
  isSent(cookies: ReadonlyMap<string, string>): boolean;
  /** `Set-Cookie` lines for a value until a moment (seconds since 1970); chunks that it no longer needs are expired. */
  write(value: Value, until: number, cookies: ReadonlyMap<string, string>): Promise<string[]>;
  clear(cookies: ReadonlyMap<string, string>): string[];
}

type Options<Value> = { name: string; seal: Seal<Value>; kind: CookieKind; now: () => number };

export function createSealedCookie<Value>({ name, seal, kind, now }: Options<Value>): SealedCookie<Value> {
  const base = cookieName(name, kind);
  const chunkName = (index: number) => `${base}.${index}`;
  const sentNames = (cookies: ReadonlyMap<string, string>) =>
    [...cookies.keys()].filter((cookie) => cookie.startsWith(`${base}.`));

  return {
    isSent: (cookies) => sentNames(cookies).length > 0,
    async read(cookies) {
      const chunks: string[] = [];
      for (let index = 0; index < MAX_CHUNKS; index += 1) {
        const chunk = cookies.get(chunkName(index));
        if (chunk === undefined) break;
        chunks.push(chunk);
      }
      return chunks.length > 0 ? seal.open(chunks.join('')) : null;
    },
    async write(value, until, cookies) {
      const text = await seal.close(value, until);
      const count = Math.ceil(text.length / CHUNK);
      if (count > MAX_CHUNKS) throw new Error(`The ${name} cookie is too large: ${text.length} bytes`);
      const maxAge = until - now() / 1000;
      const lines = Array.from({ length: count }, (_, index) =>
        setCookie(chunkName(index), text.slice(index * CHUNK, (index + 1) * CHUNK), maxAge, kind),
      );
      const needed = new Set(lines.map((_, index) => chunkName(index)));
      const surplus = sentNames(cookies).filter((cookie) => !needed.has(cookie));
      return [...lines, ...surplus.map((cookie) => expireCookie(cookie, kind))];
    },
    clear: (cookies) => sentNames(cookies).map((cookie) => expireCookie(cookie, kind)),
  };
}
