import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';
import { designNow } from '../design.ts';
import { respondNow } from './respond.ts';

const PARISH = `Holy Cross Parish, Aldbrook. Evensong 6.30pm in the old chapel, then soup. The bus to Aldbrook leaves at 15.45, last one back at 19.00.
There are 3 plots free. The waiting list is about fourteen months. Hall hire £40, projector £12.
Verger: Ada Millbank. Organist: Ossie Trent. Write to office@holycross.example.`;

function ask(message: string) {
  const { after, changed, reply } = sayTo(siteOf(PARISH), message);
  return { said: JSON.stringify(after.pages), changed, reply };
}

describe('a thing that the website names and a value of its kind are enough', () => {
  it.each([
    ['Evensong only at 7.15pm', '7.15pm', '6.30pm'],
    ['the bus to Aldbrook leaves at 15.30, not 15.45', '15.30', '15.45'],
    ['the waiting list is eighteen months', 'eighteen months', 'fourteen months'],
    ['Ada has retired, it is Winifred Sorrel now', 'Winifred Sorrel', 'Ada Millbank'],
    ['Could you change the verger? Ada has retired, it is Winifred Sorrel now.', 'Winifred Sorrel', 'Ada Millbank'],
    ['Hall hire is £45. Everything else stays as it is.', '£45', '£40'],
  ])('%s', (message, now, before) => {
    const { said } = ask(message);
    expect(said).toContain(now);
    expect(said).not.toContain(before);
  });

  it('two values that cannot be told apart are asked about, not looked for without end', () => {
    expect(ask('The bus to Aldbrook leaves from 14 to 18, and on Saturdays only until 12.').reply).not.toBe('');
    const { document } = designNow({ text: 'Schleiferei Holm. Mo-Fr 9-13 Uhr. Messer 6 €. Scheren 7 €.' }, { seed: 1 });
    const message = 'Dienstags ist jetzt auch von 15 bis 19 Uhr offen, und freitags nur noch bis 11.';
    expect(respondNow({ message, document, history: [] }, { seed: 1 }).reply).not.toBe('');
  });

  it('a date is one whatever stop stands in it', () => {
    const { said } = sayTo(
      siteOf(
        'Skovby Cykler, Skovby. Eftersyn 350 kr. Cykler til vinterpleje skal afleveres inden 1. november. Tlf. 75 55 01 88.',
      ),
      'Fristen for vinterpleje er flyttet til 20. oktober. Eftersyn koster nu 375 kr.',
    );
    expect(said).toContain('inden 20. oktober.');
    expect(said).toContain('375 kr');
  });

  it('a text that stands at two places is changed at both', () => {
    const club = siteOf(
      'Modellbahn Uri, Altdorf. Seiten: Anlage, Fahrtage. Anlage: Spur H0 im Keller. Fahrtage: 8. Februar, 8. März, 15. November. Kontakt: info@bahn.example',
    );
    const { said } = sayTo(club, 'Der Fahrtag am 8. März ist jetzt am 22. März.');
    expect(JSON.stringify(club.pages).split('8. März').length).toBeGreaterThan(2);
    expect(said).toContain('22. März');
    expect(said).not.toContain(' 8. März');
  });

  it('two prices that a plus joins are of two things', () => {
    const site = siteOf(
      'I am a hoof trimmer and I do small farms all over the Wairarapa. $15 a head plus $60 mileage, goats $8 a head. Text Ana on 06 555 0177. We work from May to August.',
    );
    expect(sayTo(site, "Mileage's $65 now").said).toContain('$15 a head plus $65 mileage');
  });

  it('a price is new where a German says so, and a page that goes beside it is nobody', () => {
    const site = siteOf(
      'Hornbau Gisler, Altdorf. Miete Büchel CHF 35, Kurs CHF 90. Seiten: Preise, Konzerte. info@horn.example',
    );
    const { said, after } = sayTo(
      site,
      'Die Miete fürs Büchel ist neu CHF 40. Und die Seite Konzerte können Sie löschen, das machen wir nicht mehr.',
    );
    expect(said).toContain('CHF 40');
    expect(after.pages.map(({ title }) => title)).not.toContain('Konzerte');
  });

  it('a price taken back in the same breath is not the one that stands', () => {
    expect(ask('hall hire £45 - no wait, £44').said).not.toContain('£45');
  });

  it.each([
    ['nobody is named', 'it is 18.15 here and raining'],
    ['it is asked', 'is evensong at 7.15pm?'],
    ['it is narrowed', 'evensong at 7.15pm, but only in winter'],
    ['two values are new', 'evensong 7pm or 8pm'],
  ])('nothing changes where %s', (_, message) => {
    expect(ask(message).changed).toBe(0);
  });
});

describe('a message with two values', () => {
  const WALLS =
    "Thwaite Walling in Settle. Gap repairs £38 a metre, new wall £165 a metre. There's a one day course with a pie dinner. Call 01632 960471.";
  const REGAL = 'Mosterei Birk in Ulm. 5-Liter-Box 1,90 €, 10-Liter-Box 2,40 €. Samstag 8 bis 17 Uhr.';
  const TOYS = 'Chiltern Toy Library in Tring. Over 900 toys to borrow. Membership £20 a year.';

  it('gives no thing the price of another one that is not there', () =>
    expect(sayTo(siteOf(WALLS), 'Gap repairs are £42 a metre now, and the course is £95 now.').said).not.toContain(
      '£95 a metre',
    ));

  it('takes a price for no name', () => {
    const { said } = sayTo(
      siteOf(REGAL),
      'Die 10-Liter-Box kostet jetzt 2,60 €, und samstags schließen wir um 16 Uhr.',
    );
    expect(said).toContain('"name":"10-Liter-Box"');
    expect(said).toContain('2,60 €');
  });

  it('reads a number with its thousands', () =>
    expect(sayTo(siteOf(TOYS), "it's 1,000 toys, not 900!").said).toContain('Over 1,000 toys'));
});
