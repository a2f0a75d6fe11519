import type { RequestHandler } from 'express';
import { bodyTooLarge } from './too-large.ts';
import type { WebAppParts } from './web-app-parts.ts';
import { sendAnswer, webRequestOf } from './web-request.ts';

export const WEBHOOK_PATH = '/webhooks/stripe';
/** Many times the size of what the payment provider sends, in bytes. */
export const MOST_BYTES = 1_000_000;

/** What the payment provider sends goes to the API as it came: its signature says who sent it, so no origin is asked for. */
export function forwardWebhook({
  takeWebhook,
  settings,
}: Pick<WebAppParts, 'takeWebhook' | 'settings'>): RequestHandler {
  const url = new URL(WEBHOOK_PATH, settings.apiHost ?? settings.appOrigin);
  return async (from, response, next) => {
    const { request, body } = webRequestOf(from, response, { url, mostBytes: MOST_BYTES });
    const headers = new Headers({ 'Content-Type': 'application/json' });
    headers.set('Stripe-Signature', request.headers.get('Stripe-Signature') ?? '');
    const { method, signal } = request;
    try {
      const asked = new Request(url, { method, headers, body: request.body, signal, duplex: 'half' });
      await sendAnswer(response, await takeWebhook(asked));
    } catch (error) {
      if (body?.isTooLarge) await sendAnswer(response, bodyTooLarge());
      else next(error);
    }
  };
}
