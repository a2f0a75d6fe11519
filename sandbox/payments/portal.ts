import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { escapeHtml, sendPage } from '../page.ts';
import { missing, PaymentsError, type ApiRoute } from './api.ts';
import { newId, nowInSeconds, type PaymentRecords } from './records.ts';

const fieldsSchema = z.object({ customer: z.string(), return_url: z.url({ protocol: /^https?$/ }).optional() });
/** A portal address works for this long, and Stripe's are about as short-lived. */
const LIFETIME_SECONDS = 3600;

/** `POST /v1/billing_portal/sessions`. */
export function portalRoutes({ customers, portalSessions }: PaymentRecords, origin: string): ApiRoute[] {
  return [
    {
      method: 'POST',
      path: '/v1/billing_portal/sessions',
      answer({ fields }) {
        const parsed = fieldsSchema.safeParse(fields);
        if (!parsed.success)
          throw new PaymentsError(400, 'invalid_request_error', 'Not a valid URL or customer', {
            param: parsed.error.issues[0]?.path.join('.'),
          });
        const { customer, return_url = null } = parsed.data;
        if (!customers.get(customer)) throw missing('customer', customer);
        const session = {
          id: newId('bps'),
          token: randomBytes(24).toString('base64url'),
          customer,
          created: nowInSeconds(),
          return_url,
        };
        portalSessions.set(session.token, session, LIFETIME_SECONDS);
        const { token, ...shown } = session;
        return {
          object: 'billing_portal.session',
          livemode: false,
          configuration: 'bpc_sandbox',
          flow: null,
          locale: null,
          on_behalf_of: null,
          ...shown,
          url: `${origin}/portal/${token}`,
        };
      },
    },
  ];
}

/** The hosted page of a portal session. */
export function portalPages({ customers, portalSessions }: PaymentRecords) {
  return (path: string, response: ServerResponse, appOrigin: string): void => {
    const session = portalSessions.get(/^\/portal\/([\w-]+)$/.exec(path)?.[1] ?? '');
    const customer = session ? customers.get(session.customer) : undefined;
    const show = (status: number, title: string, body: string) =>
      sendPage(
        response,
        status,
        { title, body: `<h1>${title}</h1>${body}`, note: 'Payment sandbox: no real money moves here' },
        appOrigin,
      );
    if (!session || !customer) {
      const home = `<a class="button" href="${escapeHtml(appOrigin)}">Back to Pagewright</a>`;
      return show(
        404,
        'Page not found',
        `<p class="lead">This page of the payment sandbox does not exist, or its hour is over.</p>${home}`,
      );
    }
    const row = (label: string, value: string) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`;
    const body = `<p class="lead">Payment sandbox: this stands in for Stripe’s customer portal, where people look after their cards, invoices and plan.</p>
<dl>${row('Customer', customer.name ?? 'No name')}${row('E-mail', customer.email ?? 'No e-mail')}${row('Customer id', customer.id)}${row('Plan', 'No subscription yet')}</dl>
${session.return_url ? `<a class="button" href="${escapeHtml(session.return_url)}">Return to Pagewright</a>` : ''}`;
    show(200, 'Billing', body);
  };
}
