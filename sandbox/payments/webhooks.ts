import { createHmac } from 'node:crypto';
import { eventShape } from './events.ts';
import type { EventRecord, Tell } from './event-records.ts';
import { newId, nowInSeconds, type PaymentRecords } from './records.ts';

/** Kept for as long as Stripe keeps them, in seconds. */
const KEPT = 30 * 86_400;
/** Seconds before the next try, the last one again and again. */
const WAITS = [1, 2, 5, 15, 60, 300];
const MOST_TRIES = 100;
const TIMEOUT_MS = 10_000;

type Webhooks = {
  tell: Tell;
  /** Sends what is due, and comes back for the rest. Events told before this was called wait for it. */
  start(): void;
  close(): Promise<void>;
};

/** Sends each event to the app, signed, until it is taken. What is not taken yet outlives this process. */
export function openWebhooks(records: PaymentRecords, { url, secret }: { url: string; secret?: string }): Webhooks {
  const ending = new AbortController();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const isTaken = async (event: EventRecord): Promise<boolean> => {
    const body = JSON.stringify(eventShape(event));
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signatureOf(body, secret ?? ''),
    };
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  };

  const sendDue = async () => {
    for (const [id, delivery] of records.deliveries.entries()) {
      if (ending.signal.aborted) return;
      const event = records.events.get(delivery.event);
      if (delivery.at > Date.now()) continue;
      if (!event || (await isTaken(event)) || delivery.tries >= MOST_TRIES) records.deliveries.delete(id);
      else if (!ending.signal.aborted) {
        const wait = WAITS[Math.min(delivery.tries, WAITS.length - 1)] ?? 1;
        records.deliveries.set(id, { ...delivery, tries: delivery.tries + 1, at: Date.now() + wait * 1000 });
      }
    }
  };
  const look = () => {
    running = running.then(sendDue).then(() => {
      clearTimeout(timer);
      const next = Math.min(...records.deliveries.entries().map(([, { at }]) => at));
      if (!ending.signal.aborted && Number.isFinite(next))
        timer = setTimeout(look, Math.max(20, next - Date.now())).unref();
    });
  };

  return {
    tell(type, object, previous) {
      const event = { id: newId('evt'), created: nowInSeconds(), type, object, previous };
      records.events.set(event.id, event, KEPT);
      if (!secret) return;
      records.deliveries.set(event.id, { event: event.id, tries: 0, at: Date.now() }, KEPT);
      setImmediate(look);
    },
    start: look,
    async close() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** The header by which the app knows that an event is ours: when it was sent, and the HMAC of that and of the body. */
export function signatureOf(body: string, secret: string, at = nowInSeconds()): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
