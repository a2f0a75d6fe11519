import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { connectRegistrar } from '#backend/integrations/registrar.ts';
import { startPaymentsSandbox } from '#sandbox/payments/index.ts';
import { testSettings, type Answer } from './api.ts';
import { REGISTRAR_TOKEN, startTestDomains } from './domains-sandbox.ts';
import type { Fault } from './faults-of.ts';
import { moment } from './moment.ts';
import { signatureOf } from './payment-events.ts';
import { listening } from './raw-request.ts';
import { processFile } from './bundles.ts';

const SECRET_KEY = 'sk_test_of_the_shop_apart';
const WEBHOOK_SECRET = 'whsec_of_the_shop_apart';

export type ShopProcess = {
  origin: string;
  /** Somebody asks this process; rejects when it dies meanwhile. */
  ask<Data>(name: string, query: string, variables?: Record<string, unknown>): Promise<Answer<Data>>;
  /** From now on this process dies at its next call of this kind. */
  dieAt(fault: Fault): void;
  /** Sends it an event as the payment provider does: the status of its answer, 0 when it died meanwhile. */
  tell(event: string): Promise<number>;
  kill(): void;
  /** What it died of, or null when it ended by itself. */
  ended: Promise<NodeJS.Signals | null>;
  /** Ends it as a deployment does. */
  stop(): Promise<void>;
};

/**
 * Stand-ins here and the product in processes of its own, which may be killed. Webhooks go to the newest that lives, and wait while
 * there is none. `where`: the folder or the database of the processes; `port`: of the payments.
 */
export async function openShopApart(where: Record<string, string>, port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-shop-apart-'));
  const domains = await startTestDomains();
  const living: ShopProcess[] = [];
  let arrival = moment();
  /** While false, no webhook of the provider's gets through. */
  const line = { isOpen: true };
  const door = await listening(async (request, response) => {
    const body = await text(request);
    const headers = { 'Stripe-Signature': String(request.headers['stripe-signature']) };
    if (living.length === 0) await arrival.happened;
    if (!line.isOpen) return void response.writeHead(503).end();
    const answer = await fetch(living.at(-1)?.origin ?? '', { method: 'POST', body, headers }).catch(() => undefined);
    response.writeHead(answer?.status ?? 502).end();
  });
  const payments = await startPaymentsSandbox({
    port,
    host: '127.0.0.1',
    dataDir,
    appOrigin: `http://127.0.0.1:${door.port}`,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
  });
  const env = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: payments.origin,
    DNSIMPLE_TOKEN: REGISTRAR_TOKEN,
    DNSIMPLE_ACCOUNT: '1',
    DNSIMPLE_BASE: domains.origin,
    RDAP_BASE: `${domains.origin}/rdap/`,
    DNS_SERVERS: `127.0.0.1:${domains.port}`,
    ...where,
  };
  const registrar = connectRegistrar(testSettings(env).registrar);
  if (!registrar) throw new Error('The shop is closed');

  async function open(): Promise<ShopProcess> {
    const child = fork(processFile('shop-process'), [JSON.stringify(env)]);
    const ended = new Promise<NodeJS.Signals | null>((done) => child.once('exit', (_code, signal) => done(signal)));
    const [childPort]: number[] = await Promise.race([
      once(child, 'message'),
      ended.then((signal) => Promise.reject(new Error(`The process ended at its start: ${signal}`))),
    ]);
    const origin = `http://127.0.0.1:${childPort}`;
    const made: ShopProcess = {
      origin,
      async ask<Data>(name: string, query: string, variables = {}) {
        const body = JSON.stringify({ name, query, variables });
        const answer: Answer<Data> = await (await fetch(`${origin}/ask`, { method: 'POST', body })).json();
        return answer;
      },
      async tell(event) {
        const signature = signatureOf(event, WEBHOOK_SECRET, Math.floor(Date.now() / 1000));
        const sent = fetch(origin, { method: 'POST', body: event, headers: { 'Stripe-Signature': signature } });
        return sent.then(({ status }) => status).catch(() => 0);
      },
      dieAt: (fault) => void child.send(fault),
      kill: () => void child.kill('SIGKILL'),
      ended,
      async stop() {
        if (child.connected) child.disconnect();
        await ended;
      },
    };
    living.push(made);
    void ended.then(() => living.splice(living.indexOf(made), 1));
    arrival.happen();
    arrival = moment();
    return made;
  }

  return {
    open,
    line,
    registrar,
    domains,
    payments,
    provider: new Stripe(SECRET_KEY, { host: '127.0.0.1', port, protocol: 'http', telemetry: false }),
    /** Presses a button of a page of the provider's. */
    press: async (address: string, outcome: string) =>
      (await fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })).status,
    async close() {
      await Promise.all(living.map((one) => one.stop()));
      await payments.close();
      await door.close();
      await domains.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type ShopApart = Awaited<ReturnType<typeof openShopApart>>;
