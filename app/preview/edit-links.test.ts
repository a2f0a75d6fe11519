import { expect, test } from 'vitest';
import { fieldAddress, withEditLinks } from './edit-links.ts';

const place = (field: string, words: string) =>
  `<span data-text="section:hero ${field}" data-label="Heading">${words}</span>`;

test('the form of a text’s part opens at its field', () => {
  expect(fieldAddress('w1', 'section:hero items.0.name')).toBe(
    '/website/w1?section=hero&at=items.0.name#field-items.0.name',
  );
  expect(fieldAddress('w1', 'footer note')).toBe('/website/w1?panel=site&open=footer&at=note#field-note');
});

test('each text has a link to its field, behind the link or fold that it stands in', () => {
  const html = withEditLinks(
    `<h1>${place('heading', 'Bread')}</h1><a href="/">${place('primary.label', 'Menu')}</a>`,
    'w1',
  );
  const link = (field: string) =>
    `<noscript><a href="/website/w1?section=hero&amp;at=${field}#field-${field}" target="_blank" rel="noopener" aria-label="Edit: Heading" class="edit-link"></a></noscript>`;
  expect(html).toBe(
    `<h1><span data-text="section:hero heading" data-label="Heading">${link('heading')}Bread</span></h1>` +
      `<a href="/">${place('primary.label', 'Menu')}</a>${link('primary.label')}`,
  );
});
