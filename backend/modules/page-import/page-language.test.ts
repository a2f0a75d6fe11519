import { describe, expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

const german = [
  'Willkommen in unserer Bäckerei in Graz. Wir backen jeden Tag frisches Brot aus dem Mehl der Mühle nebenan.',
  'Unsere Brote ruhen zwei Tage, bevor sie in den Ofen kommen. Sie schmecken auch am dritten Tag noch gut.',
  'Besuchen Sie uns am Markt oder bestellen Sie vor. Wir legen Ihr Brot zurück und freuen uns auf Sie.',
  'Am Sonntag haben wir geschlossen, an Feiertagen auch. Im August machen wir zwei Wochen Pause.',
];
const english = [
  'Welcome to our bakery in Leith. We bake fresh bread each day with flour from the mill next door.',
  'Our loaves rest for two days before they go into the oven. They taste good on the third day, too.',
  'Visit us on the market or order ahead. We keep your bread for you and look forward to seeing you.',
  'We are closed on Sundays and on bank holidays. In August we rest for two weeks.',
];

describe('the language of a page', () => {
  it('is the one that it says', () => {
    expect(pageLanguage('de-AT', german)).toEqual({ language: 'de-AT', guessed: null });
    expect(pageLanguage('en', english)).toEqual({ language: 'en', guessed: null });
  });

  it('is that of its words, where all of them are of another one', () => {
    expect(pageLanguage('en-US', german)).toEqual({
      language: 'de',
      guessed: 'The page says that it is in American English; its words are German.',
    });
    expect(pageLanguage('de', english)).toMatchObject({ language: 'en' });
  });

  it('stays the one that it says, where its words are few or of two languages', () => {
    expect(pageLanguage('en', german.slice(0, 1))).toEqual({ language: 'en', guessed: null });
    expect(pageLanguage('en', [...german, ...english])).toEqual({ language: 'en', guessed: null });
  });

  it('is told from short lines too, where it says none', () => {
    const lines = ['Brot aus Graz', 'Wir backen für Sie', 'Über uns', 'Jeden Tag frisch', 'Auch am Sonntag'];
    expect(pageLanguage('', lines)).toMatchObject({
      language: 'de',
      guessed: expect.stringContaining('from its words'),
    });
  });
});
