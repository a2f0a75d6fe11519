import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { weighWording, wordingOf } from './wording.ts';

const brief = (sentence: string) =>
  `Alder Row hires out boats at Braunston. A day is £80. Ring 01788 555310 before noon. ${sentence} The slip was laid in 1890.`;
const printed = (text: string) =>
  readBrief({ text, templates: [] })
    .statements.map((said) => said.text)
    .join(' ');

describe('how something is worded', () => {
  it('is told by kinds, each once, and no text has none of them', () => {
    expect(wordingOf('')).toEqual(wordingOf(' '));
    expect(new Set(wordingOf('to be or not to be')).size).toBe(wordingOf('to be or not to be').length);
    expect(wordingOf('BRING £5')).toEqual(wordingOf('bring £9'));
  });

  it.each([
    ['I would rather it felt like a letter.', 1],
    ['My husband will moan if he sees himself on it.', 1],
    ['The old one was put together by a nephew.', 1],
    ['Please don’t use the horn after nine.', -1],
    ['The lock keeper has the key.', -1],
    ['Children go free until they are taller than the tiller.', -1],
  ])('speaks for the builder or for visitors without a word of any list: %s', (text, sign) =>
    expect(Math.sign(weighWording(text))).toBe(sign),
  );

  it('weighs the same however long the text goes on in the same way', () => {
    const [once, often] = ['bring a towel ', 'bring a towel '.repeat(40)].map((text) => weighWording(text));
    expect(Math.sign(once ?? 0)).toBe(-1);
    expect(Math.abs((often ?? 0) - (once ?? 0))).toBeLessThan(1.5);
  });
});

it.each([
  'Nothing shouty, my customers are shy.',
  'My sister does the books and thinks we need a proper one of these.',
  'Make our number hard to miss.',
  'Leave my brother out of it, he owes me.',
])('what is said to the builder is kept: %s', (sentence) =>
  expect(printed(brief(sentence))).not.toContain(sentence.split(' ').slice(-2).join(' ')),
);

it.each([
  'Bring a coat even in July.',
  'Please don’t feed the swans from the deck.',
  'Send us a photo of your licence first.',
  'Keep your lifejacket on at all times.',
  'Please write to the bank about the mooring before you come.',
])('what visitors are asked for is printed: %s', (sentence) => expect(printed(brief(sentence))).toContain(sentence));

it('a numbered list is of what visitors do, whatever one of its steps would say alone', () => {
  const text =
    'We mend hedgehogs in Ely. If you find one:\n1. Lift it with gloves.\n2. Keep it dark and quiet.\n3. Call us.';
  const step = readBrief({ text, templates: [] }).clauses.find((clause) => clause.text === 'Keep it dark and quiet.');
  expect(step?.role).toBe('fact');
});

it.each([
  ['Please give no telephone number, people may write to moss@alder.example.', 'moss@alder.example'],
  ['Keine Telefonnummer bitte, wer mich braucht, schreibt an moss@alder.example.', 'moss@alder.example'],
])('a way behind a refused one is one: %s', (text, mail) =>
  expect(
    readBrief({ text: `Moss, a florist in Ely.\n\n${text}`, templates: [] }).emails.map((said) => said.text),
  ).toEqual([mail]),
);
