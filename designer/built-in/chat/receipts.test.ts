import { describe, expect, it } from 'vitest';
import { applyOperations } from '#site/operations/index.ts';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { designNow } from '../design.ts';
import { respondNow } from './respond.ts';

const TEA_ROOM = `The Copper Kettle, a tea room in Whitby. Open Tue to Sun 10 till 5. Cream tea £8.50, pot of tea £3.20.
Run by Margaret Hall. Dogs are welcome here at all times, and our scones are still warm when we open. Private parties of up to 20 cost £150 for the evening.`;
const tearoom = designNow({ text: TEA_ROOM }, { seed: 1 }).document;
const ask = (message: string, document = tearoom) => respondNow({ message, document, history: [] }, { seed: 1 });

describe('a receipt', () => {
  it('has a line for each thing, and none for a price that stands in a text as well', () => {
    expect(ask('cream tea is £9 now and pot of tea £3.40').reply.split('\n')).toEqual([
      '“Cream tea” now costs £9.',
      '“Pot of tea” now costs £3.40.',
    ]);
  });

  it('tells what was exchanged in a long text, and not the text', () => {
    const { reply } = ask('replace "at all times" with "before noon"');
    expect(reply).toMatch(/^“at all times” is now “before noon” in “/u);
    expect(reply).not.toContain('scones');
  });

  it('tells of the section that was moved, and where it stands', () => {
    const website = sampleWebsite();
    const { reply, operations } = ask('Move the questions to the top', website);
    const applied = applyOperations(website, operations);
    const kinds = applied.ok ? applied.document.pages[0]?.sections.map(({ kind }) => kind) : [];
    expect(kinds?.[1]).toBe('faq');
    expect(reply).toMatch(/^“[^”]+” now comes right after “Opening” on the page Home\.$/u);
  });

  it.each([
    'Morning! Hope you are well. Cream tea is £9 now, butter has gone mad. Thanks so much',
    'cream tea is £9 now. Norman still leads it.',
    'Guten Morgen! cream tea kostet jetzt £9, die Butter ist teuer geworden. Liebe Grüße',
  ])('%s: says nothing of what was only told', (message) => {
    const { reply, operations } = ask(message);
    expect(operations.length).toBeGreaterThan(0);
    expect(reply).not.toMatch(/did not use|nicht verwendet/u);
  });

  it('of another template says that colours which somebody set stay, and where its own are', () => {
    const gallery = (document = tearoom) => ask('use the template Gallery', document).reply;
    expect(gallery()).not.toContain('colours stay');
    const coloured = applyOperations(tearoom, ask('make the buttons #8a2be2').operations);
    expect(coloured.ok && gallery(coloured.document)).toContain('Your colours stay.');
  });

  it('colours of a palette are told by its name', () => {
    expect(ask('make it more professional').reply).toMatch(/^Colours: [A-Z]/u);
  });
});

describe('what is told of a colour beside the one that is asked for', () => {
  it.each([
    ['too pink for me, can we do navy instead', '#031e65'],
    ['the green is a bit much, try #0F4C5C', '#0f4c5c'],
    ['the orange shouts so could you try #E8A33D', '#e8a33d'],
    ['Das Rot ist zu laut, mach es bitte #2b5d8a', '#2b5d8a'],
    ['keep it in English but make the buttons #2d6a4f', '#2d6a4f'],
  ])('%s', (message, accent) => {
    const applied = applyOperations(tearoom, ask(message).operations);
    expect(applied.ok && applied.document.theme.accent).toBe(accent);
  });

  it('two colours are one wish: the pale one is the ground', () => {
    const applied = applyOperations(tearoom, ask('use blue and white').operations);
    expect(applied.ok && applied.document.theme.background).toBe('#ffffff');
  });
});

it('our new name is told without "called"', () => {
  const applied = applyOperations(tearoom, ask('our new name is The Silver Kettle').operations);
  expect(applied.ok && applied.document.brand.name).toBe('The Silver Kettle');
});
