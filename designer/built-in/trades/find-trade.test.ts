import { describe, expect, it } from 'vitest';
import { motifs } from '#site/illustration/index.ts';
import { schemaTypeOf } from '#site/render/structured-data.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { templates } from '#site/templates/index.ts';
import { palettes } from '#site/themes/index.ts';
import { findTrade } from './find-trade.ts';
import { languages } from '../reading/vocabulary/vocabulary.ts';
import { namesOf, proposalsOf } from './known-trade.ts';
import { proposalLanguages } from './languages.ts';
import { trades } from './known/index.ts';

describe('a trade', () => {
  it.each([
    ['bakery', 'en', 'bakery'],
    ['small sourdough bakery', 'en', 'bakery'],
    ['Italian restaurant', 'en', 'restaurant'],
    ['wedding photographer', 'en', 'photographer'],
    ['bakery and café in Ely', 'en', 'bakery'],
    ['mobile hairdresser', 'en', 'hair-salon'],
    ['Dorfbäckerei', 'de', 'bakery'],
    ['kleine Fahrradwerkstatt in Ulm', 'de', 'bike-shop'],
    ['Praxis für Physiotherapie', 'de', 'physiotherapist'],
    ['boulangerie artisanale à Tours', 'fr', 'bakery'],
    ['cabinet d’avocats', 'fr', 'lawyer'],
    ['taller de bicicletas en Soria', 'es', 'bike-shop'],
    ['padaria de bairro', 'pt', 'bakery'],
    ['trattoria a Siena', 'it', 'restaurant'],
    ['fietsenmaker in Utrecht', 'nl', 'bike-shop'],
    ['مخبز', 'ar', 'bakery'],
  ])('is known by the head of "%s" (%s)', (kind, language, id) => {
    expect(findTrade(kind, language)?.id).toBe(id);
  });

  it.each([
    ['end-of-life doula', 'en'],
    ['bakery equipment repair', 'en'],
    ['yoga for horses', 'en'],
    ['piano doctor', 'en'],
    ['mobile sauna', 'en'],
    ['repair café', 'en'],
    ['school for bakers', 'en'],
    ['Hundeschule', 'de'],
    ['Yogastudio für Pferde', 'de'],
    ['Klavierdoktor', 'de'],
    ['dentiste pour chevaux', 'fr'],
    ['médico de pianos', 'es'],
    ['bakery', 'eu'],
    ['', 'en'],
  ])('is not found in "%s" (%s)', (kind, language) => {
    expect(findTrade(kind, language)).toBeNull();
  });
});

describe('every trade', () => {
  it.each(trades.map((trade) => [trade.id, trade] as const))('%s names only what exists', (_, trade) => {
    for (const motif of trade.motifs) expect(motifs).toContain(motif);
    for (const id of trade.templates) expect(templates.map((template) => template.id)).toContain(id);
    expect(palettes.some((palette) => trade.moods.some((mood) => palette.moods.includes(mood)))).toBe(true);
    expect(schemaTypeOf({ ...sampleDocument().business, trade: trade.id, address: '1 Hill Street' })).toBe(
      trade.schema,
    );
  });

  it.each(trades.map((trade) => [trade.id, trade] as const))('%s proposes no numbers, in any language', (_, trade) => {
    for (const language of proposalLanguages) {
      const { tagline, services } = proposalsOf(trade, language);
      expect(services.length).toBeGreaterThan(1);
      for (const text of [tagline, ...services.flatMap(({ name, text: said }) => [name, said])]) {
        expect(text).not.toBe('');
        expect(text).not.toMatch(/\d/);
      }
    }
  });

  it('is found by each of its own names, unless another trade has the name first', () => {
    for (const trade of trades)
      for (const language of languages)
        for (const word of namesOf(trade, language))
          expect(findTrade(word.replace(/^-/, ''), language)?.id, word).toBeDefined();
  });
});
