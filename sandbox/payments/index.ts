import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { bodyOf, close, listen } from '../http.ts';
import { FONT_PATH, sendFont } from '../page-font.ts';
import { answerApi, type ApiRoute } from './api.ts';
import { PaymentsError } from './errors.ts';
import { checkoutPages } from './checkout-page.ts';
import { checkoutRoutes } from './checkouts.ts';
import { clockRoutes } from './clocks.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './events.ts';
import { parseForm } from './form-encoding.ts';
import { invoiceRoutes } from './invoices.ts';
import { openLedger } from './ledger.ts';
import { overviewPages } from './overview-page.ts';
import { showMissing, type ShowPage } from './pages.ts';
import { configurationRoutes } from './portal/configurations.ts';
import { portalPages } from './portal/pages.ts';
import { portalRoutes } from './portal/sessions.ts';
import { previewRoutes } from './preview.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { promotionRoutes } from './promotion-routes.ts';
import { openPaymentRecords } from './records.ts';
import { refundRoutes } from './refunds.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { shapesOf } from './shapes/shapes-of.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { openTime } from './time-passes.ts';
import { openWebhooks } from './webhooks.ts';

export type PaymentsSandboxOptions = {
  port: number;
  host: string;
  dataDir: string;
  appOrigin: string;
  /** The one key that is accepted; unset: any test key. */
  secretKey?: string;
  /** Signs what is sent to the app's `/webhooks/stripe`; unset: nothing is sent. */
  webhookSecret?: string;
};

export type PaymentsSandbox = { origin: string; close(): Promise<void> };

/** Starts the local payment sandbox. What Stripe has besides joins as further route lists and pages. */
export async function startPaymentsSandbox({
  port,
  host,
  dataDir,
  appOrigin,
  secretKey,
  webhookSecret,
}: PaymentsSandboxOptions): Promise<PaymentsSandbox> {
  const origin = `http://127.0.0.1:${port}`;
  const records = openPaymentRecords(join(dataDir, 'payments'));
  const shapes = shapesOf(records, origin);
  const webhooks = openWebhooks(records, { url: `${appOrigin}/webhooks/stripe`, secret: webhookSecret });
  const ledger = openLedger(records, shapes, webhooks.tell);
  const time = openTime(records, shapes, ledger, webhooks.tell);
  const routes: ApiRoute[] = [
    ...customerRoutes(records, ledger),
    ...productRoutes(records),
    ...priceRoutes(records),
    ...promotionRoutes(),
    ...configurationRoutes(records, shapes),
    ...portalRoutes(records, origin),
    ...checkoutRoutes(records, shapes, ledger),
    ...subscriptionRoutes(records, shapes, ledger),
    ...scheduleRoutes(records, shapes, ledger),
    ...previewRoutes(records, shapes, ledger),
    ...invoiceRoutes(records, shapes),
    ...refundRoutes(records, webhooks.tell),
    ...clockRoutes(records, ledger, time),
    ...eventRoutes(records),
  ];
  const pages: ShowPage[] = [
    portalPages(records, ledger, appOrigin),
    checkoutPages(records, shapes, ledger, appOrigin),
    overviewPages(records, ledger, time, appOrigin),
  ];
  const showPage = async (request: IncomingMessage, path: string, response: ServerResponse) => {
    for (const page of pages) if (await page(request, path, response)) return;
    showMissing(response, appOrigin);
  };

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === FONT_PATH) return sendFont(response);
    if (!url.pathname.startsWith('/v1/')) return showPage(request, url.pathname, response);
    const body = request.method === 'POST' ? await bodyOf(request) : url.search.slice(1);
    return answerApi({ routes, records, shapes, secretKey }, request, response, url.pathname, parseForm(body));
  };
  const server = await listen(
    (request, response) =>
      void route(request, response).catch((error: unknown) => {
        const failure =
          error instanceof PaymentsError ? error : new PaymentsError(500, 'api_error', 'The payment sandbox failed.');
        if (failure.status >= 500) console.error('payment sandbox:', error);
        if (!response.headersSent) failure.send(response);
        else response.end();
      }),
    port,
    host,
    'payment sandbox',
  );
  webhooks.start();
  return {
    origin,
    close: async () => {
      await webhooks.close();
      await close(server);
    },
  };
}
