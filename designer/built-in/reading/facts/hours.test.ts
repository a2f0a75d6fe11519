import { describe, expect, it } from 'vitest';
import { vocabularies, type KnownLanguage } from '../vocabulary/index.ts';
import { readBrief } from '../read-brief.ts';
import { hoursIn, readFacts } from './index.ts';
import { clausesOfMessage } from './message.ts';

const hours = (text: string, language: KnownLanguage = 'en') => {
  const read = hoursIn(text, vocabularies[language]);
  return read.rows.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`).join(', ');
};
const days = (names: string, times: string) =>
  names
    .split(' ')
    .map((day) => `${day} ${times}`)
    .join(', ');
const facts = (text: string, language: KnownLanguage = 'en') =>
  readFacts(text, clausesOfMessage(text), vocabularies[language]);
const brief = (text: string) => readBrief({ text, templates: [] });

describe('opening hours', () => {
  it('are none of what is only called open, nor of one day of the month', () => {
    const { hours: own, timetable } = brief('Beginners: Tuesday 6pm to 7pm\nOpen sparring: Friday 7pm to 9.30pm');
    expect([own.rows, timetable.map(({ name }) => name)]).toEqual([[], ['Beginners', 'Open sparring']]);
    expect(brief("Jeudi 9 : parade d'ouverture, 18h, place du Centre").hoursVerbatim).toEqual([]);
  });

  it('are those that were said last where somebody takes others back', () => {
    expect(hours('Open Mon to Thu 9 to 4, no, make that 9 to 5')).toBe(days('mon tue wed thu', '09:00-17:00'));
    expect(hours('Offen Mo 9 bis 17 Uhr, nein, 9 bis 18 Uhr, Sa 9 bis 12 Uhr', 'de')).toBe(
      'mon 09:00-18:00, sat 09:00-12:00',
    );
  });

  it('are of all days that Japanese puts side by side', () =>
    expect(
      brief('営業時間は月・火・金が11:00〜17:00、土日が10:00〜18:00、水曜定休。').hours.rows.map(({ day }) => day),
    ).toEqual(['mon', 'tue', 'fri', 'sat', 'sun']));

  it('are no ages in brackets beside them', () =>
    expect(hours('Open Tuesdays 8.30pm to 9.45pm, juniors (9 to 15) Sundays 4pm to 5pm')).not.toContain('sun 09:00'));

  it('are none of days of which the last is not known', () => expect(hours('Open mon–xyz 9–15')).toBe(''));

  it('are added to those of every day where they are said as well', () => {
    const evenings = 'fri 07:00-12:00, fri 20:00-24:00, sat 07:00-12:00, sat 20:00-24:00';
    expect(hours('Abrimos todos los días de 7 a 12, y viernes y sábado también de 20 a 24 horas', 'es')).toContain(
      evenings,
    );
    expect(hours('Open every day 8 to 6, Sundays 10 to 4')).toContain('sun 10:00-16:00');
  });

  it('are of the named days only', () => expect(hours('Friday 9-13')).toBe('fri 09:00-13:00'));

  it.each<[KnownLanguage, string, string]>([
    ['en', 'We are open Tuesday to Saturday from 7 until 3.', days('tue wed thu fri sat', '07:00-15:00')],
    ['en', 'Open Saturday 9.00 - 12.30. We sell bread.', 'sat 09:00-12:30'],
    ['en', 'Open 24 hours a day, Monday to Wednesday', days('mon tue wed', '00:00-24:00')],
    ['de', 'Samstags rund um die Uhr geöffnet', 'sat 00:00-24:00'],
    ['en', '9 to 5 on weekdays', days('mon tue wed thu fri', '09:00-17:00')],
    ['en', 'Open daily except Mondays, 8.30am - 6pm', days('tue wed thu fri sat sun', '08:30-18:00')],
    ['en', 'Wed & Sat 10-2, Sun noon to 4pm', 'wed 10:00-14:00, sat 10:00-14:00, sun 12:00-16:00'],
    ['en', 'Fridays and Saturdays 6pm-2am', 'fri 18:00-02:00, sat 18:00-02:00'],
    [
      'de',
      'Di–Fr 9.30–17 Uhr, Sa 9–14 Uhr, So geschlossen',
      `${days('tue wed thu fri', '09:30-17:00')}, sat 09:00-14:00`,
    ],
    ['de', 'Geöffnet montags von 9 bis 12 und 14 bis 18 Uhr', 'mon 09:00-12:00, mon 14:00-18:00'],
    ['fr', 'Ouvert le lundi et le jeudi de 9h à 12h30', days('mon thu', '09:00-12:30')],
    ['es', 'Abierto de lunes a miércoles de 9 a 14', days('mon tue wed', '09:00-14:00')],
    ['pt', 'Aberto aos sábados das 9h às 13h', 'sat 09:00-13:00'],
    ['it', 'Aperto dal martedì al giovedì dalle 9 alle 18', days('tue wed thu', '09:00-18:00')],
    ['nl', 'Open za en zo van 10.00 tot 16.00 uur', days('sat sun', '10:00-16:00')],
    ['pl', 'Czynne od środy do piątku od 9 do 17', days('wed thu fri', '09:00-17:00')],
    ['sv', 'Öppet tisdagar kl. 10-16', 'tue 10:00-16:00'],
    ['da', 'Åbent lørdage kl. 10-14', 'sat 10:00-14:00'],
    ['ar', 'مفتوح السبت من 7 صباحا إلى 9 مساء', 'sat 07:00-21:00'],
    ['he', 'פתוח בימים א-ה 9:00-18:00', `${days('mon tue wed thu', '09:00-18:00')}, sun 09:00-18:00`],
  ])('%s: %s', (language, text, rows) => expect(hours(text, language)).toBe(rows));

  it.each([
    ['mon to fri 7am till 4pm, sats by request only', 5, ['sats by request only']],
    ['Gates: Mon–Fri 06:30–19:00, Sat 08:00–12:00', 6, []],
    ['Open daily 8am–6pm except Mondays', 6, []],
    ['Open daily 8am–6pm, Sundays 10am–4pm', 7, []],
    ['Tue–Sat 8-1, shut Sundays unless there is a regatta', 5, ['unless there is a regatta']],
    ['Open 7 days 6.30am-9.30pm last wash 8.30pm', 7, ['last wash 8.30pm']],
    ['Mon to Wed 9am-5pm, no Thursdays', 3, []],
    ['Drop-off and pick-up Mon–Fri 8–9, Sat–Sun 9–10', 7, ['Drop-off and pick-up']],
    ['Box office open Wednesdays 4pm–7pm and Saturdays 10am–noon', 2, ['Box office']],
    ['Sun 9am–1pm by appointment only', 1, ['by appointment only']],
  ])('are told from the remarks beside them: %s', (text, rows, remarks) => {
    const read = facts(text);
    expect(read.hours.rows).toHaveLength(rows);
    expect(read.hoursVerbatim).toHaveLength(remarks.length);
    remarks.forEach((remark, place) => expect(read.hoursVerbatim[place]?.text).toContain(remark));
  });

  it.each<[KnownLanguage, string, string]>([
    ['en', 'Tue 9–12 and 2–6, Sat until 1', 'tue 09:00-12:00, tue 14:00-18:00, sat 09:00-13:00'],
    ['en', 'Wed–Thu 11-6, Thu till 8', 'wed 11:00-18:00, thu 11:00-20:00'],
    ['en', 'MON 9 AM TO 5 PM TUE 10 AM TO 4 PM', 'mon 09:00-17:00, tue 10:00-16:00'],
    ['en', 'Open Fridays from half past eight till five', 'fri 08:30-17:00'],
    ['de', 'Samstag und Sonntag 9 bis 18 Uhr geöffnet, sonntags ab 11 Uhr', 'sat 09:00-18:00, sun 11:00-18:00'],
    ['en', 'Mon 6.30am to 9.30am and again 5pm to 8.30pm', 'mon 06:30-09:30, mon 17:00-20:30'],
    [
      'en',
      'OAPs Mon-Tue. Mon to Tue 9-6, Fri 8:30-4. Alternate Saturdays 9-1.',
      'mon 09:00-18:00, tue 09:00-18:00, fri 08:30-16:00',
    ],
    ['fr', 'ouvert le samedi de 10h a 12h', 'sat 10:00-12:00'],
    ['nl', "Open op vrijdag van half tien tot twee uur 's middags", 'fri 09:30-14:00'],
    [
      'fr',
      "Ouvert le vendredi de 8 h 30 à midi et de 14 h à 18 h, le samedi jusqu'à 13 h",
      'fri 08:30-12:00, fri 14:00-18:00, sat 08:30-13:00',
    ],
    ['en', 'Open Fridays half seven till half four', 'fri 07:30-16:30'],
    ['es', 'Abierto los viernes de 10 a 7', 'fri 10:00-19:00'],
    ['es', 'Viernes solo por la mañana, de 10:00 a 14:00', 'fri 10:00-14:00'],
    ['he', "שעות פתיחה: יום ה' 9:00-13:00 ו-16:00-19:00", 'thu 09:00-13:00, thu 16:00-19:00'],
  ])('of a day are completed by those beside it, %s: %s', (language, text, rows) =>
    expect(hours(text, language)).toBe(rows),
  );

  it.each([
    ['I work Monday to Thursday 9am to 4pm, never weekends.', 'mon thu 4'],
    ['Van at Bridport market wed + sat 9-1', 'wed sat 2'],
  ])('are what a brief tells of times, where it tells of one week only: %s', (text, rows) => {
    const read = facts(`We mend things.\n${text}`);
    const typed = read.hours.rows.map(({ day }) => day);
    expect(`${typed[0]} ${typed.at(-1)} ${typed.length}`).toBe(rows);
    expect(read.hoursVerbatim.map((said) => said.text).join()).toContain(text.slice(0, 12));
  });

  it.each([
    'Choir practice on the 2nd Saturday of the month 2pm to 4pm.',
    'Market on 3 May 2026 10am to 4pm.',
    'Classes cost £9 on Mondays 6pm to 7pm.',
    'Phone Mondays 9am to 11am on 01353 555 010.',
    'The course is on Mondays from 6pm to 8pm.',
  ])('are not what happens now and then, costs something or is of the telephone: %s', (text) =>
    expect(facts(`We sing.\n${text}`).hours.rows).toEqual([]),
  );

  it.each([
    ['Open daily 9am-5pm, closed Mondays', ['mon']],
    ['Open daily except Sundays, 8.30am - 6pm', ['sun']],
    ['Open Tue–Sat 9am-5pm. Closed on Sunday and Monday.', ['mon', 'sun']],
    ['Open Mon–Fri 9am-5pm', []],
    ['Open Wed to Sat, 11am-6pm. Closed the first Saturday of every month.', []],
  ])('know the days that are said to be closed: %s', (text, closed) =>
    expect(facts(text).hours.closed).toEqual(closed),
  );

  it('leave the number that stands among them a way to get in touch', () => {
    const read = facts('Parked by the pump every Thursday 9 till 1, any other day ring me on 01632 960114.');
    expect([read.hours.rows.length, read.phones.map(({ text }) => text)]).toEqual([1, ['01632 960114']]);
  });

  it('of two parts of a year stay as they were said', () => {
    const read = facts('Winter: Sat–Sun 11am–3pm\nSummer: daily 9am–6pm');
    expect([read.hours.rows, read.hoursVerbatim.length]).toEqual([[], 2]);
  });

  it('of a part do not count beside those of the whole', () => {
    const read = facts('Open Mon–Sat 11am–11pm.\nKitchen open Mon–Sat 12–3pm.');
    expect(read.hours.rows.map(({ opens }) => opens)).toEqual(Array.from({ length: 6 }, () => '11:00'));
  });

  it('leave out the days that are closed', () => {
    const read = hoursIn('Open daily 9am-5pm, closed Mondays', vocabularies.en);
    expect([read.rows.length, read.closed]).toEqual([6, ['mon']]);
  });

  it.each([
    'Open every second Thursday, 4 to 6',
    'Open the first Sunday of the month, 10am-4pm',
    'We are open by appointment only',
    'Open Tuesdays 6 to 10',
    'Open Mondays 6pm till late',
    'Open Mon-Fri 9-5 for wholesale',
    'Open Saturdays 10am-4pm from May to September',
    'Open Mon and Thu 9 till 2, plus Friday nights 7 till 9 in winter only',
    'Pickup is Thursdays 3-6pm and seed swaps Saturdays 9am-1pm',
  ])('stay as they were said: %s', (text) => {
    const read = facts(text);
    expect([read.hours.rows, read.hoursVerbatim.map((said) => said.text)]).toEqual([[], [text]]);
  });

  it('stay as they were said where two clauses disagree', () => {
    const read = facts('We are open Mondays 9am-5pm.\nWe are open Mondays 10am-4pm.');
    expect([read.hours.rows.length, read.hoursVerbatim.length]).toEqual([0, 2]);
  });

  it.each([
    'Yoga: Mondays 9am-11am',
    'Our choir practice is on Tuesdays 7-9pm.',
    'Delivery Mon–Fri 9–5',
    'We rehearse on Tuesdays from 7pm to 9pm.',
    'Hotline: Mon–Fri 8am-8pm',
  ])('of something else are not the business’s: %s', (text) => expect(facts(text).hours.rows).toEqual([]));
});

describe('hours beside their words', () => {
  it.each<[string, KnownLanguage, string[]]>([
    ['We work Monday to Thursday 9am-4pm.', 'en', []],
    ['Lessons Mon to Fri 2.30pm to 8.30pm, Sat 9am to 1pm.', 'en', ['Lessons']],
    ['Offen hab ich Montag bis Freitag von 10 bis 18 Uhr.', 'de', []],
    ['Van-Annahme: Montag bis Freitag 8–17 Uhr, Sonntag geschlossen', 'de', ['Van-Annahme']],
  ])('are not told twice: %s', (text, language, told) => {
    const read = facts(`Hier.\n${text}`, language);
    expect(read.hours.rows.length).toBeGreaterThan(3);
    expect(read.hoursVerbatim.map((said) => said.text)).toEqual(told);
  });
});

describe('an event', () => {
  it.each([
    ["Sun 14 March – Spring Concert with Strings, St Alphege's, £8 on the door", "St Alphege's", '£8 on the door', ''],
    ['Sat 13 March, 3pm: The stolen moon (for ages 4 to 9)', '', 'for ages 4 to 9', '3pm'],
  ])('keeps together what stands together: %s', (text, place, told, time) =>
    expect(facts(text).events.map((one) => [one.place, one.text, one.time])).toEqual([[place, told, time]]),
  );
});

describe('a timetable', () => {
  it('has a day, a time and a name a line', () => {
    const read = facts(
      'Timetable:\nMonday 18:30 Vinyasa with Anna\nTuesdays and Thursdays 7pm – Beginners (£12)\nMass: Sundays 9:00 and 11:00',
    );
    expect(read.timetable.map(({ day, time, name, note }) => [day, time, name, note])).toEqual([
      ['Monday', '18:30', 'Vinyasa with Anna', ''],
      ['Tuesdays and Thursdays', '7pm', 'Beginners', '£12'],
      ['Sundays', '9:00 and 11:00', 'Mass', ''],
    ]);
  });

  it('has lines under a weekday', () => {
    const read = facts('Monday:\n- 9:00 Pilates\n- 10:00 Yoga');
    expect(read.timetable.map(({ day, time, name }) => `${day} ${time} ${name}`)).toEqual([
      'Monday 9:00 Pilates',
      'Monday 10:00 Yoga',
    ]);
  });

  it.each([
    'Drop-in: every 2nd Thursday, 5.30–7.30pm, Victoria Hall',
    'Garden visits every other Sunday in May and June 1pm–4pm',
    'Helpline: 01632 960 188, Mon to Thu 10am–1pm',
  ])('has nothing that is not every week, and no lines to call: %s', (text) =>
    expect(facts(text).timetable).toEqual([]),
  );

  it.each([
    'The choir meets on Tuesdays at 7pm.',
    'Season from April to June, daily from 8 to 19.',
    'Our shed sells compost, canes and sets, Sundays 10am to noon.',
    'Years 8 and 9 on Saturdays at 08:30; years 10 to 12 on Saturdays at 11:15, adults when they like.',
  ])('leaves sentences alone of which rows would say a part: %s', (text) => expect(facts(text).timetable).toEqual([]));

  const rows = (text: string, language?: KnownLanguage) =>
    facts(text, language).timetable.map(({ day, time, name, note }) => [day, time, name, note].join(' | '));

  it.each<[string, KnownLanguage, string[]]>([
    [
      'Iniciación lunes y jueves de 18:00 a 19:15, guitarra viernes a las 20:00, mayores sábado a las 11:00.',
      'es',
      [
        'lunes y jueves | de 18:00 a 19:15 | Iniciación | ',
        'viernes | a las 20:00 | guitarra | ',
        'sábado | a las 11:00 | mayores | ',
      ],
    ],
    [
      'Corso bambini: lunedì ore 20.30, a cura di Ada Neri',
      'it',
      ['lunedì | ore 20.30 | Corso bambini | a cura di Ada Neri'],
    ],
    [
      'When: Tuesdays 7.30–9.15pm in winter (doors 7.10 for tea)',
      'en',
      ['Tuesdays | 7.30–9.15pm | in winter | doors 7.10 for tea'],
    ],
    [
      '| Monday 08:00 | The Milk Run | Ann Low |\n| Friday 19:00 | Trad Hour | Bo Lee |',
      'en',
      ['Monday | 08:00 | The Milk Run | Ann Low', 'Friday | 19:00 | Trad Hour | Bo Lee'],
    ],
    ['Friday night: East End yard, 5-10pm', 'en', ['Friday night | 5-10pm | East End yard | ']],
    [
      'Mass: Saturday vigil 6.30pm, Sunday 8.30 and 11',
      'en',
      ['Saturday vigil | 6.30pm | Mass | ', 'Sunday | 8.30 and 11 | Mass | '],
    ],
    [
      'Classes are Tuesdays 7pm (beginners), Thursdays 6.30pm (mixed) and Saturdays 10am (families).',
      'en',
      ['Tuesdays | 7pm | beginners | ', 'Thursdays | 6.30pm | mixed | ', 'Saturdays | 10am | families | '],
    ],
  ])('is whole: %s', (text, language, expected) => expect(rows(text, language)).toEqual(expected));

  it('of one day has its lines in their order under their heading, and is no opening', () => {
    const read = brief(
      'We run a rally in Devizes.\n\nPROGRAMME (both days)\n10.30  Ring opens, parade\n12.00  Threshing (bring gloves)\n1.30  Ferrets',
    );
    expect(read.timetable.map(({ title, time, name, note }) => [title, time, name, note])).toEqual([
      ['PROGRAMME (both days)', '10.30', 'Ring opens, parade', ''],
      ['PROGRAMME (both days)', '12.00', 'Threshing', 'bring gloves'],
      ['PROGRAMME (both days)', '1.30', 'Ferrets', ''],
    ]);
    expect([read.hours.rows, read.hoursVerbatim, read.offers]).toEqual([[], [], []]);
  });

  it.each([
    'We bake pizza in Hexham.\n\nPizza\n7.50 Margherita\n6.00 Marinara\n8.00 Diavola',
    'We bake pizza in Hexham.\n\nMenu\n8.50 Margherita\n9.00 Funghi\n9.50 Diavola',
  ])('is no list of prices: %s', (text) => expect(brief(text).timetable).toEqual([]));
});

describe('a time that stands with other words', () => {
  it.each([
    'We are at 19 Salt Street, Monday to Friday 9am to 5pm.',
    'Estamos en la calle Sal 19, de lunes a viernes de 9:00 a 17:00.',
  ])('is told once where the rest is the address: %s', (text) => {
    const read = brief(`Fin & Feather, Leeds.\n\n${text}`);
    expect([read.hours.rows.length, read.hoursVerbatim, read.address !== null]).toEqual([5, [], true]);
  });

  it('is no date before a month', () => {
    const text = 'Find us at the market Saturdays 9-1 May to October.';
    const { events, statements } = brief(`Fin & Feather, Leeds.\n\n${text}`);
    expect([events, statements.map((one) => one.text).includes(text)]).toEqual([[], true]);
  });

  it('keeps what it is the time of', () => {
    const [event] = brief('Otter Rollers in Ely. Next match is on 3 May 2027, doors 5.30pm, tickets £9.').events;
    expect([event?.time, event?.text]).toEqual(['doors 5.30pm', 'tickets £9']);
  });
});
