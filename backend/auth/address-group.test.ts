import { expect, it } from 'vitest';
import { addressGroup } from './address-group.ts';

it('counts a network of IPv6 as one, however its addresses are written', () => {
  const same = ['2001:db8:1:2::5', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:0:9%eth0'];
  expect(new Set(same.map(addressGroup))).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(addressGroup('::1')).toBe('0:0:0:0::/64');
  expect(addressGroup('2001:db8:1:3::5')).not.toBe(addressGroup('2001:db8:1:2::5'));
});

it('counts each IPv4 address for itself, also when it is written as IPv6', () => {
  expect(addressGroup('203.0.113.7')).toBe('203.0.113.7');
  expect(addressGroup('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressGroup('')).toBe('');
});
