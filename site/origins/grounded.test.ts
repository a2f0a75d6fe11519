import { describe, expect, it } from 'vitest';
import { groundedIn } from './grounded.ts';

const brief = `Hi! We are “Spoke & Chain”, a repair café for bicycles in Leith. We mend punctures — £12 each.
Wheels are built by hand: ask Ines Prado. Open Tue–Sat.`;
const isGrounded = groundedIn('en', [brief]);

describe('a text is grounded', () => {
  it.each([
    'Spoke & Chain',
    'a repair café for bicycles',
    'Repair café for bicycles · Leith',
    'We mend punctures – £12 each.',
    'Wheels are built by hand',
    'Ines Prado',
    'We mend punctures.\nWheels are built by hand.',
    'Opening hours',
    '**Wheels** are built by hand',
    '',
  ])('when somebody said it, or it is a label: %s', (text) => expect(isGrounded(text)).toBe(true));

  it.each(['Ismarlama takım', 'İçli köfte'])('with a capital of its language: %s', (text) =>
    expect(groundedIn('tr', ['ısmarlama takım 900 TL, içli köfte 90 TL'])(text)).toBe(true),
  );

  it.each([
    'The best repair café in Leith',
    'We mend punctures for £10',
    'Bicycles for Leith',
    'Over 20 years of experience',
    'punctures each',
    'Leith · Certified mechanics',
  ])('but not when it was changed or made up: %s', (text) => expect(isGrounded(text)).toBe(false));

  it('also in scripts that put no spaces between words', () => {
    const isSaid = groundedIn('ja', ['谷中で手打ちそばを出しています。']);
    expect(isSaid('手打ちそば')).toBe(true);
    expect(isSaid('天ぷら')).toBe(false);
  });
});
