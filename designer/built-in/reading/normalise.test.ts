import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

const spaced = fc.string({
  unit: fc.constantFrom('a', ' ', '\t', '\n', '\r', '-', '‐', '.', '\u00ad', '\u0301', '„', '\u00a0'),
  maxLength: 24,
});

describe('a normalised text', () => {
  it('has straight quotes, one dash and single spaces for the readers and keeps what was typed', () => {
    const { text, typed } = normalise('„Zum  Hirsch“ — l’été\u00a09–17 Uhr\r\nÖffnungszeiten ٩-١٧');
    expect(text).toBe('"Zum Hirsch" – l\'été 9–17 Uhr\nÖffnungszeiten 9-17');
    expect(typed).toBe('„Zum Hirsch“ — l’été 9–17 Uhr\nÖffnungszeiten ٩-١٧');
  });

  it('parts columns by a tab and shortens long runs of marks and lines', () => {
    expect(normalise('Cut      £20\n\n\n\nWow!!!!!!!!\n----------').text).toBe('Cut\t£20\n\nWow!!!');
  });

  it('says the amounts and times of a table with the names of their columns', () => {
    const prices = 'THING     EACH      6 OR MORE\nKnife     $7        $6\nAxe       $24       -';
    expect(normalise(prices).text).toBe('Knife\t(each $7, 6 or more $6)\nAxe\t(each $24)');
    const times = '   open    last wash\nSat     6am     9:30pm\nSun     7am     8pm\n\nTea     £2      £3';
    expect(normalise(times).text).toBe('Sat: open 6am, last wash 9:30pm\nSun: open 7am, last wash 8pm\n\nTea\t£2\t£3');
  });

  it('keeps nothing of what only draws: frames, rules, dotted leaders', () => {
    expect(normalise('*** SPRING FAIR ***\n~~~~~~\nTea .......... free\n- cakes\nand so on ...').text).toBe(
      'SPRING FAIR\n\nTea\tfree\n- cakes\nand so on ...',
    );
  });

  it('parts what was typed in a hurry, and no words, times, amounts or addresses', () => {
    expect(normalise('Haircut:£20,shave:£12. Mon-Fri:9-5').typed).toBe('Haircut: £20, shave: £12. Mon-Fri: 9-5');
    const left = 'Kund:innen 10:30 12,50 https://a.example:80 a@b.example 面包,蛋糕';
    expect(normalise(left).typed).toBe(left);
  });

  it('stays as it is when it is normalised again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), spaced), (input) => {
        const { text, typed } = normalise(input);
        expect(normalise(typed)).toEqual({ text, typed });
        expect(normalise(text)).toEqual({ text, typed: text });
      }),
      { numRuns: 60 },
    );
  });

  it('matches what was typed place by place, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (input) => {
        const { text, typed } = normalise(input);
        expect(text.length).toBe(typed.length);
      }),
      { numRuns: 50 },
    );
  });
});
