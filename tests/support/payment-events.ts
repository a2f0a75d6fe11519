import { createHmac } from 'node:crypto';
import { testSettings, type Api } from './api.ts';

type Sending = { secret?: string; ageSeconds?: number; signature?: string };

/** The header with which the payment provider signs a body; `at` in seconds. */
export const signatureOf = (body: string, secret: string, at: number) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/** An event in the payment provider's form. */
export const eventOf = (id: string, type: string, object: object, changes: object = {}) =>
  JSON.stringify({ id, object: 'event', type, livemode: false, created: 1, data: { object }, ...changes });

/** Sends a body to the door for webhooks as the payment provider does. */
export function sendEvent(
  { backend, time }: Pick<Api, 'backend' | 'time'>,
  body: string,
  { secret = testSettings().stripe?.webhookSecret ?? '', ageSeconds = 0, signature }: Sending = {},
): Promise<Response> {
  const at = Math.floor(time.now.getTime() / 1000) - ageSeconds;
  const headers = { 'Stripe-Signature': signature ?? signatureOf(body, secret, at) };
  return backend.webhook(new Request('http://127.0.0.1:3540/webhooks/stripe', { method: 'POST', body, headers }));
}
