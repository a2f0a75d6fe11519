import type { ServerResponse } from 'node:http';
import { newId } from './records.ts';

/** A refusal in Stripe's own form. */
export class PaymentsError extends Error {
  readonly status: number;
  private readonly detail: { type: string; code?: string; param?: string };
  constructor(status: number, type: string, message: string, detail: { code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.detail = { type, ...detail };
  }
  send(response: ServerResponse): void {
    sendJson(response, this.status, { error: { ...this.detail, message: this.message } });
  }
}

/** What an address names is missing (404), or what a parameter does (400). */
export const missing = (what: string, id: string, param = 'id') =>
  new PaymentsError(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

/** What an address names, or the refusal that it is missing. */
export function found<Item>(what: string, id: string, item: Item | undefined): Item {
  if (item === undefined) throw missing(what, id);
  return item;
}

/** An answer as Stripe sends it. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Request-Id': newId('req'),
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
