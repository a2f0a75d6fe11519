import { extname } from 'node:path';
import type { RequestHandler } from 'express';
import type { WebAppParts } from './web-app-parts.ts';

/** A build gives no other names. */
const NAME = /^\/([\w.-]{1,200})$/;

/**
 * Files for browsers that this release does not have and another does: a page that is open asks for the scripts of the release that
 * made it, and while processes are replaced it may ask one that is older.
 */
export function assetsOfOthers({ assetOf }: Pick<WebAppParts, 'assetOf'>): RequestHandler {
  return async ({ method, path }, response) => {
    const name = NAME.exec(path)?.[1];
    const isAsked = name !== undefined && (method === 'GET' || method === 'HEAD');
    try {
      const body = isAsked ? await assetOf(name) : null;
      if (!isAsked || !body) return void response.status(404).set('Cache-Control', 'no-store').end();
      const type = extname(name);
      response.type(type).set('Cache-Control', 'public,max-age=31536000,immutable').send(Buffer.from(body));
    } catch (error) {
      console.warn('An asset of another release could not be looked for', { error });
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '2' }).end();
    }
  };
}
