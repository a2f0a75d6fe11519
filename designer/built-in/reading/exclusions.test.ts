import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief({ text, templates: [] });
const printed = (text: string) =>
  read(text)
    .statements.map((statement) => statement.text)
    .join(' ');

describe('what is refused', () => {
  it.each([
    [
      'a reason behind the order',
      "We fix accordions in Ely, concertinas too. Reed tuning is £40. Open Friday 9am to 5pm. We've been here since 1980. And no jokes about accordions, we've heard them.",
      'We fix accordions',
    ],
    [
      'a word that what they do is called by as well',
      'Je suis ramoneur à Guéret. Conduit 68 €, insert 75 €. Luc Morel, artisan ramoneur depuis 1998. Je donne le certificat. Ne parlez pas du calendrier des ramoneurs que les collègues ont fait.',
      'artisan ramoneur depuis 1998',
    ],
    [
      'words that are refused only together',
      'Corve Street Cats is a charity in Ludlow. We take in street cats and neuter them. Adoption is £60. Open Sunday 1pm to 4pm. Please don’t mention the cats of Corve Hall.',
      'neuter them',
    ],
  ])('is nothing else: %s', (_, brief, kept) => expect(printed(brief)).toContain(kept));

  it.each([
    [
      "I don't do colouring any more, my chest won't have it. (Don't put the bit about my chest.)",
      "I don't do colouring any more.",
      'chest',
    ],
    [
      "There's parking behind the church because Father Tom gets cross. Don't put in that bit about Father Tom.",
      "There's parking behind the church.",
      'Tom',
    ],
  ])('is only the part of a sentence that speaks of it: %s', (words, kept, gone) => {
    const said = printed(`Ada Holm cuts hair in Ely. A cut is £24. I come to you. ${words}`);
    expect(said).toContain(kept);
    expect(said).not.toContain(gone);
  });

  it('is nobody of whom the reason speaks', () => {
    const text =
      "Brack School Class of 1986, Ely. £15 a head. Let Ann Pett know by 31 August at ann@brack.example if you're coming, she works nights. Pink, please. Nothing about the fire in the lab, please, he's coming and he's sensitive.";
    expect(printed(text)).toContain('31 August');
    expect(read(text).exclusions.flatMap(({ words }) => words)).toEqual(['fire', 'lab']);
  });

  it('is a form that is not wanted, whatever the reason', () =>
    expect(
      read(
        "Ada Holm marries people in Clare. A ceremony costs €550. I was a judge for years. Write to ada@holm.example, a contact form is not wanted, I'd never find the messages.",
      ).exclusions.flatMap(({ channels }) => channels),
    ).toContain('form'));

  it('is what “it must not be on the page” is said of', () => {
    const brief = (words: string) =>
      `Class of 1976, Ripon. Doors at 5 pm at the Elks Lodge. £55 per person. RSVP to ada@class.example. ${words} Big print.`;
    for (const words of [
      'My own address is 114 Fern Street in case you need it for anything but it must NOT be on the page.',
      'I live at 114 Fern Street. It should not be on the website.',
    ]) {
      expect(printed(brief(words))).not.toContain('Fern');
      expect(read(brief(words)).address).toBeNull();
    }
    expect(printed(brief('We meet at 114 Fern Street. It is not far from the station.'))).toContain('Fern');
  });

  it('is what stood before “that name”', () =>
    expect(
      printed('Corve Ears is a clinic in Ludlow. We used to be called Hear Well but please don’t use that name.'),
    ).toBe('Corve Ears is a clinic in Ludlow.'));

  it.each([
    ['Wall & Co in Askrigg. We never use mortar. And please none of that "heart of the Dales" stuff.', 'Dales'],
    [
      "Tilt mends pinball. Leave the phone off, I'm deaf in one ear and the other isn't better, and leave that out too.",
      'deaf',
    ],
    [
      'Escuela en Puebla. No puede salir mi nombre de pila, Ramón Aguirre, en ningún lado, ni foto sin máscara.',
      'Ramón',
    ],
    [
      'Tessera a Ravenna. Non nominate i mosaici di San Vito: non ci abbiamo mai lavorato e i colleghi ci tengono.',
      'Vito',
    ],
    ['Tassutuuli, Kuopio. Hieron koiria. Kuvissa mieluummin sekarotuisia ku rotukoiria.', 'sekarotuisia'],
  ])('is not printed: %s', (text, word) => expect(printed(text)).not.toContain(word));

  it('is not what has to be said', () =>
    expect(
      printed(
        'Night Notary in Tulsa. i am not an attorney and cant give legal advice, that HAS to be on there its the law.',
      ),
    ).toContain('I am not an attorney and cant give legal advice.'));

  it('is no way to get in touch where only some times are refused', () => {
    const { exclusions } = read('Ich flicke Körbe. Bitte nicht alle im Mai anrufen. Telefon 04863 555 0121.');
    expect(exclusions.flatMap(({ channels }) => channels)).toEqual([]);
  });

  it('ends where something is wanted again', () => {
    const { exclusions } = read('Nous contons à Albi. On voudrait un site sans zoom, un plan, une page bénévoles.');
    expect(exclusions.flatMap(({ words }) => words)).toEqual(['zoom']);
  });
});

