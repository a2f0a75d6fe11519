import { describe, expect, it } from 'vitest';
import { readOffer, withOffer } from './taken-offer.server.ts';
import { offerValue } from './text-offer.ts';

describe('an offer for a text', () => {
  const offer = { replaces: 'One.\n\nTwo.', text: 'Both.' };

  it('stands in the place of what it was made from, and what was typed around that stays', () => {
    expect(withOffer('Before.\n\nOne.\n\nTwo.\n\nAfter.', offer)).toBe('Before.\n\nBoth.\n\nAfter.');
  });

  it('stands nowhere once that reads otherwise', () => {
    expect(withOffer('One.\n\nTwo, changed.', offer)).toBeNull();
  });

  it('is the same after it was sent by a button, and nothing else is one', () => {
    expect(readOffer(offerValue(offer))).toEqual(offer);
    expect([readOffer('words'), readOffer('{"text":1}')]).toEqual([undefined, undefined]);
  });
});
