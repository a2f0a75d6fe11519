import * as Sentry from '@sentry/node';
import { prepareEvent } from '#app/analytics/reported-events.ts';

// Must be loaded before everything it watches. Off without SENTRY_DSN.
const dsn = process.env.SENTRY_DSN;
if (dsn) Sentry.init({ dsn, sendDefaultPii: false, beforeSend: prepareEvent });
