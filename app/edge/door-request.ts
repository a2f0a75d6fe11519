import type { IncomingMessage, ServerResponse } from 'node:http';
import { KEY_HEADER } from './api/shared-key.ts';
import { webRequestOf, type WebRequest } from './web-request.ts';

/** Of a connection, or of a browser's session, which no program shows. */
const NEVER = ['connection', 'cookie', 'host', 'keep-alive', 'transfer-encoding', 'upgrade', KEY_HEADER];
/** Who asks from outside says neither from where nor which websites are theirs: this server finds that out. */
const ONLY_OURS = ['website-claims', 'x-forwarded-for'];

const LEFT_OUT = { outside: new Set([...NEVER, ...ONLY_OURS]), ours: new Set(NEVER) };

/** What is asked at one of the API's doors: by anybody (`outside`), or by a process that showed that it is ours. */
export const doorRequestOf = (
  by: keyof typeof LEFT_OUT,
  from: IncomingMessage,
  response: ServerResponse,
  wanted: { url: URL; mostBytes: number },
): WebRequest => webRequestOf(from, response, { ...wanted, leaveOut: LEFT_OUT[by] });
