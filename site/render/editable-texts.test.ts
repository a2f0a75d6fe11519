import { expect, test } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { getTemplate } from '../templates/index.ts';
import { renderPage } from './index.ts';
import { recipeDocument } from './recipe-document.ts';

const shown = (document: WebsiteDocument, editable = true): string =>
  renderPage(document, '/', {
    draft: true,
    editable,
    origin: '',
    hrefFor: (target) => target,
    fontBase: '/-/fonts/',
    badge: false,
    asset: () => null,
  }).html;

function withSection(kind: string, props: Record<string, unknown>): WebsiteDocument {
  const document = recipeDocument({ ...getTemplate('counter'), recipe: [kind] });
  const [section] = document.pages[0]?.sections ?? [];
  if (!section) throw new Error('A recipe gives a section');
  section.props = { ...section.props, ...props };
  return document;
}

/** Each place in the order of the page, with the words that stand there. */
const placesIn = (html: string): [string, string][] =>
  [...html.matchAll(/<(?:span|p|div)\b[^<>]* data-text="([^"]*)"[^<>]*>([^<]*)/g)].map(([, place = '', words = '']) => [
    place,
    words,
  ]);

test('each text of a section says which field it is from, its rules, and what is typed there', () => {
  const html = shown(
    withSection('hero', { heading: 'Bread', intro: 'From [[your price]] a loaf.\n\nEvery day.', eyebrow: '' }),
  );
  expect(placesIn(html)).toContainEqual(['section:s-0 heading', 'Bread']);
  expect(html).toMatch(/data-text="section:s-0 heading" data-label="Heading" data-kind="line" data-max="120">Bread</);
  expect(html).toContain('data-kind="paragraphs" data-max="500" data-raw="From [[your price]] a loaf.\n\nEvery day."');
  expect(html).toContain('<p data-rest="section:s-0 intro">Every day.</p>');
  expect(html).not.toContain('data-text="section:s-0 eyebrow"');
});

test('lines that read the same are told apart, and nothing of that is left on the page', () => {
  const dish = (name: string) => ({ name, price: '£4', description: '', tags: '', picture: { source: 'none' } });
  const groups = [{ name: 'Bread', note: '', dishes: [dish('Rye'), dish('Spelt'), dish('Rye')] }];
  const html = shown(withSection('menu', { groups }));
  expect(placesIn(html).filter(([place]) => place.includes('dishes'))).toEqual([
    ['section:s-0 groups.0.dishes.0.name', 'Rye'],
    ['section:s-0 groups.0.dishes.0.price', '£4'],
    ['section:s-0 groups.0.dishes.1.name', 'Spelt'],
    ['section:s-0 groups.0.dishes.1.price', '£4'],
    ['section:s-0 groups.0.dishes.2.name', 'Rye'],
    ['section:s-0 groups.0.dishes.2.price', '£4'],
  ]);
  expect(html).not.toContain('\u2060');
});

test('paragraphs that stand there twice are edited in the form alone', () => {
  const item = (question: string) => ({ question, answer: 'Yes.' });
  const html = shown(withSection('faq', { items: [item('Open on Sunday?'), item('With card?')] }));
  const places = placesIn(html).map(([place]) => place);
  expect(places).toContain('section:s-0 items.1.question');
  expect(places.some((place) => place.endsWith('answer'))).toBe(false);
});

test('a text of many blocks is one place', () => {
  const html = shown(withSection('richText', { body: '## Clay\n\nNever down the sink.\n\n- Wash\n- Settle' }));
  expect(placesIn(html).filter(([place]) => place === 'section:s-0 body')).toHaveLength(1);
  expect(shown(withSection('richText', { body: 'One.' })).match(/data-text="section:s-0 body"/g)).toHaveLength(1);
});

test('the words of buttons and of the footer are places too; whoever only looks gets none', () => {
  const document = withSection('hero', { primary: { label: 'See the menu', to: '/menu' } });
  const noted = { ...document, footer: { ...document.footer, note: 'Closed at Easter' } };
  expect(placesIn(shown(noted))).toEqual(
    expect.arrayContaining([
      ['section:s-0 primary.label', 'See the menu'],
      ['footer note', 'Closed at Easter'],
    ]),
  );
  expect(shown(noted, false)).not.toContain('data-text');
});
