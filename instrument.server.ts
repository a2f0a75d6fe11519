import * as Sentry from '@sentry/remix';

// Must be loaded before everything it watches. Off without SENTRY_DSN.
const dsn = process.env.SENTRY_DSN;
if (dsn)
  Sentry.init({
    dsn,
    sendDefaultPii: false,
    beforeSend: (event, hint) =>
      /Missing Refresh Token|Unknown or invalid refresh token/.test(String(hint.originalException ?? event.message))
        ? null
        : event,
  });