describe('what keeps nothing out', () => {
  it.each([
    ['Kite repairs in Hull. The yard cannot be seen from the road.', 'cannot be seen'],
    ['Fahrradwerkstatt in Kiel. Räder dürfen nicht im Hof stehen.', 'im Hof stehen'],
    ['Ski school in Zell. There is no such "bad weather" day here.', 'bad weather'],
  ])('is what must not be, for visitors: %s', (text, words) => expect(printed(text)).toContain(words));

  it('is why something is refused', () =>
    expect(
      read('Rope makers in Louth. Ring 01632 960142. No bells please, we are not in that trade and brides do ring us.')
        .exclusions.flatMap(({ channels }) => channels)
        .join(),
    ).toBe(''));

  it('is one word of several that facts say without the others', () => {
    const { exclusions } = read('Launderette in Ayr. We have nine washers and six dryers. Nothing about dry cleaning.');
    expect(exclusions.flatMap(({ words }) => words)).not.toContain('dry');
  });

  it('is the name', () => {
    const { exclusions } = read(
      'I want a website for Dalby Snake Movers please. I go out day and night. No cartoon snakes on the site.',
    );
    expect(exclusions.flatMap(({ words }) => words)).toEqual(['cartoon']);
  });
});

it('keeps the one way in that Japanese says is the only one', () =>
  expect(
    read('電話は0848-55-5019。予約は電話のみなので、フォームは載せないでください。').exclusions.flatMap(
      ({ channels }) => channels,
    ),
  ).not.toContain('phone'));

describe('a way to get in touch beside one that is refused', () => {
  it.each([
    ['Ring 01632 960178, dont put an email I am always driving.', ['01632 960178'], 'email'],
    [
      'Please give jo@pane.example and nothing else; I would rather not have my telephone number about.',
      ['jo@pane.example'],
      'telephone',
    ],
    ['My mobile is 01632 960144, please don’t put it up.', [], '01632'],
    ['Don’t be putting up my mobile, or any phone at all, he got forty calls.', [], 'forty'],
  ])('is given, and nothing else is said: %s', (text, given, kept) => {
    const { phones, emails, statements } = readBrief({ text: `Jo Pane, glazier.\n\n${text}`, templates: [] });
    expect([...phones, ...emails].map((said) => said.text)).toEqual(given);
    expect(statements.map((said) => said.text).join(' ')).not.toContain(kept);
  });
});

it('what is quoted with a number is refused whole, and no other hours are', () => {
  const text = 'Night care in Ely. We are open 5pm to 3am on Sundays, $14 an hour. Please do NOT say "24 hours".';
  const { exclusions } = read(text);
  expect(exclusions.flatMap(({ words }) => words)).toEqual(['24 hours']);
  expect(printed(text)).toContain('$14 an hour');
});

it('a mail behind a label is given, where the sentence refuses the telephone', () =>
  expect(
    read('We ring bells in Ely. Email only: ring@bells.example, please no phone number.').emails.map(
      ({ text }) => text,
    ),
  ).toEqual(['ring@bells.example']));
