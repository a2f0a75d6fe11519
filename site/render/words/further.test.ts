import { describe, expect, it } from 'vitest';
import { wordsOf } from './index.ts';

const seen = ['skip', 'openingHours', 'closed', 'contact', 'phone', 'address', 'openMap', 'monday', 'sun'] as const;

describe('languages without a table of their own', () => {
  it.each(['tr', 'cs', 'sk', 'hu', 'ro', 'fi', 'nb', 'no', 'el', 'hr', 'ru', 'uk', 'ja', 'zh', 'ko'])(
    '%s has its own words for what every page shows',
    (language) => {
      const [words, english] = [wordsOf(language), wordsOf('en')];
      // "Kontakt" may be "Contact" in Romanian.
      expect(seen.filter((name) => words[name] === english[name] && words[name] !== 'Contact')).toEqual([]);
      expect(seen.filter((name) => words[name].trim() === '')).toEqual([]);
    },
  );

  it('has the weekdays of a language that it has no words of', () => {
    expect(wordsOf('eu').monday).toBe('Astelehena');
    expect(wordsOf('eu').openingHours).toBe('Opening hours');
  });

  it('is English for what is no language', () => expect(wordsOf('x')).toBe(wordsOf('en')));
});
