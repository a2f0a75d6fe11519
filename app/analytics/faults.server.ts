import { captureException } from '@sentry/node';

/** Keeps a fault in the log, and in Sentry when it is on. Answers on purpose (responses) are no faults. */
export function reportFault(error: unknown): void {
  if (error instanceof Response) return;
  captureException(error);
  console.error(error);
}
