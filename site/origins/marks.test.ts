import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasProposal,
  isProposal,
  placeholder,
  placeholdersIn,
  proposal,
  publishedText,
  textParts,
  withoutMarks,
  withoutProposals,
} from './marks.ts';

describe('a proposal', () => {
  it('is marked line by line, and kept or dropped as a whole', () => {
    const text = proposal('Puncture repair\n\nWhile you wait');
    expect(text).toBe('⟦Puncture repair⟧\n\n⟦While you wait⟧');
    expect(withoutMarks(text)).toBe('Puncture repair\n\nWhile you wait');
    expect(withoutProposals(text)).toBe('');
    expect(isProposal(text)).toBe(true);
    expect(proposal('')).toBe('');
    expect(proposal(proposal('Once'))).toBe('⟦Once⟧');
  });

  it('leaves the words around it alone when it is dropped', () => {
    const text = 'We mend bicycles. ⟦No appointment needed.⟧ Come by.';
    expect(withoutProposals(text)).toBe('We mend bicycles. Come by.');
    expect(isProposal(text)).toBe(false);
    expect(hasProposal('a ] b')).toBe(false);
  });

  it('is not shown to visitors, and neither is a sentence with a gap', () => {
    expect(publishedText('⟦Open all day.⟧ A haircut is [[your price]]. Cash only.')).toBe('Cash only.');
    expect(publishedText('⟦From [[your price]]⟧')).toBe('');
  });

  it('may hold a gap, which is asked for once it is kept', () => {
    expect(textParts('⟦From [[your price]]⟧ each')).toEqual([
      { kind: 'proposal', text: 'From [[your price]]' },
      { kind: 'text', text: ' each' },
    ]);
    expect(placeholdersIn('⟦From [[your price]]⟧')).toEqual([]);
    expect(placeholdersIn(withoutMarks(`⟦From ${placeholder('your price')}⟧`))).toEqual(['your price']);
  });

  it('never reaches visitors, whatever brackets a text holds', () => {
    const pieces = fc.array(fc.constantFrom('⟦', '⟧', '[[', ']]', 'a', ' ', '\n', '. '), { maxLength: 30 });
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(publishedText(proposal(parts.join(''))).trim()).toBe('');
        expect(withoutProposals(parts.join(''))).not.toMatch(/⟦[^⟧]*⟧/);
      }),
    );
  });
});
