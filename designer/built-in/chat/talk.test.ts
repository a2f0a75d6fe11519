import { describe, expect, it } from 'vitest';
import { applyOperations } from '#site/operations/index.ts';
import { designNow } from '../design.ts';
import { respondNow } from './respond.ts';

const KENNELS = `Low Moor Kennels near Skipton. Open Mon to Sat 8 till 6. Boarding £22 a night, day care £15, bath £12.
Run by Jan Holt and Pete Lister. Call 01756 555 014. We walk every dog twice a day.`;
const kennels = designNow({ text: KENNELS }, { seed: 1 }).document;

function ask(message: string, before: string[] = []) {
  const history = before.flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'assistant' as const, text: '…' },
  ]);
  const answer = respondNow({ message, document: kennels, history }, { seed: 1 });
  const applied = applyOperations(kennels, answer.operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  return { ...answer, after: applied.document };
}

describe('small talk is answered as such', () => {
  it.each([
    ['hello', 'Hello.'],
    ["hi there, hope you're well", 'Hello.'],
    ["thanks, that's perfect", 'You are welcome.'],
    ['Hello! It rained all day here.', 'Hello.'],
    ['Bonjour, ça va ?', 'Bonjour'],
    ['vielen Dank!', 'Gern'],
  ])('%s', (message, start) => {
    const { reply, operations } = ask(message);
    expect(operations).toEqual([]);
    expect(reply).toMatch(new RegExp(`^${start}`));
  });

  it('a complaint offers to take the last change back', () => {
    const { reply, choices } = ask('no that is not what I meant', ['bath is £14 now']);
    expect(reply).toContain('Sorry');
    expect(ask(choices?.[0]?.message ?? '').undo).toBe(true);
  });

  it('words that nobody said are not made up', () => {
    expect(ask('write something about our dogs').reply).toContain('make nothing up');
  });
});

describe('a question has the answers as buttons', () => {
  it.each(['remove one of them', 'change the price', 'delete that section'])('%s', (message) => {
    const { operations, choices = [] } = ask(message);
    expect(operations).toEqual([]);
    expect(choices).toHaveLength(3);
    for (const choice of choices) {
      const { reply, operations: done } = ask(choice.message);
      expect(done.length > 0 || /How much/u.test(reply)).toBe(true);
    }
  });

  it('the price that was asked for completes the request', () => {
    const { after } = ask('£25', ['change the price', 'Change the price of “Boarding”']);
    expect(JSON.stringify(after.pages)).toContain('£25');
  });
});

describe('sections and pages that are new', () => {
  const kinds = (message: string) =>
    ask(message).after.pages.map(({ title, sections }) => [title, ...sections.map(({ kind }) => kind)].join(' '));

  it('"put a … there" adds what is not there, and chooses no template of that name', () => {
    expect(kinds('put a gallery there')[0]).toContain('gallery');
    expect(ask('put a gallery there').after.template).toBe(kennels.template);
  });

  it('what is put "on it" stands on the page that was just named', () => {
    expect(kinds('add a page called Puppies and put a gallery on it').at(-1)).toBe('Puppies richText gallery');
  });

  it('a page is called as it is said, whatever its words are like', () => {
    expect(kinds('add a page for parties').at(-1)).toMatch(/^Parties /u);
  });
});

describe('what is only told is not done', () => {
  const gone = (message: string) => {
    const { after, reply } = ask(message);
    return { prices: JSON.stringify(after.pages).match(/£\d+/gu) ?? [], phone: after.business.phone, reply };
  };

  it.each([
    'Take the prices off the page, I would rather tell them by phone',
    'please remove the prices, I tell people over the phone',
    'Quita los precios de la página, prefiero darlos por teléfono',
    'Bitte die Preise entfernen, ich sage sie lieber am Telefon',
  ])('a way to tell prices stays where they go: %s', (message) => {
    const { prices, phone } = gone(message);
    expect(phone).toBe('01756 555 014');
    expect(prices).toEqual([]);
  });

  it.each(['no sorry, undo that, I liked it better before', 'nein, das hat mir nicht gefallen, vorher war es besser'])(
    'what was liked before comes back: %s',
    (message) => expect(ask(message, ['make it dark']).undo).toBe(true),
  );

  it('somebody who is to be called is no new name', () => {
    const { operations } = ask('¿Puedes llamar a mi proveedor y pedirle más jabón?');
    expect(JSON.stringify(operations)).not.toContain('proveedor');
  });
});
