import { expect, it } from 'vitest';
import { modeOf } from '#site/themes/index.ts';
import type { Theme, WebsiteDocument } from '#site/model/document.ts';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const decorator = siteOf(
  'Dave Pickering Decorating, painting and decorating in Shrewsbury. Single room £220, wallpapering £35 an hour. Fully insured. Ring 01632 960551. I want it in blue.',
);

/** The parts of the look that a message changes. */
function changedBy(message: string, document: WebsiteDocument = decorator): (keyof Theme)[] {
  const { after } = sayTo(document, message);
  const parts = ['background', 'accent', 'support', 'ink', 'type', 'radius', 'spacing'] as const;
  return parts.filter((part) => after.theme[part] !== document.theme[part]);
}

it.each([
  'the font is a bit fussy, something plainer?',
  "I don't like the curly writing in the headings, something simpler",
  'the writing is too fancy, can it be plainer',
  'the lettering looks dated, something more modern please',
])('%s: of the letters alone', (message) => {
  expect(changedBy(message)).toEqual(['type']);
});

it.each(['Any chance of a dark version? More cosy pub, less dentist', 'Make it dark. More cosy pub'])(
  '%s: of the colours alone, and dark',
  (message) => {
    const { after } = sayTo(decorator, message);
    expect(modeOf(after.theme.background)).toBe('dark');
    expect(changedBy(message)).not.toContain('type');
    expect(changedBy(message)).not.toContain('radius');
  },
);

it('a colour that is meant to be near another is that one', () => {
  const dark = { ...decorator, theme: { ...decorator.theme, background: '#17181c', ink: '#ffffff' } };
  expect(sayTo(dark, 'the background is too dark for me, somthing creamy?').after.theme.background).toBe('#fbf4e4');
  expect(changedBy('Could I have a line about creamy mushroom soup')).toEqual([]);
});

it.each([
  'Could the blue be a bit paler?',
  'that blue is too dark',
  'the blue is a bit much for me, can you tone it down',
  'make the blue softer',
])('%s: the colour of the website that is called so', (message) => {
  expect(changedBy(message)).toEqual(['accent']);
});

it.each(['can the blue door be mentioned', 'the blue room is £240 now'])('%s: is no wish for a colour', (message) => {
  expect(changedBy(message)).toEqual([]);
});

it('colours are like something, and a colour that is disliked is not asked for', () => {
  const { theme } = sayTo(decorator, 'black and orange like my van please').after;
  expect([theme.accent, theme.support]).toEqual(['#141414', '#f38d23']);
  expect(changedBy('id like a green more like the canal boats, the brown is a bit dull')).toEqual(['accent']);
});

it('the writing is a size that goes with the typeface', () => {
  expect(sayTo(decorator, 'the writing is too small for some of our older members').reply).toContain('Sizes go with');
});

it.each(["I'd rather the heading said Rooms done right", 'id prefer it if the headline read Rooms done right'])(
  '%s: what it should say',
  (message) => {
    expect(sayTo(decorator, message).said).toContain('"heading":"Rooms done right"');
  },
);
