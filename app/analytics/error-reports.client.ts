import { captureException, init } from '@sentry/browser';
import { deliverFaultsTo } from './faults.ts';
import { prepareEvent } from './reported-events.ts';

export function startErrorReports(dsn: string): void {
  init({ dsn, beforeSend: prepareEvent, sendDefaultPii: false });
  deliverFaultsTo((fault) => captureException(fault));
}
