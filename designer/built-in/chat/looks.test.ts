import { describe, expect, it } from 'vitest';
import { applyOperations } from '#site/operations/index.ts';
import { sampleWebsite } from '#tests/support/sample-website.ts';
import { respondNow } from './respond.ts';

const website = sampleWebsite();
const ask = (message: string, document = website) => respondNow({ message, document, history: [] }, { seed: 1 });

describe('another look', () => {
  it.each([
    'Make it feel more like a seaside holiday',
    'I want it to look like an old railway poster',
    'it needs more soul',
    'make it prettier',
    'not sure about the design',
    'less corporate please',
    'Hi! Could it feel a bit more grown up? Thanks!',
    'Es wirkt so steif',
    'Das soll mehr nach Strand aussehen',
    "C'est trop froid",
    'Je veux quelque chose de plus marin',
    'Que se vea más de pueblo',
  ])('%s: three directions are drawn, whatever the words mean', (message) => {
    const { choices = [], operations } = ask(message);
    expect(operations).toEqual([]);
    expect(choices.map(({ look }) => typeof look)).toEqual(['string', 'string', 'string']);
    for (const choice of choices) expect(ask(choice.message).operations.length).toBeGreaterThan(0);
  });

  it.each([
    ['it', 'rendilo più accogliente', 'Ecco tre direzioni'],
    ['sv', 'gör den mer lekfull', 'Här är tre riktningar'],
  ])('also in a language that is understood a little (%s)', (language, message, said) => {
    const { reply, choices } = ask(message, sampleWebsite({ language }));
    expect(reply).toContain(said);
    expect(choices).toHaveLength(3);
  });

  it('a feeling that is known is done, and directions of it stand beside', () => {
    const { choices = [], operations } = ask('make it more professional');
    expect(operations.length).toBeGreaterThan(0);
    expect(choices[0]?.look).toBe('chambers.navy');
  });

  it('a feeling that is not wanted is not among them', () => {
    const looks = ask('it looks too corporate').choices?.map(({ look }) => look);
    expect(looks).toHaveLength(3);
    expect(looks).not.toContain('chambers.navy');
  });

  it('sizes are said to go with the typeface', () => {
    const { reply, choices } = ask('can you make the headings bigger');
    expect(reply).toContain('Sizes go with');
    expect(choices).toHaveLength(3);
  });

  it.each(['We need more time', 'the rye loaf should be nicer', 'more prices', 'add more soul 2026'])(
    '%s: is no wish for a look',
    (message) => {
      expect(ask(message).choices?.every(({ look }) => look === undefined) ?? true).toBe(true);
    },
  );
});

it('a thing of which a picture shall be is no section of its own', () => {
  const kinds = (message: string) => {
    const applied = applyOperations(website, ask(message).operations);
    return applied.ok ? applied.document.pages.flatMap(({ sections }) => sections.map(({ kind }) => kind)) : [];
  };
  expect(kinds('add a photo of the shop')).not.toContain('products');
});
