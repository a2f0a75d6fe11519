import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import * as errors from './errors.ts';

test.each([
  [errors.timeoutError(), 'timeout', 'Timeout'],
  [errors.fetchTimeoutError(), 'timeout', "Timeout when executing 'fetch'"],
  [errors.popupClosedError(), 'cancelled', 'Popup closed'],
  [errors.missingTransactionError(), 'missing_transaction', 'Invalid state'],
  [errors.stateMismatchError(), 'state_mismatch', 'Invalid state'],
  [errors.missingQueryError(), 'missing_query', 'There are no query params available for parsing.'],
  [errors.loginRequiredError(), 'login_required', 'Login required'],
  [
    errors.requestError('https://x.test/oauth/token'),
    'request_error',
    'HTTP error. Unable to fetch https://x.test/oauth/token',
  ],
  [
    errors.missingRefreshTokenError('api', 'openid'),
    'missing_refresh_token',
    "Missing Refresh Token (audience: 'api', scope: 'openid')",
  ],
])('%s is %s: %s', (error, code, message) => {
  expect([error.code, error.message, errors.isAuthError(error)]).toEqual([code, message, true]);
});

test('the token of a second factor is there for the server, and in no log or answer', () => {
  const error = errors.providerError('mfa_required', 'Multifactor needed', { mfaToken: 'secret' }).withAppState('/x');
  expect([error.mfaToken, error.appState]).toEqual(['secret', '/x']);
  expect([inspect(error), JSON.stringify(error), String(error)].join()).not.toContain('secret');
});
