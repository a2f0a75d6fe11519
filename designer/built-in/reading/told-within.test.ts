import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const printed = (text: string) =>
  read(text)
    .statements.map((statement) => statement.text)
    .join(' ');

describe('what a wish tells of the things that it asks for', () => {
  const brief = "Woodrow Singers meet in Ely. I'd like a list of fees (£9 a month), the hours (Wed to Sat) and a form.";

  it('is told, and the wish is not', () => {
    const { offers, statements } = read(brief);
    expect(offers.flatMap((group) => group.offers)).toMatchObject([{ name: 'fees', price: '£9 a month' }]);
    expect(statements.map(({ text }) => text).join(' ')).not.toMatch(/list|form/);
  });

  it('stays a sentence where somebody speaks in it', () =>
    expect(printed('We lend toys in Bude. Please add a section about lost pieces (you pay £2 for each).')).toContain(
      'Lost pieces (you pay £2 for each)',
    ));

  it('is nothing of the look', () =>
    expect(printed('We lend toys in Bude. I want a calm site (navy, #123456).')).toBe('We lend toys in Bude.'));
});

describe('what a wish lists behind its colon', () => {
  it.each([
    [
      'Siamo un’osteria a Comacchio. Vogliamo un sito semplice col menù: anguilla 19 €, cozze 11 €, fritto misto 17 €.',
      3,
    ],
    ['Kitten biscuits in Ely. What I would want people to see: tins £5, bags £9 and a jar £12.', 3],
  ])('is offered: %s', (text, count) => expect(read(text).offers.flatMap(({ offers }) => offers)).toHaveLength(count));

  it('may be dates', () =>
    expect(
      read(
        'Wir sind der Verein Flotte Kiste in Steyr. Brauchen eine Website wo man sieht wann die Rennen sind: 9.5.2026 Pfarrkirchen, 20.6.2026 Bad Hall.',
      ).events.map(({ name }) => name),
    ).toEqual(['Pfarrkirchen', 'Bad Hall']));

  it('is no look', () =>
    expect(
      read('We mend kites in Hull. Please use these colours: #fff, #1d2a4d.').statements.map(({ text }) => text),
    ).toEqual(['We mend kites in Hull.']));
});

describe('what shall be said, and how', () => {
  const brief = (line: string) =>
    `Otter Notary\nArea: Tucson and Marana\nPrice: $10 per signature\nHours: Mon-Sat 7am-9pm\n${line}\nColors: turquoise`;
  it.each([
    ['a label that orders it', 'Must say: I am not an attorney and cannot give advice.', 'not an attorney', 'Must'],
    [
      'things one after the other',
      'Please show a few: sough, a drain; delph, a ditch; roddon, a bank.',
      'roddon',
      'Please',
    ],
    ['a tail about its tone', "I don't do birthdays in offices, say so politely.", 'birthdays in offices', 'politely'],
    ['a label and a tail', 'Important: no dogs in the yard, please word that kindly.', 'no dogs in the yard', 'kindly'],
  ])('is told, and the order is not: %s', (_, line, told, order) => {
    expect(printed(brief(line))).toContain(told);
    expect(printed(brief(line))).not.toContain(order);
  });

  it('is told behind what is refused, too', () =>
    expect(
      printed(brief("I live at 114 Fern Street. It must not be on the page.\nWe don't do fishing, say so politely.")),
    ).toContain('do fishing'));

  it('keeps today’s address where the old one is refused', () => {
    const text =
      "Otter Bikes in Cardiff. Bring bikes to 5 Wood Lane, Cardiff. Open Saturday 10am to 1pm. We mend them. Please don't put the old address in Splott.";
    expect(read(text).exclusions.flatMap(({ channels }) => channels)).toEqual([]);
  });
});
