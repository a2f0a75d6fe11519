import { randomBytes } from 'node:crypto';
import type { ApiRoute } from '../api.ts';
import { missing, PaymentsError } from '../errors.ts';
import { DEFAULT_CONFIGURATION } from '../portal-records.ts';
import { readFields } from '../read-fields.ts';
import { newId, nowInSeconds, type PaymentRecords } from '../records.ts';
import { portalSessionShape } from '../shapes/portal-session-shape.ts';
import { flowFrom } from './flow-rules.ts';
import { sessionFields } from './session-fields.ts';

/** A portal address works for this long, and Stripe's are about as short-lived. */
const LIFETIME_SECONDS = 3600;

/** `POST /v1/billing_portal/sessions`. */
export function portalRoutes(records: PaymentRecords, origin: string): ApiRoute[] {
  return [
    {
      method: 'POST',
      path: '/v1/billing_portal/sessions',
      answer({ fields }) {
        const asked = readFields(sessionFields, fields);
        const { customer, configuration: id = DEFAULT_CONFIGURATION } = asked;
        if (!records.customers.get(customer)) throw missing('customer', customer, 'customer');
        const configuration = records.configurations.get(id);
        if (!configuration) throw missing('configuration', id, 'configuration');
        if (!configuration.active)
          throw new PaymentsError(400, 'invalid_request_error', `The configuration \`${id}\` is inactive.`, {
            param: 'configuration',
          });
        const session = {
          id: newId('bps'),
          token: randomBytes(24).toString('base64url'),
          customer,
          created: nowInSeconds(),
          return_url: asked.return_url ?? configuration.returnUrl,
          configuration: id,
          flow: asked.flow_data ? flowFrom(records, asked.flow_data, { customer, configuration }) : null,
        };
        records.portalSessions.set(session.token, session, LIFETIME_SECONDS);
        return portalSessionShape(session, origin);
      },
    },
  ];
}
