import { expect, it } from 'vitest';
import { dropExpectedEvents } from './dropped-events.ts';

it.each(["Missing Refresh Token (audience: 'a', scope: 'b')", 'Unknown or invalid refresh token.'])(
  'does not report %s',
  (text) => {
    expect(dropExpectedEvents({ message: text })).toBeNull();
    expect(dropExpectedEvents({ exception: { values: [{ value: 'other' }, { value: text }] } })).toBeNull();
  },
);

it('reports everything else', () => {
  const event = { exception: { values: [{ value: 'Cannot read properties of undefined' }] } };
  expect(dropExpectedEvents(event)).toBe(event);
});
