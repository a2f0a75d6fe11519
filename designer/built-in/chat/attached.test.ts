import { expect, it } from 'vitest';
import { applyOperations } from '#site/operations/index.ts';
import { SAUNA } from '#tests/support/recorded-turns.ts';
import { builtInDesigner } from '../../index.ts';
import type { AttachedPicture, ChatRequest } from '../../designer.ts';

const made = builtInDesigner.design({ text: SAUNA }, { seed: 1 });
const picture: AttachedPicture = {
  id: 'a1',
  name: 'stove',
  alt: 'The stove',
  width: 800,
  height: 600,
  isNew: true,
};

async function say(message: string, more: Partial<ChatRequest> = {}) {
  const { document } = await made;
  const answer = await builtInDesigner.respond({ message, document, picture, history: [], ...more }, { seed: 1 });
  const result = applyOperations(document, answer.operations);
  if (!result.ok) throw new Error(result.failure.message);
  const sections = result.document.pages.flatMap((page) => page.sections);
  return { ...answer, of: (kind: string) => sections.find((section) => section.kind === kind)?.props };
}

it.each(['Use this photo in the opening', 'Nimm das Bild für den Einstieg'])(
  'goes where the message says: %s',
  async (message) => {
    expect((await say(message)).of('hero')).toMatchObject({ picture: { source: 'asset', id: 'a1', alt: 'The stove' } });
  },
);

it.each(['Use this picture at the top', 'Nimm das Bild für ganz oben'])(
  'opens the website, also where another section is called like it: %s',
  async (message) => {
    const { document } = await made;
    const gallery = { id: 'seen', kind: 'gallery', props: { heading: 'Pictures', items: [] } };
    const added = applyOperations(document, [
      { type: 'addSection', pageId: document.pages[0]?.id ?? '', section: gallery },
    ]);
    if (!added.ok) throw new Error(added.failure.message);
    const answer = await builtInDesigner.respond(
      { message, document: added.document, picture, history: [] },
      { seed: 1 },
    );
    const [change] = answer.operations;
    expect(change).toMatchObject({ sectionId: 'hero', props: { picture: { id: 'a1' } } });
  },
);

it('begins a gallery that is not there', async () => {
  expect((await say('Use this photo in the gallery')).of('gallery')).toMatchObject({
    items: [{ picture: { id: 'a1' } }],
  });
});

it('goes to what the person points at', async () => {
  const about = { sectionId: 'hero', path: null };
  expect((await say('Like this', { about })).of('hero')).toMatchObject({ picture: { id: 'a1' } });
});

it('is asked about where no place is named, each button of which works', async () => {
  const asked = await say('Here is our stove');
  expect(asked).toMatchObject({ operations: [], reply: 'Where should “stove” go?' });
  expect(asked.choices?.length).toBeGreaterThan(1);
  for (const { message } of asked.choices ?? []) {
    const { operations } = await say(message, { picture: { ...picture, isNew: false } });
    expect(operations, message).toHaveLength(1);
  }
});

it('has no words that its owner did not give, who is asked for them', async () => {
  const answer = await say('Use this photo in the opening', { picture: { ...picture, alt: '' } });
  expect(answer.of('hero')).toMatchObject({ picture: { alt: '' } });
  expect(answer.reply).toContain('shows your picture now');
  expect(answer.reply).toContain('Say in the editor what it shows');
});

it('that came earlier is left alone by a request about something else', async () => {
  const { operations } = await say('Make the phone number 0131 555 0199', { picture: { ...picture, isNew: false } });
  expect(operations.map(({ type }) => type)).toContain('setBusiness');
  expect(JSON.stringify(operations)).not.toContain('asset');
});
