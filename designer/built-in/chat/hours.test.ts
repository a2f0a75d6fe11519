import { describe, expect, it } from 'vitest';
import { sayTo, siteOf } from '#tests/support/talk.ts';

const SITES = {
  en: 'Polly’s Bakery in Ely. Bread £4, cake £16. Open Tue to Fri 8am to 5pm, Sat 9am to 1pm.',
  de: 'Bäckerei Polly in Ulm. Brot 4 €, Kuchen 16 €. Dienstag bis Freitag 8 bis 18 Uhr, Samstag 9 bis 13 Uhr.',
  fr: 'Boulangerie Polly à Lyon. Pain 4 €, gâteau 16 €. Ouvert du mardi au vendredi de 8h à 18h, samedi de 9h à 13h.',
  es: 'Panadería Polly en Cádiz. Pan 4 €, tarta 16 €. Abierto de martes a viernes de 8:00 a 18:00, sábado de 9:00 a 13:00.',
  pt: 'Padaria Polly em Faro. Pão 4 €, bolo 16 €. Aberto de terça a sexta das 8h às 18h, sábado das 9h às 13h.',
};
type Language = keyof typeof SITES;
const rowsAfter = (language: Language, message: string) =>
  sayTo(siteOf(SITES[language]), message).after.business.hours.map(
    ({ day, opens, closes }) => `${day} ${opens}-${closes}`,
  );
const other = (language: Language, day: string) =>
  siteOf(SITES[language])
    .business.hours.filter((row) => row.day !== day)
    .map(({ day: one, opens, closes }) => `${one} ${opens}-${closes}`);

describe('one end of a day', () => {
  it.each<[Language, string, string]>([
    ['en', 'we open half an hour earlier on Saturdays', 'sat 08:30-13:00'],
    ['en', 'on Fridays we close an hour later', 'fri 08:00-18:00'],
    ['en', 'Fridays open an hour and a half later', 'fri 09:30-17:00'],
    ['en', 'Saturdays until 2 now', 'sat 09:00-14:00'],
    ['en', 'move Saturday opening to 10', 'sat 10:00-13:00'],
    ['en', 'sats we finish at 12 now', 'sat 09:00-12:00'],
    ['en', "Fridays I now knock off at 1 o'clock", 'fri 08:00-13:00'],
    ['en', 'fridays till 8', 'fri 08:00-20:00'],
    ['de', 'Freitags schließen wir ab jetzt um 17 Uhr', 'fri 08:00-17:00'],
    ['de', 'samstags machen wir eine Stunde früher auf', 'sat 08:00-13:00'],
    ['de', 'Freitags machen wir ab sofort schon um 11 Uhr zu', 'fri 08:00-11:00'],
    ['fr', 'le samedi on ouvre une demi-heure plus tôt', 'sat 08:30-13:00'],
    ['fr', 'le vendredi on ferme désormais à 17h', 'fri 08:00-17:00'],
    ['es', 'los sábados abrimos media hora antes', 'sat 08:30-13:00'],
    ['es', 'los viernes cerramos a las 17', 'fri 08:00-17:00'],
    ['pt', 'ao sábado abrimos meia hora mais cedo', 'sat 08:30-13:00'],
    ['pt', 'às sextas fechamos às 17h', 'fri 08:00-17:00'],
  ])('%s: %s', (language, message, row) => {
    const rows = rowsAfter(language, message);
    expect(rows).toContain(row);
    expect(rows.filter((one) => one !== row)).toEqual(other(language, row.slice(0, 3)));
  });
});

describe('without a day', () => {
  it('how much earlier is of every day', () => {
    expect(rowsAfter('en', 'we open an hour earlier')).toEqual([
      ...['tue', 'wed', 'thu', 'fri'].map((day) => `${day} 07:00-17:00`),
      'sat 08:00-13:00',
    ]);
  });

  it.each<[Language, string]>([
    ['en', 'we close at 6 from now on'],
    ['de', 'wir öffnen jetzt schon um 7 Uhr'],
    ['fr', 'on ouvre maintenant à 7h30'],
    ['en', 'from Friday we close at 6'],
  ])('%s: “%s” is asked about where the days differ', (language, message) => {
    const { changed, reply } = sayTo(siteOf(SITES[language]), message);
    expect(changed).toBe(0);
    expect(reply).not.toBe('');
  });
});

