import { prepareEvent } from '#app/analytics/reported-events.ts';

// Must be loaded before everything it watches. Off without SENTRY_DSN, and then not even loaded: it is 27 MB of memory.
const dsn = process.env.SENTRY_DSN;
if (dsn) {
  const { init } = await import('@sentry/node');
  init({ dsn, sendDefaultPii: false, beforeSend: prepareEvent });
}
