import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { MOST_BYTES, type LimitedBody } from './limited-body.ts';
import { buildsByFirstSegment, requestedSegment } from './route-groups.ts';
import { tooLarge } from './too-large.ts';
import { sendAnswer, webRequestOf } from './web-request.ts';

type Parts = { build: ServerBuild | (() => Promise<ServerBuild>); mode: string; appOrigin: string };

/** What a request has, except for its body, which only its handler knows. */
export type ContextOfBody = (allowBody: LimitedBody['allow']) => AppLoadContext;

/** Remix, with the routes that a request can match. An address of no known segment is compared with all of them. */
export function createRemixHandler({ build, mode, appOrigin }: Parts) {
  const complete = createRequestHandler(build, mode);
  const bySegment = typeof build === 'function' ? [] : [...buildsByFirstSegment(build)];
  const handlers = new Map(bySegment.map(([segment, some]) => [segment, createRequestHandler(some, mode)]));

  return async (from: ExpressRequest, response: ExpressResponse, contextOf: ContextOfBody): Promise<void> => {
    const url = new URL(from.originalUrl, appOrigin);
    const { request, body } = webRequestOf(from, response, { url, mostBytes: MOST_BYTES });
    const handle = handlers.get(requestedSegment(from.path)) ?? complete;
    const answer = await handle(
      request,
      contextOf((bytes) => body?.allow(bytes)),
    );
    await sendAnswer(response, body?.isTooLarge ? tooLarge(request, answer) : answer);
  };
}
