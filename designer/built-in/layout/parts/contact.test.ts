import { expect, it } from 'vitest';
import { designNow } from '../../design.ts';

const addressOf = (text: string) => designNow({ text }, { seed: 1 }).document.business.address;

it.each([
  ['Glad Imker, an apiary in Hexham. Honey £7. 4 Mill Lane. Call 01434 555 010.', '4 Mill Lane\nHexham'],
  ['Glad Imker, an apiary in Hexham. Honey £7. 4 Mill Lane, Hexham. Call 01434 555 010.', '4 Mill Lane\nHexham'],
])('an address has its town, once: %s', (text, address) =>
  expect(addressOf(text).replaceAll(', ', '\n')).toBe(address),
);
