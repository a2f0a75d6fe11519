import { expect, it } from 'vitest';
import { findSection } from '#site/model/find-section.ts';
import { applyOperations } from '#site/operations/index.ts';
import { pointAt, pointedName } from '#site/origins/pointed-at.ts';
import { SAUNA } from '#tests/support/recorded-turns.ts';
import { builtInDesigner } from '../../index.ts';

const made = builtInDesigner.design({ text: SAUNA }, { seed: 1 });

/** Says something about what a press on these words of a section means. */
async function say(message: string, sectionId: string, words = '') {
  const { document } = await made;
  const about = pointAt(document, sectionId, words);
  if (!about) throw new Error('Nothing is there');
  const { operations, reply } = await builtInDesigner.respond({ message, document, about, history: [] }, { seed: 1 });
  const result = applyOperations(document, operations);
  if (!result.ok) throw new Error(result.failure.message);
  return {
    reply,
    name: pointedName(document, about),
    props: findSection(result.document, sectionId)?.section.props,
    sections: result.document.pages.flatMap((page) => page.sections.map(({ id }) => id)),
  };
}

it('a request without “it” is about what the person points at', async () => {
  const { props } = await say('Shorter, please', 'hero', 'Aino Berg has heated it for twelve years.');
  expect(props?.['intro']).not.toContain('The boat to Fife');
});

it('new words go to the very text that was pressed', async () => {
  const { props, name } = await say(
    'This should be “A quiet evening for eight”',
    'prices',
    'Private evening for eight people',
  );
  expect(name).toBe('“Private evening for eight people”, in the services on Home');
  expect(props).toMatchObject({ items: [{}, { name: 'A quiet evening for eight', price: '£160' }, {}] });
});

it('a price is that of the entry that was pressed', async () => {
  const { props } = await say('Make it £20', 'prices', 'Session of two hours');
  expect(props).toMatchObject({ items: [{ price: '£20' }, { price: '£160' }, {}] });
});

it('what was pressed is taken away, and nothing around it', async () => {
  expect((await say('Remove this', 'prices', 'Towels')).props?.['items']).toHaveLength(2);
  expect((await say('Remove this', 'contact')).sections).not.toContain('contact');
  const { props, sections } = await say('Remove this', 'about', 'The boat to Fife leaves next door.');
  expect(props?.['body']).toBe('');
  expect(sections).toContain('about');
});

it('a request that names something else is about that', async () => {
  const { sections } = await say('Remove the opening hours', 'prices');
  expect(sections).toEqual(['hero', 'prices', 'about', 'contact']);
});

it('header and footer are parts to point at, too', async () => {
  const { document } = await made;
  const pressed = pointAt(document, 'header', document.brand.name);
  expect(pressed).toEqual({ sectionId: 'header', path: 'brand/name' });
  expect(pointedName(document, { sectionId: 'header', path: 'brand/name' })).toBe(
    `“${document.brand.name}”, in the header`,
  );
  expect(pointedName(document, { sectionId: 'footer', path: null })).toBe('Footer');
  expect(pointAt(document, 'nowhere', '')).toBeNull();
});
