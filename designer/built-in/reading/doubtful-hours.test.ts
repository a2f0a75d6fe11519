import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const rows = (text: string) => read(text).hours.rows.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`);
const asSaid = (text: string) => read(text).hoursVerbatim.map((one) => one.text);

describe('opening hours of a brief', () => {
  it.each([
    [
      'Chip shop. Open wed thu 12-2 and 4.30-8.',
      ['wed 12:00-14:00', 'wed 16:30-20:00', 'thu 12:00-14:00', 'thu 16:30-20:00'],
    ],
    ['Bike repairs. Open saterday 9 til 1.', ['sat 09:00-13:00']],
    [
      'Launderette\nmon-tue 7am to 9pm last wash 8\nsun 8am-6pm',
      ['mon 07:00-21:00', 'tue 07:00-21:00', 'sun 08:00-18:00'],
    ],
    ['Barbers\nMonday closed\nTue 9 - 6\nSun 10 - 3', ['tue 09:00-18:00', 'sun 10:00-15:00']],
    [
      'Frituur in Diest. Dinsdag tot donderdag gesloten. Alle andere dagen 17u-22u, zondag enkel 12u-14u.',
      ['mon 17:00-22:00', 'fri 17:00-22:00', 'sat 17:00-22:00', 'sun 12:00-14:00'],
    ],
    ["Майстерня. Працюємо з четверга по п'ятницю 9:00–18:00.", ['thu 09:00-18:00', 'fri 09:00-18:00']],
    ['畳店です。営業時間 土〜日 8:00〜17:30', ['sat 08:00-17:30', 'sun 08:00-17:30']],
    ['Tearoom. Open 10am-4pm, closed Monday to Friday.', ['sat 10:00-16:00', 'sun 10:00-16:00']],
    ['مخبز السنابل. مفتوح السبت والجمعة من 6 صباحا حتى 10 مساء.', ['fri 06:00-22:00', 'sat 06:00-22:00']],
  ])('are typed: %s', (text, expected) => expect(rows(text)).toEqual(expected));

  it('have an exception with times of its own', () => {
    const said = rows('مخبز السنابل. مفتوح يوميا من 6 صباحا حتى 10 مساء ما عدا الجمعة من 1 ظهرا حتى 10 مساء.');
    expect(said.filter((row) => row.startsWith('fri'))).toEqual(['fri 13:00-22:00']);
    expect(said).toHaveLength(7);
  });

  it('keep what is said beside a row', () =>
    expect(asSaid('Launderette\nmon-tue 7am to 9pm last wash 8\nsun 8am-6pm').join()).toContain('last wash 8'));

  it.each([
    ['Trattoria da Gina, Volterra. Chiuso martedì.', 'Chiuso martedì'],
    ['Sauna. Open Mon 6-8.', 'Mon 6-8'],
  ])('stay as said where they make no row: %s', (text, words) => {
    expect(rows(text)).toEqual([]);
    expect(asSaid(text).join()).toContain(words);
  });

  it('are of every day where a brief says no more than 24/7', () =>
    expect(rows('Mobile tyre fitting in Luton, 24/7, call 07700 900461.')).toHaveLength(7));

  it('keep all that a line of opening says of a date', () => {
    const said = asSaid(
      'Kwiaciarnia w Sandomierzu.\nCzynne: pn-pt 9-18, sob 8-15, w niedziele handlowe 10-14. 1 listopada od 6 rano!',
    ).join();
    expect(said).toContain('sob 8-15');
    expect(said).toContain('1 listopada od 6 rano');
  });

  it.each([
    'Sagra il 17 e 18 ottobre. Sabato dalle 15 alle 23, domenica dalle 10 alle 20.',
    'Compagnia di Gubbio. Prove aperte ogni mercoledì dalle 21 alle 23.',
    'Festival de contes. Dimanche 19 à 11h : concours (ouvert à tous).',
  ])('are not what happens at a time: %s', (text) => expect(rows(text)).toEqual([]));
});

it('what is said of a day without hours stands beside them, so that it is not closed', () => {
  const read = (text: string) => readBrief({ text, templates: [] });
  const rook = read(
    'Rook Bikes in Selby mends bikes. Open Tuesday to Friday 9am to 5pm. Walk-ins on Saturdays only. We love Fridays.',
  );
  expect(rook.hoursVerbatim.map(({ text }) => text)).toEqual(['Walk-ins on Saturdays only.']);
  expect(rook.statements.map(({ text }) => text)).toEqual(['Rook Bikes in Selby mends bikes.', 'We love Fridays.']);
  expect(read('Rook Bikes mends bikes. Walk-ins on Saturdays only.').hoursVerbatim).toEqual([]);
});
