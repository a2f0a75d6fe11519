import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { bodyOf, close, listen } from '../http.ts';
import { FONT_PATH, sendFont } from '../page-font.ts';
import { answerApi, PaymentsError, type ApiRoute } from './api.ts';
import { customerRoutes } from './customers.ts';
import { parseForm } from './form-encoding.ts';
import { portalPages, portalRoutes } from './portal.ts';
import { openPaymentRecords } from './records.ts';

export type PaymentsSandboxOptions = {
  port: number;
  host: string;
  dataDir: string;
  appOrigin: string;
  /** The one key that is accepted; unset: any test key. */
  secretKey?: string;
};

export type PaymentsSandbox = { origin: string; close(): Promise<void> };

/** Starts the local payment sandbox. Checkout and webhooks join as further route lists. */
export async function startPaymentsSandbox({
  port,
  host,
  dataDir,
  appOrigin,
  secretKey,
}: PaymentsSandboxOptions): Promise<PaymentsSandbox> {
  const origin = `http://127.0.0.1:${port}`;
  const records = openPaymentRecords(join(dataDir, 'payments'));
  const routes: ApiRoute[] = [...customerRoutes(records), ...portalRoutes(records, origin)];
  const showPage = portalPages(records);

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === FONT_PATH) return sendFont(response);
    if (!url.pathname.startsWith('/v1/')) return showPage(url.pathname, response, appOrigin);
    const body = request.method === 'POST' ? await bodyOf(request) : url.search.slice(1);
    return answerApi({ routes, records, secretKey }, request, response, url.pathname, parseForm(body));
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
  return { origin, close: () => close(server) };
}
