import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const SITES = {
  en: 'Polly’s Bakery in Ely. Bread £4, cake £16. Call 01353 555 010.',
  de: 'Bäckerei Polly in Ulm. Brot 4 €, Kuchen 16 €. Telefon 0731 555 010.',
  fr: 'Boulangerie Polly à Lyon. Pain 4 €, gâteau 16 €. Téléphone 04 55 50 10 10.',
  nl: 'Bakkerij Polly in Gent. Brood € 4, taart € 16. Bel 09 555 01 01.',
  da: 'Bageriet Polly i Ribe. Brød 40 kr, kage 160 kr. Ring 55 50 10 10.',
  it: 'Panificio Polly a Lecce. Pane 4 €, torta 16 €. Telefono 0832 555010.',
  pl: 'Piekarnia Polly w Opolu. Chleb 14 zł, tort 90 zł. Telefon 77 555 01 01.',
};
const after = (language: keyof typeof SITES, message: string) => sayTo(siteOf(SITES[language]), message);

describe('the whole website in another language', () => {
  it.each<[keyof typeof SITES, string, string]>([
    ['nl', 'Er komen veel Duitsers langs. Kunt u de hele site in het Duits zetten? De naam blijft zo.', 'de'],
    [
      'da',
      'Der kommer flest tyskere om sommeren. Lav hele siden om til tysk, tak. Navnet skal blive som det er.',
      'de',
    ],
    ['de', 'Könnten Sie die ganze Seite auf Englisch umstellen? Im Sommer kommen fast nur Touristen.', 'en'],
    [
      'fr',
      'Mes nouveaux clients sont anglais. Pourriez-vous passer tout le site en anglais? Mes tarifs restent.',
      'en',
    ],
    ['it', 'Abbiamo tanti ospiti inglesi: traduci tutto il sito in inglese.', 'en'],
    ['pl', 'Prawie wszyscy goście są z zagranicy, więc cała strona ma być po angielsku.', 'en'],
    ['en', 'So many French people come by. Can we have the whole thing in French?', 'fr'],
  ])('%s: %s', (language, message, next) => expect(after(language, message).after.language).toBe(next));

  it('sets the labels in it, leaves the words of the owner, and tells no more than that', () => {
    const { after: site, reply } = after('en', 'Could the whole site be in German, please?');
    const headings = site.pages.flatMap(({ sections }) => sections.map(({ props }) => props.heading));
    expect(headings).toContain('Preise');
    expect(headings).not.toContain('Prices');
    expect(JSON.stringify(site)).toContain('"name":"Cake"');
    expect(reply).not.toContain('Preise');
  });

  it.each([
    'Please put the whole site in German and remove the cake.',
    'Can we have the whole site in German? Bread is £5 now.',
    'Add that I teach German.',
  ])('is not all that is asked for: %s', (message) => {
    const { after: site } = after('en', message);
    expect(site.language === 'de' && JSON.stringify(site).includes('£16') && JSON.stringify(site).includes('£4"')).toBe(
      false,
    );
  });
});
