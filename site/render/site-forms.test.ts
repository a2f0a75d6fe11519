import { expect, it } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { FORM_TOKEN } from '../sections/parts/site-form.tsx';
import { getSection } from '../sections/index.ts';
import { exportOptions, renderPage, renderSentForm, renderThanks } from './index.ts';
import type { RenderOptions } from './index.ts';

const options: RenderOptions = {
  draft: false,
  origin: 'https://crumb.example',
  fontBase: '/-/fonts/',
  badge: false,
  asset: () => null,
  hrefFor: (target) => target,
};

function withForm(kind: string, language = 'en', email = 'hello@crumb.example'): WebsiteDocument {
  const document = sampleDocument({ pages: 1, perPage: 1 });
  const definition = getSection(kind);
  const [page] = document.pages;
  if (!definition || !page) throw new Error(kind);
  const form = {
    id: 'form',
    kind,
    version: definition.version,
    variant: Object.keys(definition.variants)[0] ?? '',
    hidden: false,
    props: definition.fields.parse(definition.sample),
  };
  return {
    ...document,
    language,
    business: { ...document.business, email },
    pages: [{ ...page, path: '/', sections: [...page.sections, form] }],
  };
}

it.each([
  ['contactForm', 'contact'],
  ['newsletter', 'newsletter'],
  ['waitlistForm', 'waitlist'],
])('%s posts to the site’s own host, with room for a token and a trap for machines', (kind, address) => {
  const { html } = renderPage(withForm(kind), '/', options);
  expect(html).toContain(`method="post" action="/-/forms/${address}"`);
  expect(html).toContain(`name="token" value="${FORM_TOKEN}"`);
  expect(html).toContain('name="section" value="form"');
  expect(html).toMatch(/name="website"[^>]* tabindex="-1"/i);
});

it('shows a form again with what was typed, what is wrong beside it, and a fresh token', () => {
  const sent = {
    values: { name: 'Ida <b>', email: 'ida@', message: 'Two loaves' },
    errors: { email: 'Please write a full address.' },
    problem: 'Almost done.',
    token: 'fresh',
  };
  const html = renderSentForm(withForm('contactForm'), 'form', sent, options) ?? '';
  expect(html).toContain('value="Ida &lt;b&gt;"');
  expect(html).toContain('>Two loaves</textarea>');
  expect(html).toMatch(/<p class="form__error" id="form-email-error">Please write a full address\.<\/p>/);
  expect(html).toMatch(/<input[^>]*aria-describedby="form-email-error"/);
  expect(html).toContain('role="alert">Almost done.');
  expect(html).toContain('name="token" value="fresh"');
  expect(html).toContain('noindex');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it('thanks with the owner’s words, or with plain ones in the language of the site', () => {
  expect(renderThanks(withForm('newsletter'), 'form', options)).toContain(
    'Done. The next letter comes with the season.',
  );
  const silent = withForm('newsletter', 'de');
  const [page] = silent.pages;
  const form = page?.sections.at(-1);
  if (form) form.props['thanks'] = '';
  expect(renderThanks(silent, 'form', options)).toContain('Ihre Nachricht ist angekommen.');
});

it('has no page for a section that visitors do not see', () => {
  const document = withForm('newsletter');
  const form = document.pages[0]?.sections.at(-1);
  if (form) form.hidden = true;
  expect(renderThanks(document, 'form', options)).toBeNull();
  expect(renderThanks(document, 'nothing', options)).toBeNull();
});

it('becomes a mail in an export, and nothing where there is no address', () => {
  expect(renderPage(withForm('contactForm'), '/', exportOptions()).html).toContain(
    'action="mailto:hello@crumb.example"',
  );
  expect(renderPage(withForm('contactForm', 'en', ''), '/', exportOptions()).html).not.toContain('<form');
});

it.each(['contactForm', 'newsletter', 'waitlistForm'])('%s leaves its place where nobody would take it', (kind) => {
  const page = (email: string) => renderPage(withForm(kind, 'en', email), '/', exportOptions()).html;
  expect(page('hello@crumb.example')).toContain('id="form"');
  expect(page('')).not.toContain('id="form"');
});
