import { expect, it } from 'vitest';
import { getTemplate } from '../templates/index.ts';
import { exportOptions, renderPage } from './index.ts';
import { recipeDocument } from './recipe-document.ts';

const EMAIL = 'post@malerbetrieb-sonnenschein.example.de';

function home(email: string) {
  const document = recipeDocument({ ...getTemplate('counter'), recipe: ['hero'] });
  for (const section of document.pages[0]?.sections ?? [])
    section.props = { ...section.props, intro: `Write to ${email}, or call.` };
  return renderPage({ ...document, business: { ...document.business, email } }, '/', exportOptions()).html;
}

it('a mail address breaks after its @ and its dots alone, among the facts and in a text', () => {
  const html = home(EMAIL);
  expect(html.split('post@<wbr>malerbetrieb-sonnenschein.<wbr>example.<wbr>de')).toHaveLength(3);
  expect(html).toContain(`href="mailto:${EMAIL}"`);
});

it('one with a long part is written smaller where the screen is narrow, any other as large as the text', () => {
  expect(home(EMAIL)).toContain('class="long-address"');
  expect(home('jo@oak.example')).not.toContain('class="long-address"');
});
