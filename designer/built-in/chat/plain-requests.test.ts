import { expect, it } from 'vitest';
import { designNow } from '../design.ts';
import { respondNow } from './respond.ts';

const text = 'Fern & Oak, a bakery in Ely. Rye £5, bagel £2. Write to us with the contact form. Open Mon-Fri 9-5.';

function answer(message: string) {
  const { document } = designNow({ text }, { seed: 1 });
  return respondNow({ message, document, history: [] }, { seed: 1 });
}

it('another set of colours is chosen for whoever asks for one and names none', () =>
  expect(answer('Other colours please').operations).toMatchObject([{ type: 'setTheme' }]));

it('an old address leads to the page that is named for it', () =>
  expect(answer('Redirect /old to /menu').operations).toEqual([
    { type: 'setRedirects', redirects: [{ from: '/old', to: '/menu' }] },
  ]));

it('who asks for a price is told it, and nothing changes', () => {
  const { reply, operations } = answer('What does the rye cost?');
  expect(reply).toContain('£5');
  expect(operations).toEqual([]);
});
