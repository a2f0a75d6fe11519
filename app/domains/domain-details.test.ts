import { expect, it } from 'vitest';
import { shortHost } from './domain-details.server.ts';

it('writes hosts as registrars want them: without the name that is registered', () => {
  expect(shortHost('bakery.co.uk', 'bakery.co.uk')).toBe('@');
  expect(shortHost('_pagewright.bakery.co.uk', 'bakery.co.uk')).toBe('_pagewright');
  expect(shortHost('_pagewright.shop.bakery.co.uk', 'bakery.co.uk')).toBe('_pagewright.shop');
  expect(shortHost('otherbakery.co.uk', 'bakery.co.uk')).toBe('otherbakery.co.uk');
});
