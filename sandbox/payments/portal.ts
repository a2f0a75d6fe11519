import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { escapeHtml } from '../page.ts';
import type { ApiRoute } from './api.ts';
import { missing, PaymentsError } from './errors.ts';
import { rows, show, type ShowPage } from './pages.ts';
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
        if (!customers.get(customer)) throw missing('customer', customer, 'customer');
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
export function portalPages({ customers, portalSessions }: PaymentRecords, appOrigin: string): ShowPage {
  return async (_request, path, response) => {
    const session = portalSessions.get(/^\/portal\/([\w-]+)$/.exec(path)?.[1] ?? '');
    const customer = session ? customers.get(session.customer) : undefined;
    if (!session || !customer) return false;
    const facts = rows({
      Customer: customer.name ?? 'No name',
      'E-mail': customer.email ?? 'No e-mail',
      'Customer id': customer.id,
      Plan: 'No subscription yet',
    });
    const back = session.return_url
      ? `<a class="button" href="${escapeHtml(session.return_url)}">Return to Pagewright</a>`
      : '';
    const lead =
      'Payment sandbox: this stands in for Stripe’s customer portal, where people look after their cards, invoices and plan.';
    show(response, 200, 'Billing', `<p class="lead">${lead}</p>${facts}${back}`, appOrigin);
    return true;
  };
}
