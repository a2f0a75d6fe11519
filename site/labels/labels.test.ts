import { describe, expect, it } from 'vitest';
import { translatedLanguages, wordsOf } from '../render/words/index.ts';
import { hasLabels, isLabel, labelsOf } from './index.ts';

describe('labels', () => {
  it.each(translatedLanguages)('in %s are there, short, and without an empty one', (language) => {
    expect(hasLabels(language)).toBe(true);
    for (const text of Object.values(labelsOf(language))) {
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(1);
      expect(text.length).toBeLessThanOrEqual(40);
    }
  });

  it('are English where a language has none, and said to be missing', () => {
    expect(hasLabels('eu')).toBe(false);
    expect(labelsOf('eu').prices).toBe('Prices');
    expect([labelsOf('eu').home, labelsOf('fi-FI').home, labelsOf('fi').prices]).toEqual(['Home', 'Etusivu', 'Prices']);
    expect(labelsOf('de-AT').prices).toBe('Preise');
  });

  it('are told from what an owner wrote, in their own language only', () => {
    expect(isLabel('Preise', 'de')).toBe(true);
    expect(isLabel('Preise', 'en')).toBe(false);
    expect(isLabel('Prices from £4', 'en')).toBe(false);
  });

  it('know the fixed words of the pages as well', () => {
    expect(isLabel('Opening hours', 'en')).toBe(true);
    expect(isLabel('Öffnungszeiten', 'de')).toBe(true);
    expect(isLabel('営業時間', 'ja')).toBe(true);
    expect(isLabel('営業時間', 'cs')).toBe(false);
  });

  it('are Brazilian where they differ from European Portuguese', () => {
    expect([labelsOf('pt-BR').getInTouch, wordsOf('pt-BR').address]).toEqual(['Contato', 'Endereço']);
    expect([labelsOf('pt').getInTouch, wordsOf('pt').address]).toEqual(['Contacto', 'Morada']);
    expect(isLabel('Contato', 'pt-BR')).toBe(true);
  });
});
