import { describe, expect, it } from 'vitest';
import { answers, apiError, apiErrorFrom } from './errors.ts';

const page = new Request('http://localhost:3000/website/w1?panel=history');
const failing = (code: string, more: object = {}) => [{ message: 'The reason.', extensions: { code, ...more } }];

describe('the table of codes', () => {
  it.each([
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['INVALID', 400],
    ['CONFLICT', 409],
    ['LIMIT_REACHED', 402],
    ['RATE_LIMITED', 429],
    ['UNAVAILABLE', 503],
    ['INTERNAL', 500],
  ] as const)('answers %s with %i', (code, status) => {
    expect(apiErrorFrom(failing(code), page).status).toBe(status);
    expect(answers[code].status).toBe(status);
  });

  it('sends the unauthenticated to the login with the way back, encoded once', () => {
    const error = apiErrorFrom(failing('UNAUTHENTICATED'), page);
    expect(error.status).toBe(302);
    expect(error.headers.get('Location')).toBe('/login?redirectTo=%2Fwebsite%2Fw1%3Fpanel%3Dhistory');
  });
});

describe('an API error', () => {
  it('is an answer that a loader can throw', () => {
    expect(apiError('NOT_FOUND', page)).toBeInstanceOf(Response);
  });

  it('carries messages by field', () => {
    expect(apiErrorFrom(failing('INVALID', { fields: { slug: ['Taken.'] } }), page).fields).toEqual({
      slug: ['Taken.'],
    });
  });

  it('carries both values of a conflict and the current revision', () => {
    const conflicts = [{ path: ['brand', 'name'], label: 'Name', mine: 'A', theirs: 'B' }];
    const error = apiErrorFrom(failing('CONFLICT', { conflicts, currentRevision: 7 }), page);
    expect(error.conflicts).toEqual(conflicts);
    expect(error.currentRevision).toBe(7);
  });

  it('says when to try again', () => {
    expect(apiErrorFrom(failing('RATE_LIMITED', { retryAfter: 12.2 }), page).headers.get('Retry-After')).toBe('13');
  });

  it('never shows the message of a fault, nor of a code that it does not know', () => {
    expect(apiErrorFrom(failing('INTERNAL'), page).message).toBe(answers.INTERNAL.message);
    expect(apiErrorFrom(failing('EXPLODED'), page)).toMatchObject({
      code: 'INTERNAL',
      message: answers.INTERNAL.message,
    });
    expect(apiErrorFrom('nonsense', page).code).toBe('INTERNAL');
  });

  it('tells an error page its code and message', async () => {
    const error = apiErrorFrom(failing('FORBIDDEN'), page);
    expect(await error.json()).toEqual({ message: 'The reason.', code: 'FORBIDDEN' });
  });
});
