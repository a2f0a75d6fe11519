import { describe, expect, it } from 'vitest';
import { builtInDesigner } from '../index.ts';
import { suggestionWords } from './suggestion-words.ts';

const BRIEFS = {
  en: 'A bakery in Bath called Korn. Rye 5.20.',
  de: 'Bäckerei Korn in Graz. Roggenbrot 5,20 €.',
  fr: 'Boulangerie Korn à Lyon. Pain de seigle 5,20 €.',
  es: 'Panadería Korn en Lugo. Pan de centeno 5,20 €.',
  pt: 'Padaria Korn em Braga. Pão de centeio 5,20 €.',
} as const;
const ITEMS = {
  en: 'Rye',
  de: 'Roggenbrot',
  fr: 'Pain de seigle',
  es: 'Pan de centeno',
  pt: 'Pão de centeio',
} as const;
const VALUES: Record<string, string> = { phone: '0341 555 0187', price: '6.40', headline: 'Korn 2' };

describe.each(['en', 'de', 'fr', 'es', 'pt'] as const)('suggestions in %s', (language) => {
  const cases = Object.entries(suggestionWords[language]);

  it.each(cases)('%s does something: %s', async (id, words) => {
    const { document } = await builtInDesigner.design(
      {
        text:
          id === 'light'
            ? `${BRIEFS[language]} Dark background, dunkler Hintergrund, mode sombre, fondo oscuro, fundo escuro.`
            : BRIEFS[language],
        language,
      },
      { seed: 1 },
    );
    const message = words.replace('{x}', ITEMS[language]).replace('…', VALUES[id] ?? '');
    const answer = await builtInDesigner.respond({ message, document, history: [] }, { seed: 1 });
    expect(answer.operations.length, `${message}: ${answer.reply}`).toBeGreaterThan(0);
  });

  it('come with every answer', async () => {
    const { document } = await builtInDesigner.design({ text: BRIEFS[language], language }, { seed: 1 });
    const { suggestions } = await builtInDesigner.respond({ message: 'xqzt', document, history: [] }, { seed: 1 });
    const known = cases.map(([, words]) => words.replace('{x}', ITEMS[language]));
    for (const one of suggestions) expect(known).toContain(one);
  });
});
