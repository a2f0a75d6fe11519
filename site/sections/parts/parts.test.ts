import { describe, expect, it } from 'vitest';
import { datePartsOf } from './calendar-date.ts';
import { monogram } from './monogram.ts';
import { telephoneHref } from './telephone.ts';
import { textBlocks } from './text-blocks.ts';
import { tileSpans } from './tile-spans.ts';

describe('tiles', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24])('%i of them fill every row of six columns', (count) => {
    const spans = tileSpans(count);
    expect(spans).toHaveLength(count);
    let row = 0;
    for (const span of spans) {
      row += span;
      expect(row).toBeLessThanOrEqual(6);
      if (row === 6) row = 0;
    }
    expect(row).toBe(0);
  });
});

describe('plain text', () => {
  it('becomes paragraphs, subheadings and lists', () => {
    expect(textBlocks('One.\n\nTwo.\n## Kiln\nThree.\n- a\n- b\n\nFour.')).toEqual([
      { kind: 'paragraphs', text: 'One.\n\nTwo.' },
      { kind: 'heading', text: 'Kiln' },
      { kind: 'paragraphs', text: 'Three.' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'paragraphs', text: 'Four.' },
    ]);
  });

  it('may be empty', () => {
    expect(textBlocks(' \n\n')).toEqual([]);
  });
});

describe('dates', () => {
  it('are said in the language of the site', () => {
    expect(datePartsOf('2026-12-05', 'de')).toMatchObject({ day: '5', month: 'Dez', weekday: 'Samstag' });
  });

  it('in words stay as they are', () => {
    expect(datePartsOf('every Friday', 'en')).toBeNull();
    expect(datePartsOf('2026-02-30', 'en')).toBeNull();
  });
});

describe('names', () => {
  it.each([
    ['Amara Osei', 'AO'],
    ['Dr. Per van der Lind', 'DL'],
    ['Cher', 'C'],
    ['…', ''],
  ])('%s has the letters %s', (name, letters) => expect(monogram(name)).toBe(letters));
});

describe('telephone numbers', () => {
  it('can be called', () => expect(telephoneHref('+49 (231) 555-0199')).toBe('tel:+492315550199'));
  it('are no link while they are still asked for', () => expect(telephoneHref('[[your phone 123]]')).toBe(''));
});
