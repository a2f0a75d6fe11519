import { expect, test } from 'vitest';
import { getTemplate } from '../templates/index.ts';
import { exportOptions, renderPage } from './index.ts';
import { recipeDocument } from './recipe-document.ts';

const to = 'https://calendly.com/mira/30min';

/** What the first button of a page says. */
function shown(primary: { label: string; to: string }, language = 'en') {
  const document = recipeDocument({ ...getTemplate('counter'), recipe: ['hero'] });
  for (const section of document.pages[0]?.sections ?? []) section.props = { ...section.props, primary };
  const { html } = renderPage({ ...document, language }, '/', exportOptions({ asset: () => null }));
  return /<a class="button button--primary" href="[^"]*">([^<]*)</.exec(html.slice(html.indexOf('<main')))?.[1];
}

test('a button that leads to a service says so in the language of the website, unless its owner says something else', () => {
  expect(shown({ label: '', to })).toBe('Book with Calendly');
  expect(shown({ label: '', to: 'https://buy.stripe.com/x' }, 'de')).toBe('Mit Stripe bezahlen');
  expect(shown({ label: 'A table for tonight', to })).toBe('A table for tonight');
  expect(shown({ label: '[[words]]', to })).toBe('Book with Calendly');
  expect(shown({ label: '', to: 'https://example.com/' })).toBeUndefined();
});
