import { expect, it } from 'vitest';
import { designNow } from '../../design.ts';

const addressOf = (text: string) => designNow({ text }, { seed: 1 }).document.business.address;

it.each([
  ['Glad Imker, an apiary in Hexham. Honey £7. 4 Mill Lane. Call 01434 555 010.', '4 Mill Lane\nHexham'],
  ['Glad Imker, an apiary in Hexham. Honey £7. 4 Mill Lane, Hexham. Call 01434 555 010.', '4 Mill Lane\nHexham'],
])('an address has its town, once: %s', (text, address) =>
  expect(addressOf(text).replaceAll(', ', '\n')).toBe(address),
);

const kindsOf = (text: string) =>
  designNow({ text }, { seed: 1 }).document.pages.flatMap(({ sections }) => sections.map(({ kind }) => kind));

it('has the form that visitors are sent to', () => {
  const brief = (line: string) =>
    `The Kind Comb cuts hair in Ely. A cut is £24, a perm £48. I come to your house. ${line}`;
  expect(kindsOf(brief('People can e-mail ada@comb.example or fill in a form.'))).toContain('contactForm');
  expect(kindsOf(brief('E-mail ada@comb.example. I fill in the care form with you.'))).not.toContain('contactForm');
});
