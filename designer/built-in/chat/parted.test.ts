import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const SHARPENER = siteOf(
  'Keen Edge, a sharpening van in Wells. Bread knife £5, secateurs £6, hedge shears £9. Open Saturday 9 to 2. Write to keen@edge.example.',
);
const SAUNA = siteOf(
  'Rantasauna Loimu ry, Oulu. Sauna on lämpimänä maanantaisin ja perjantaisin klo 17–20. Jäsenmaksu 40 €, kertakäynti 9 €. Puheenjohtaja Aino Laine, lämmittäjä Veikko Salo. Sähköposti loimu@sauna.example.',
);
const VELO = siteOf(
  'Vélo Gaston à Namur. Révision 45 €, chambre à air 12 €. Téléphone 0470 11 22 33. Ouvert du mardi au samedi de 9h à 18h.',
);

describe('a sentence is parted where least of it is lost', () => {
  it('behind each of several values without a mark between them', () => {
    const { said } = sayTo(SHARPENER, 'bread knife 6 secateurs 7 and the shears 10');
    for (const price of ['£6', '£7', '£10']) expect(said).toContain(price);
    for (const price of ['£5', '£9']) expect(said).not.toContain(price);
  });

  it('at the "and" of any language', () => {
    const { said } = sayTo(SAUNA, 'kertakäynti on nyt 10 € ja Veikko lopetti, uusi lämmittäjä on Seppo Rae');
    expect(said).toContain('10 €');
    expect(said).toContain('Seppo Rae');
    expect(said).not.toContain('Veikko Salo');
  });

  it('with what is told in one half left aside', () => {
    const { said } = sayTo(
      VELO,
      'mon numéro a changé, 0470 99 88 77, et la révision est à 49 € maintenant. le reste ne change pas',
    );
    expect(said).toContain('0470 99 88 77');
    expect(said).toContain('49 €');
  });

  it.each([
    [SHARPENER, 'bread knives are £6 now, but only for pensioners'],
    [VELO, "la révision passe à 49 € maintenant mais seulement pour l'hiver"],
  ])('but never before what narrows it: %#', (document, message) => {
    expect(sayTo(document, message).changed).toBe(0);
  });

  it('and a value of a thing that is said to stay gives way to none', () => {
    const { said } = sayTo(
      siteOf(
        'Half Past Choir, Leeds. We sing on Thursdays. It is £6 a night or £50 for the term. Write to choir@half.example.',
      ),
      'its £7 a night from now on, the term stays £50',
    );
    expect(said).toContain('£50');
  });
});
