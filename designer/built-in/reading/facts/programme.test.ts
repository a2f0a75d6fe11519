import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const brief = (text: string) => readBrief({ text, templates: [] });

it.each([
  [
    'Beer festival\n\nFriday 5th\n6pm gates open\nSaturday 6th\n12 noon barbecue\n3pm tug of war',
    ['Friday 5th 6pm gates open', 'Saturday 6th 12 noon barbecue', 'Saturday 6th 3pm tug of war'],
  ],
  [
    'LA NUIT DES CONTES\n\nVENDREDI 21\n19h ouverture\nDIMANCHE 23\n11h balade au bord de l’eau',
    ['VENDREDI 21 19h ouverture', 'DIMANCHE 23 11h balade au bord de l’eau'],
  ],
])('a line with nothing but a day heads what happens on it', (text, rows) => {
  const { timetable, statements } = brief(text);
  expect(timetable.map(({ day, time, name }) => `${day} ${time} ${name}`)).toEqual(rows);
  expect(statements.map((said) => said.text).join(' ')).not.toMatch(/5th|21/);
});

describe('events that a label lists', () => {
  it('have their names before their dates, whatever stands behind these', () => {
    const { events } = readBrief({
      text: "Concerts: Spring Concert on 14 March, 7.30pm, St Hilda's Church, tickets £12; Summer Songs on 20 June.",
      templates: [],
    });
    expect(events).toMatchObject([
      { name: 'Spring Concert', when: '14 March', time: '7.30pm', place: "St Hilda's Church", text: 'tickets £12' },
      { name: 'Summer Songs', when: '20 June', time: '', place: '', text: '' },
    ]);
    const termine = readBrief({
      text: 'Termine: Hofkonzert am 3. Mai, 19 Uhr; Sommernacht am 20. Juni.',
      templates: [],
    });
    expect(termine.events.map(({ name }) => name)).toEqual(['Hofkonzert', 'Sommernacht']);
  });

  it('are none where somebody speaks', () =>
    expect(
      readBrief({ text: 'Dates: the term starts on 4 January and ends on 3 April.', templates: [] }).events,
    ).toEqual([]));
});

it.each([
  'Escuela Tecolote\n\nClases:\nAdultos lunes y viernes de 18:00 a 20:00\nNiños de 7 a 13 años sábado de 10:00 a 12:00',
  'Chess club Pawn Storm.\n\nSeniors Tuesday 18:00 to 20:00\nJuniors 7 to 13 years Saturday 10:00 to 12:00',
])('ages are no times: %s', (text) => {
  const { timetable, hours } = brief(text);
  expect(timetable.map(({ name, time }) => `${name} ${time.replace(/^de /, '')}`)).toEqual([
    expect.stringMatching(/18:00 \S+ 20:00$/),
    expect.stringMatching(/^\p{Lu}\p{L}+ (?:de )?7 \S+ 13 \p{L}+ 10:00 \S+ 12:00$/u),
  ]);
  expect(hours.rows).toEqual([]);
});
