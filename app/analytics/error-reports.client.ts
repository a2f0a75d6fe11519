import { captureException, init } from '@sentry/remix';
import { dropExpectedEvents } from './dropped-events.ts';
import { deliverFaultsTo } from './faults.ts';

export function startErrorReports(dsn: string): void {
  init({ dsn, beforeSend: dropExpectedEvents, sendDefaultPii: false });
  deliverFaultsTo((fault) => captureException(fault));
}
