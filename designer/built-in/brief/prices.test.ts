import { expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });

it.each([
  ['First class free, then €16 a week.', 'First class', 'free', 'then €16 a week'],
  ['Trial week for €25, after that €80 a month.', 'Trial week', '€25', 'after that €80 a month'],
  ['Delivery free over £30, otherwise £3.50.', 'Delivery', 'free over £30', 'otherwise £3.50'],
  ['Erste Stunde gratis, danach 45 € pro Monat.', 'Erste Stunde', 'gratis', 'danach 45 € pro Monat'],
  ['Premier cours offert, puis 30 € par cours.', 'Premier cours', 'offert', 'puis 30 € par cours'],
  ['Primera clase gratis, después 40 € al mes.', 'Primera clase', 'gratis', 'después 40 € al mes'],
  ['A primeira aula é grátis, depois 15 € por hora.', 'Primeira aula', 'grátis', 'depois 15 € por hora'],
  ['Haircut £15, or £12 on Tuesdays.', 'Haircut', '£15', 'or £12 on Tuesdays'],
  ['Call-out £60, waived if we do the job.', 'Call-out', '£60', 'waived if we do the job'],
  ['Kids under 5 go free, adults £8.', 'Kids under 5', 'free', ''],
])('reads “%s” as one thing with its condition', (text, name, price, note) => {
  const { prices, statements } = read(`Alder, a studio in Leeds. ${text}`);
  expect(prices[0]).toMatchObject({ name, price, note });
  expect(prices.map((item) => item.name).join()).not.toMatch(
    /^(?:then|after|otherwise|or|danach|puis|después|depois)\b/i,
  );
  expect(statements.map((statement) => statement.text)).toEqual(['Alder, a studio in Leeds.']);
});

it.each(['20% off for pensioners', 'Two for £25', 'Buy 9 cuts get the 10th free', 'Save $20 when you book monthly'])(
  'keeps the offer “%s” beside the prices',
  (offer) => {
    const { prices, loosePrices } = read(`Barber Joe in Hull. Haircut £15. ${offer}.`);
    expect(prices.map(({ name }) => name)).toEqual(['Haircut']);
    expect(loosePrices).toContain(offer);
  },
);

it('takes no gluten-free cake for a gift', () => {
  expect(read('Bakery in Bath. Gluten free brownies £3, cake £4.').prices.map(({ name }) => name)).toEqual([
    'Gluten free brownies',
    'Cake',
  ]);
});
