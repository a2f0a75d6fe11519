import { expect, it } from 'vitest';
import { plansAddress, returnPath } from './plans-address.ts';

it('leads to the plans of the account, from a website or without one', () => {
  expect(plansAddress({})).toBe('/?panel=plans');
  expect(plansAddress({ website: 'w1', change: 'starter' })).toBe('/website/w1/plans?change=starter');
  expect(plansAddress({ returnTo: '/claim?website=w1' })).toBe('/?panel=plans&returnTo=%2Fclaim%3Fwebsite%3Dw1');
});

it('comes back to the screen, not to what was said there once', () => {
  const at = (path: string) => {
    const { pathname, search } = new URL(path, 'http://localhost');
    return returnPath({ pathname, search });
  };
  expect(at('/?index&search=b%26b')).toBe('/?search=b%26b');
  expect(at('/website/w1?panel=pages&done=4')).toBe('/website/w1?panel=pages');
  expect(at(`/?search=${'x'.repeat(1000)}`)).toBeNull();
});
