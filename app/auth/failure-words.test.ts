import { expect, test } from 'vitest';
import * as errors from './errors.ts';
import { describeFailure } from './failure-words.ts';

const made = [
  errors.timeoutError(),
  errors.fetchTimeoutError(),
  errors.popupClosedError(),
  errors.missingTransactionError(),
  errors.stateMismatchError(),
  errors.missingQueryError(),
  errors.invalidAnswerError('x'),
  errors.invalidTokenError('x'),
  errors.anotherPersonError(),
  errors.loginRequiredError(),
  errors.requestError('https://login.test/'),
  errors.missingRefreshTokenError('a', 's'),
  errors.providerError('mfa_required', null),
  errors.providerError('access_denied', 'No.'),
];

test('every failure of the catalogue has a plain sentence of its own', () => {
  const unknown = describeFailure('some code that a provider made up');
  expect(unknown).toMatch(/\.$/);
  for (const { code } of made) {
    expect([code, describeFailure(code)]).not.toEqual([code, unknown]);
    expect(describeFailure(code)).toMatch(/^[A-Z][^_]+\.$/);
  }
});
