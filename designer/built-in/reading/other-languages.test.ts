import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const hours = (text: string) => read(text).hours.rows.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`);
const weekOf = (days: string, times: string) => days.split(' ').map((day) => `${day} ${times}`);

describe('two letters of a day on both sides of a dash', () => {
  it.each([
    ['nl', 'Fietsenmaker in Utrecht, open di-za 9-18, bel 030-1234567', weekOf('tue wed thu fri sat', '09:00-18:00')],
    ['da', 'Cykelværksted i Odense, åbent ti-lø 9-17, ring 66 12 34 56', weekOf('tue wed thu fri sat', '09:00-17:00')],
    ['es', 'Zapatero en Cádiz, abierto lu-vi 9-14', weekOf('mon tue wed thu fri', '09:00-14:00')],
    ['fr', 'Cordonnier à Nantes, ouvert ma-sa 9h-18h', weekOf('tue wed thu fri sat', '09:00-18:00')],
  ])('are days, and tell the language: %s', (language, text, rows) => {
    expect(hours(text)).toEqual(rows);
    expect(read(text).language).toBe(language);
  });
});

describe('languages that are read in part', () => {
  it.each([
    ['Мастерская «Шов». Открыто вт–сб с 11:00 до 19:00.', weekOf('tue wed thu fri sat', '11:00-19:00')],
    [
      'Mürekkep Sahaf İzmir’de bir sahaf dükkânıdır. Pazartesiden cumartesiye 10:00–19:00 arası açığız, pazar kapalıyız.',
      weekOf('mon tue wed thu fri sat', '10:00-19:00'),
    ],
    ['Könyvesbolt Budapesten. Hétfőtől péntekig 10:00–18:00 nyitva.', weekOf('mon tue wed thu fri', '10:00-18:00')],
    ['Майстерня «Шов» у Львові. Графік: пн–пт 10:00–19:00.', weekOf('mon tue wed thu fri', '10:00-19:00')],
    [
      'Dílna Hřbet. Otevřeno po–čt 9–17, v neděli 9–13.',
      [...weekOf('mon tue wed thu', '09:00-17:00'), 'sun 09:00-13:00'],
    ],
    [
      'Pyöräpaja Kettinki on Turussa. Avoinna ma–ti klo 10–18, lauantaisin 10–14.',
      ['mon 10:00-18:00', 'tue 10:00-18:00', 'sat 10:00-14:00'],
    ],
    [
      'Műhely Győrben. Nyitva: kedd–szerda 10–17 óra, szombat 9–13.',
      ['tue 10:00-17:00', 'wed 10:00-17:00', 'sat 09:00-13:00'],
    ],
    [
      'Çınaraltı Kitabevi, Kadıköy ve çevresi için. Pazartesi hariç her gün 10:00-20:00 açık.',
      weekOf('tue wed thu fri sat sun', '10:00-20:00'),
    ],
    [
      '「灯台守」です。営業時間は午前10時から午後6時半、月・火・水・木曜定休。',
      weekOf('mon fri sat sun', '10:00-18:30').slice(1),
    ],
    ['“半山茶社”。营业时间：每天上午9点到下午6点，周一休息。', weekOf('tue wed thu fri sat sun', '09:00-18:00')],
  ])('say when something is open: %s', (text, rows) => expect(hours(text)).toEqual(rows));

  it.each([
    ['Мастерская. Пожалуйста, не пишите про скидки.', 'скидки'],
    ['Dílna Hřbet je v Olomouci. Prosím nepište nic o tisku.', 'tisku'],
    ['Pyöräpaja on Turussa ja myös Raisiossa. Älkää kirjoittako sähköpyöristä.', 'sähköpyör'],
    ['古本カフェです。チェーン店のような言葉は使わないでください。', 'チェーン店'],
    ['“半山茶社”在杭州。请不要写“网红”。', '网红'],
    ['Fjellhytta Kakebu er på Geilo, og vi er glade i vafler. Ikke skriv noe om hunder, takk.', 'hunder'],
  ])('tell what is not to be said: %s', (text, word) =>
    expect(
      read(text)
        .statements.map((one) => one.text)
        .join(' '),
    ).not.toContain(word),
  );

  it.each([
    ['Мастерская. Хочу сайт в терракотовых тонах.', '#c9674b'],
    ['Майстерня є у Львові. Хочу жовтий колір.', '#f7dc13'],
    ['“半山茶社”在杭州。风格简单一点，用墨绿色。', '#185628'],
  ])('ask for colours, which are not printed: %s', (text, colour) => {
    expect(read(text).wishes.colours.map(({ value }) => value)).toContain(colour);
    expect(read(text).statements).toHaveLength(1);
  });

  it('are parted into sentences, prices and numbers though nothing stands between the words', () => {
    const { offers, phones, statements } = read('「灯台守」です。珈琲550円、紅茶500円。電話0467-55-0188。静かです。');
    expect(offers.flatMap((group) => group.offers.map(({ name, price }) => `${name} ${price}`))).toEqual([
      '珈琲 550円',
      '紅茶 500円',
    ]);
    expect(phones.map(({ text }) => text)).toEqual(['0467-55-0188']);
    expect(statements.map(({ text }) => text)).toContain('静かです。');
  });
});

it.each([
  ['Padaria Sol Nascente em Recife. Pão francês R$ 1,00 e bolo de fubá R$ 18,00.', 'pt-BR'],
  ['Padaria Sol Nascente em Braga. Pão de centeio 1,00 € e bolo de laranja 18,00 €.', 'pt'],
])('tells the Portuguese of Brazil by what only Brazilians write: %s', (text, language) =>
  expect(readBrief({ text, templates: [] }).language).toBe(language),
);

it.each([
  ['en', 'Mobile detailing in Los Angeles, Las Vegas and El Paso. Call 213-555-0184'],
  ['en', 'We are La Maison du Pain in Le Mans, bread daily.'],
  ['es', 'Taquería El Sol en Los Ángeles. Abierto lunes a viernes 9-18'],
])('small words of names tell no language: %s', (language, text) => expect(read(text).language).toBe(language));
