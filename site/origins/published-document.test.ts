import { expect, test } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { getSection } from '../sections/index.ts';
import { getTemplate } from '../templates/index.ts';
import { exportOptions, renderPage } from '../render/index.ts';
import { recipeDocument } from '../render/recipe-document.ts';

/** A page of an opening and a list under the heading "What I am good at". */
function withSkills(...names: string[]): WebsiteDocument {
  const document = recipeDocument({ ...getTemplate('counter'), recipe: ['hero', 'features'] });
  const skills = document.pages[0]?.sections.find(({ kind }) => kind === 'features');
  if (skills)
    skills.props = {
      ...skills.props,
      heading: 'What I am good at',
      intro: '',
      items: names.map((name) => ({ name, text: '' })),
    };
  return document;
}
const shown = (document: WebsiteDocument, draft = false) =>
  renderPage(document, '/', exportOptions({ draft })).html.includes('What I am good at');

test('a section of which only the heading would be left is not published', () => {
  expect(shown(withSkills('[[a skill]]', '[[another]]'))).toBe(false);
  expect(shown(withSkills('[[a skill]]', 'Patience'))).toBe(true);
});

test('a draft shows it, with what is still to be supplied', () => {
  expect(shown(withSkills('[[a skill]]', '[[another]]'), true)).toBe(true);
});

test('the opening of a page stays, whatever it still waits for', () => {
  const document = withSkills('Patience');
  const opening = document.pages[0]?.sections.find(({ kind }) => kind === 'hero');
  if (opening) opening.props = { ...opening.props, heading: 'Ida Brandt', intro: '[[who you are]]' };
  expect(renderPage(document, '/', exportOptions()).html).toContain('Ida Brandt');
});

test('a form stays, though all words around it are still to be supplied', () => {
  const document = withSkills('Patience');
  const [page] = document.pages;
  page?.sections.push({
    id: 'form',
    kind: 'contactForm',
    version: 1,
    variant: 'plain',
    hidden: false,
    props:
      getSection('contactForm')?.fields.parse({
        heading: 'Write to us',
        intro: '[[your text]]',
        button: '[[words]]',
      }) ?? {},
  });
  const hosted = { ...exportOptions(), formAction: () => '/-/forms/contact' };
  expect(renderPage(document, '/', hosted).html).toContain('<form');
});
