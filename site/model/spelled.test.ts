import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spelled } from './spelled.ts';

test.each([
  ['Über uns & Straße', 'ueber-uns-strasse'],
  ['Ada’s Cakes', 'adas-cakes'],
  ['Crème brûlée', 'creme-brulee'],
  ['Smørrebrød på Ærø', 'smorrebrod-pa-aero'],
  ['Łódź', 'lodz'],
  ['  ½ price! ', '1-2-price'],
  ['お店', ''],
])('%s is spelled %s', (text, address) => {
  expect(spelled(text, 60)).toBe(address);
});

test('the same letters are spelled the same, however they were typed', () => {
  expect(spelled('Über'.normalize('NFD'), 60)).toBe('ueber');
});

test('whatever the text, what comes out may stand in an address and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
      const address = spelled(text, limit);
      expect(address.length).toBeLessThanOrEqual(limit);
      expect(address).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(spelled(address, limit)).toBe(address);
    }),
  );
});