it('an end after midnight is moved to the next one, not to the afternoon', () => {
  const bar = siteOf('Moon Dog Karaoke in Leeds. Open Fri and Sat 6pm to 4am.');
  const { hours } = sayTo(bar, 'fridays we close at 3 now').after.business;
  expect(hours).toEqual([
    { day: 'fri', opens: '18:00', closes: '03:00' },
    { day: 'sat', opens: '18:00', closes: '04:00' },
  ]);
});

it('what the sizes of one thing cost is changed together', () => {
  const laundry = siteOf(
    'Suds launderette in Leeds.\n\nWash\n8kg ..... 5.50\nDuvets S/D/K ..... 12/15/18\nKilts ask Morag',
  );
  const { said } = sayTo(laundry, 'duvets now 13/16/20');
  expect(said).toContain('13/16/20');
  expect(said).not.toContain('12/15/18');
});

describe('closed days', () => {
  const SILENT = siteOf('Polly’s Bakery in Ely. Bread £4. Email polly@bakery.example.');
  const closedAfter = (site: typeof SILENT, message: string) => sayTo(site, message).after.business.closedDays;

  it.each(['we are closed on Mondays now', 'Mondays closed', 'closed Mondays'])('%s', (message) => {
    expect(closedAfter(SILENT, message)).toEqual(['mon']);
    expect(sayTo(SILENT, message).reply).toContain('Mon closed');
  });

  it.each<[Language, string]>([
    ['de', 'montags geschlossen'],
    ['fr', 'fermé le lundi'],
    ['es', 'los lunes cerramos'],
    ['pt', 'segunda fechado'],
  ])('%s: %s', (language, message) => expect(closedAfter(siteOf(SITES[language]), message)).toEqual(['mon']));

  it('a day that closes loses its hours, and one that opens is closed no more', () => {
    const closed = sayTo(siteOf(SITES.en), 'closed on Fridays').after;
    expect([closed.business.closedDays, closed.business.hours.some(({ day }) => day === 'fri')]).toEqual([
      ['fri'],
      false,
    ]);
    const open = sayTo(closed, 'Fridays 9 to 12').after.business;
    expect([open.closedDays, open.hours.some(({ day }) => day === 'fri')]).toEqual([[], true]);
  });

  it('“open Mondays again” takes it off, and asks for the times where the other days have theirs', () => {
    const closed = sayTo(SILENT, 'closed on Mondays').after;
    expect(closedAfter(closed, 'open Mondays again')).toEqual([]);
    const { changed, reply } = sayTo(siteOf(SITES.en), 'open Mondays again');
    expect([changed, reply.includes('?')]).toEqual([0, true]);
  });

  it('a lock on them holds only against what does not name them', () => {
    const { after } = sayTo({ ...SILENT, locks: ['business/closedDays'] }, 'closed on Mondays');
    expect(after.business.closedDays).toEqual(['mon']);
  });
});

it.each<[Language, string, string[]]>([
  ['en', 'Saturdays also from 3pm to 5pm', ['sat 09:00-13:00', 'sat 15:00-17:00']],
  ['de', 'Samstags haben wir jetzt auch von 15 bis 17 Uhr auf', ['sat 09:00-13:00', 'sat 15:00-17:00']],
  ['es', 'los sábados también abrimos por la tarde, de 17 a 19', ['sat 09:00-13:00', 'sat 17:00-19:00']],
])('%s: “%s” adds to the day', (language, message, rows) => {
  expect(rowsAfter(language, message).filter((row) => row.startsWith('sat'))).toEqual(rows);
});

describe('a time that is said without its half of the day', () => {
  const SHED = 'Ousby Shed in Ousby. Tuesday 18:30 to 21:00, Thursday 18:30 to 21:00. Tool sharpening £4.';
  const rows = (brief: string, message: string) =>
    sayTo(siteOf(brief), message).after.business.hours.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`);

  it('is in the evening where nothing opens in the morning', () =>
    expect(rows(SHED, 'We open Wednesdays as well now, half 6 to 9')).toContain('wed 18:30-21:00'));

  it.each(['We open Wednesdays as well now, 6:30 am to 9 pm', 'Wednesdays 06:30 to 21:00'])(
    'is in the morning where that is said: %s',
    (message) => expect(rows(SHED, message)).toContain('wed 06:30-21:00'),
  );
});
