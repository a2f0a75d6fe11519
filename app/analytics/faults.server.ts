const sentry = process.env.SENTRY_DSN ? await import('@sentry/node') : undefined;

/** Keeps a fault in the log, and in Sentry when it is on. Answers on purpose (responses) are no faults. */
export function reportFault(error: unknown): void {
  if (error instanceof Response) return;
  sentry?.captureException(error);
  console.error(error);
}
