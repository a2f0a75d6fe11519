import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';
import type { WebAppParts } from './web-app-parts.ts';

/** Pages that are made at the same time: one thread makes them all, and serves published sites in between. */
const AT_ONCE = 6;
/** Of them for one address, so that whoever asks for hundreds of pages leaves room for everybody else's. */
const FOR_ONE = 4;
/** Milliseconds after which a page counts as waiting for something else: its turn is the next one's. */
const LONGEST = 50;

/**
 * Lets requests for pages wait for their turn. The thread is never idle while somebody waits; what arrives meanwhile for
 * published sites, which take no turns, is answered between two pages instead of after all of them.
 */
export function takeTurns({ peerOf }: Pick<WebAppParts, 'peerOf'>): RequestHandler {
  const everybody = pLimit(AT_ONCE);
  const each = new Map<string, LimitFunction>();
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { address } = peerOf(request);
    const own = each.get(address) ?? pLimit(FOR_ONE);
    each.set(address, own);
    const turn = async () => {
      await setImmediate();
      if (response.closed) return;
      await new Promise<void>((ended) => {
        const longest = setTimeout(ended, LONGEST);
        response.once('close', () => {
          clearTimeout(longest);
          ended();
        });
        next();
      });
    };
    await own(() => everybody(turn));
    if (own.activeCount === 0 && own.pendingCount === 0) each.delete(address);
  };
}
