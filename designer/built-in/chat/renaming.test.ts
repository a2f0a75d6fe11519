import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const EN = 'Polly’s Bakery in Ely. Sauna £14, massage £40, bread £4. Call 01353 555 010.';
const DE = 'Wir sind die Bäckerei Polly in Ulm und backen jeden Tag. Brot 4 €, Kuchen 16 €. Telefon 0731 555010.';
const FR = 'Boulangerie Polly à Lyon. Pain 4 €, gâteau 16 €.';
const ES = 'Panadería Polly en Cádiz. Pan 4 €, tarta 16 €.';
const PT = 'Padaria Polly em Faro. Pão 4 €, bolo 16 €.';

describe('the business is called anew', () => {
  it.each([
    [EN, 'call us Polly & Daughters from now on', 'Polly & Daughters'],
    [EN, 'Please rename it to Polly & Daughters', 'Polly & Daughters'],
    [EN, 'We’ve got a new name, please call it Vipan from now on', 'Vipan'],
    [EN, 'rename the business to Ely Loaf', 'Ely Loaf'],
    [EN, 'Rename to “Arepa Brothers”', 'Arepa Brothers'],
    [DE, 'nenn uns ab jetzt Backhaus Polly', 'Backhaus Polly'],
    [DE, 'wir heißen jetzt Backhaus Polly', 'Backhaus Polly'],
    [FR, 'on s’appelle maintenant Maison Polly', 'Maison Polly'],
    [FR, 'appelez-nous désormais Maison Polly', 'Maison Polly'],
    [ES, 'llámanos Casa Polly a partir de ahora', 'Casa Polly'],
    [PT, 'chama-nos Casa Polly a partir de agora', 'Casa Polly'],
  ])('%s %s', (brief, message, name) => {
    expect(sayTo(siteOf(brief), message).after.brand.name).toBe(name);
  });

  it('but not by what a section is to be called', () => {
    const { after, before } = sayTo(siteOf(EN), 'put the prices first, call it What I charge');
    expect(after.brand.name).toBe(before.brand.name);
  });
});

describe('a page', () => {
  const withPage = sayTo(siteOf(EN), 'Add a page called Join Us').after;
  const titles = (message: string) => sayTo(withPage, message).after.pages.map(({ title }) => title);

  it.each([
    'Rename the Join Us page to Become a Member',
    'would it be possible to rename the Join Us page to Become a Member',
  ])('%s', (message) => {
    expect(titles(message)).toContain('Become a Member');
    expect(titles(message)).not.toContain('Join Us');
  });

  it('that is not there is said not to be', () => {
    const { changed, reply } = sayTo(siteOf(EN), 'rename the Events page to Dates');
    expect(changed).toBe(0);
    expect(reply).toContain('Events');
  });

  it('is made with the words that it should say', () => {
    const said = 'Type-in every first Sunday of the month, bring your own paper.';
    const { after } = sayTo(siteOf(EN), `Add a page called Workshops, it should say: ${said}`);
    const page = after.pages.find(({ title }) => title === 'Workshops');
    expect(JSON.stringify(page)).toContain(said);
  });
});

describe('the order of a list', () => {
  const order = (message: string) =>
    [...sayTo(siteOf(EN), message).said.matchAll(/"name":"(Sauna|Massage|Bread)"/g)].map(([, name]) => name);

  it.each([
    ['put the massage above the sauna', ['Massage', 'Sauna', 'Bread']],
    ['move the sauna below the massage', ['Massage', 'Sauna', 'Bread']],
    ['the bread should come first', ['Bread', 'Sauna', 'Massage']],
    ['bread should be first', ['Bread', 'Sauna', 'Massage']],
    ['swap the sauna and the bread', ['Bread', 'Massage', 'Sauna']],
  ])('%s', (message, names) => {
    expect(order(message)).toEqual(names);
  });
});

describe('the last change is taken back', () => {
  it.each([
    [EN, 'hmm no, put it back the way it was'],
    [EN, 'that was better before'],
    [DE, 'so wie vorher bitte'],
    [DE, 'stell es wieder so her wie es war'],
    [FR, 'remets comme avant'],
    [FR, 'reviens à la version précédente'],
    [ES, 'déjalo como estaba'],
    [PT, 'volta a pôr como estava'],
  ])('%s %s', (brief, message) => {
    expect(sayTo(siteOf(brief), message).undo).toBe(true);
  });

  it('but not where something else was spoken of', () => {
    expect(sayTo(siteOf(EN), 'put the heading back how it was', ['make it dark']).undo).toBeUndefined();
  });
});

describe('a telephone number that goes', () => {
  it('takes along the button and the sentence that only invite to call', () => {
    const document = structuredClone(siteOf(EN));
    const hero = document.pages[0]?.sections[0];
    if (hero) hero.props.intro = 'We bake by night. Call 01353 555 010 or write.';
    const { after, said } = sayTo(document, 'remove the phone number');
    expect(after.business.phone).toBe('');
    expect(said).not.toMatch(/Call/);
    expect(said).toContain('We bake by night.');
    expect(after.header.action.label).toBe('');
  });

  it('is asked about where a sentence says more', () => {
    const answer = sayTo(
      siteOf('Polly’s Bakery in Ely. Bread £4. If nobody answers, ring Anna on 01353 555 010 before noon on weekdays.'),
      'remove the phone number',
    );
    expect(answer.changed).toBe(0);
    expect(answer.reply).toContain('ring Anna');
  });
});
