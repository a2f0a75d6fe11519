import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pagination } from 'dnsimple';
import type { z } from 'zod';
import { parseJson } from '../../record-files.ts';
import { bodyOf } from '../../http.ts';

export type Call = {
  /** The domain or zone of the path. */
  name: string;
  /** The number of the path's contact, registration, renewal or record. */
  id: number;
  query: URLSearchParams;
  body: unknown;
};

export type ApiAnswer = {
  /** Without data: 204. */
  status?: 200 | 201 | 202;
  data?: unknown;
  pagination?: Pagination;
  afterMs?: number;
};

/** One call of the API: `path` stands behind the account's number and may hold `{name}` and `{id}`. */
export type ApiRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  answer(call: Call): ApiAnswer;
};

/** A refusal in DNSimple's own form. */
export class RegistrarError extends Error {
  readonly status: number;
  private readonly errors: Record<string, string[]> | undefined;
  constructor(status: number, message: string, errors?: Record<string, string[]>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
  send(response: ServerResponse): void {
    sendJson(response, this.status, { message: this.message, ...(this.errors && { errors: this.errors }) });
  }
}

export const missing = (what: string, id: string | number) => new RegistrarError(404, `${what} \`${id}\` not found`);

/** The body as the schema reads it, or a 400 that names the fields. */
export function read<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) (errors[path.join('.') || 'base'] ??= []).push(message);
  throw new RegistrarError(400, 'Validation failed', errors);
}

export type Api = { routes: ApiRoute[]; account: string; token: string | undefined; whoami: unknown };

/** Checks token and account, finds the route and answers. `path` begins with `/v2/`. */
export async function answerApi(api: Api, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  requireToken(request, api.token);
  const [account = '', ...rest] = url.pathname.slice('/v2/'.length).split('/');
  if (account === 'whoami' && rest.length === 0) return sendJson(response, 200, { data: api.whoami });
  if (account !== api.account) throw new RegistrarError(401, 'Authentication failed');
  const fitting = api.routes.flatMap((route) => {
    const params = match(route.path, rest);
    return params ? [{ route, params }] : [];
  });
  if (!fitting.length) throw new RegistrarError(404, `${url.pathname} not found`);
  const found = fitting.find(({ route }) => route.method === request.method);
  if (!found) return void response.writeHead(405, { Allow: fitting.map(({ route }) => route.method).join(', ') }).end();
  const text = request.method === 'GET' ? '' : await bodyOf(request);
  const body = text ? parseJson(text) : {};
  if (body === undefined) throw new RegistrarError(400, 'Problems parsing JSON');
  const { status, data, pagination, afterMs } = found.route.answer({ ...found.params, query: url.searchParams, body });
  if (afterMs) await waitFor(afterMs, response);
  if (data === undefined) return void response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  sendJson(response, status ?? 200, { data, ...(pagination && { pagination }) });
}

function match(path: string, parts: string[]): Pick<Call, 'name' | 'id'> | null {
  const wanted = path.split('/');
  if (wanted.length !== parts.length) return null;
  const params = { name: '', id: 0 };
  for (const [index, part] of wanted.entries()) {
    const given = parts[index] ?? '';
    if (part === '{name}') params.name = given.toLowerCase();
    else if (part === '{id}') params.id = Number(given);
    else if (part !== given) return null;
  }
  return params;
}

/** A slow answer; nobody waits for it once the caller has gone. */
const waitFor = (ms: number, response: ServerResponse) =>
  new Promise<void>((over) => {
    const timer = setTimeout(over, ms);
    response.once('close', () => {
      clearTimeout(timer);
      over();
    });
  });

function requireToken(request: IncomingMessage, token: string | undefined): void {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!token || !timingSafeEqual(digest(given), digest(token))) throw new RegistrarError(401, 'Authentication failed');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
