import { expect, it } from 'vitest';
import { prepareEvent } from './reported-events.ts';

it.each(["Missing Refresh Token (audience: 'a', scope: 'b')", 'Unknown or invalid refresh token.'])(
  'does not report %s',
  (text) => {
    expect(prepareEvent({ message: text })).toBeNull();
    expect(prepareEvent({ exception: { values: [{ value: 'other' }, { value: text }] } })).toBeNull();
    expect(prepareEvent({ message: 'other' }, { originalException: new Error(text) })).toBeNull();
    expect(prepareEvent({}, { originalException: text })).toBeNull();
  },
);

it('reports everything else', () => {
  const event = { exception: { values: [{ value: 'Cannot read properties of undefined' }] } };
  expect(prepareEvent(event, { originalException: new TypeError('Cannot read') })).toBe(event);
});

it('says nothing of cookies, tokens, bodies or queries', () => {
  const event = {
    request: {
      url: 'https://app.test/login-success?code=SECRET&state=SECRET#SECRET',
      query_string: 'code=SECRET',
      cookies: { session: 'SECRET' },
      data: { password: 'SECRET' },
      headers: { Cookie: 'SECRET', authorization: 'Bearer SECRET', 'website-claims': 'SECRET', accept: 'text/html' },
    },
    breadcrumbs: [{ data: { url: '/website-preview?token=SECRET' } }, { data: { to: '/a?b=SECRET', count: 2 } }, {}],
  };
  const sent = prepareEvent(event);
  expect(JSON.stringify(sent)).not.toContain('SECRET');
  expect(sent).toMatchObject({
    request: { url: 'https://app.test/login-success', headers: { accept: 'text/html' } },
    breadcrumbs: [{ data: { url: '/website-preview' } }, { data: { to: '/a', count: 2 } }, {}],
  });
});
