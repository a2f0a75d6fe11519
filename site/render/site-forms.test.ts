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
    errors: { email: 'Please enter a full address.' },
    problem: 'Almost done.',
    token: 'fresh',
  };
  const html = renderSentForm(withForm('contactForm'), 'form', sent, options) ?? '';
  expect(html).toContain('value="Ida &lt;b&gt;"');
  expect(html).toContain('>Two loaves</textarea>');
  expect(html).toMatch(/<p class="form__error" id="form-email-error">Please enter a full address\.<\/p>/);
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

/** A contact form that asks for more. */
function asking(ownFields: Record<string, unknown>[], more: Record<string, unknown> = {}, language = 'en') {
  const document = withForm('contactForm', language);
  const form = document.pages[0]?.sections.at(-1);
  const fields = getSection('contactForm')?.fields;
  if (!form || !fields) throw new Error('The sample has no form');
  form.props = fields.parse({ ...form.props, ...more, ownFields });
  return { document, form, html: renderPage(document, '/', options).html };
}

const control = (html: string, label: string) => {
  const [, id = ''] = new RegExp(`<label class="form__label" for="([^"]+)">${label}`).exec(html) ?? [];
  return new RegExp(`<(?:input|textarea|select)[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
};

it('asks for the owner’s own fields, each by the control that fits it', () => {
  const { html } = asking([
    { label: 'Company', kind: 'text', required: true },
    { label: 'Your story', kind: 'long' },
    { label: 'Call me at', kind: 'phone' },
    { label: 'Another address', kind: 'email' },
    { label: 'Day', kind: 'date' },
    { label: 'Guests', kind: 'number' },
    { label: 'Town', kind: 'one', choices: 'A\nB\nC\nD\nE\nF\nG' },
    { label: 'Bread', kind: 'one', choices: 'Rye\nWheat' },
    { label: 'I agree', kind: 'consent', required: true, help: 'See [privacy](/privacy)' },
  ]);
  expect(control(html, 'Company')).toContain('type="text"');
  expect(control(html, 'Company')).toContain('required');
  expect(control(html, 'Your story')).toMatch(/^<textarea/);
  expect(control(html, 'Call me at')).toMatch(/type="tel" autoComplete="tel"/i);
  expect(control(html, 'Another address')).toMatch(/type="email" autoComplete="email"/i);
  expect(control(html, 'Day')).toContain('type="date"');
  expect(control(html, 'Guests')).toMatch(/type="number".*step="any"|step="any".*type="number"/);
  expect(control(html, 'Town')).toMatch(/^<select/);
  expect(html).toMatch(/<legend class="form__label">Bread.*?<input type="radio"[^>]* value="Rye"/);
  expect(html).toMatch(/<input type="checkbox"[^>]* value="yes"[^>]*>\s*<span>I agree<\/span>/);
  expect(html).toContain('See <a href="/privacy">privacy</a>');
  expect(html).not.toMatch(/multipart/);
});

it('travels in parts where it asks for a file, and asks for none where it becomes a mail', () => {
  const { document, html } = asking([{ label: 'Plan', kind: 'file' }]);
  expect(html).toMatch(/<form[^>]* enctype="multipart\/form-data"/i);
  expect(control(html, 'Plan')).toContain('type="file"');
  const exported = renderPage(document, '/', exportOptions()).html;
  expect(exported).toMatch(/<form[^>]* enctype="text\/plain"/i);
  expect(exported).not.toContain('type="file"');
});

it('takes three files at most', () => {
  const three = [1, 2, 3].map((nth) => ({ label: `File ${nth}`, kind: 'file' }));
  expect(asking(three).html.match(/type="file"/g)).toHaveLength(3);
  expect(() => asking([...three, { label: 'File 4', kind: 'file' }])).toThrow('3 files at most');
});

it('leaves out fields without a label and choices between nothing, and the message where it is not wanted', () => {
  const { html } = asking([{ kind: 'text' }, { label: 'Bread', kind: 'several', choices: ' \n ' }], {
    noMessage: true,
  });
  expect(html).not.toContain('own-');
  expect(html).not.toContain('name="message"');
  expect(control(asking([], { askPhone: true, needsPhone: true }).html, 'Phone')).toContain('required');
});

it('gives a field the same name wherever it stands, and two of one label names of their own', () => {
  const names = (fields: Record<string, unknown>[]) =>
    [...asking(fields).html.matchAll(/name="(own-[^"]+)"/g)].map(([, name]) => name);
  const [guests, day] = [
    { label: 'Guests', kind: 'number' },
    { label: 'Day', kind: 'date' },
  ];
  expect(names([day, guests])).toEqual(names([guests, day]).reverse());
  expect(new Set(names([day, day])).size).toBe(2);
});

it('shows own fields again with what was typed and ticked', () => {
  const { document, html } = asking([
    { label: 'Guests', kind: 'number' },
    { label: 'Bread', kind: 'several', choices: 'Rye\nWheat' },
    { label: 'Plan', kind: 'file' },
  ]);
  const [guests = '', , wheat = '', plan = ''] = [...html.matchAll(/name="(own-[^"]+)"/g)].map(([, name]) => name);
  const sent = {
    values: { [guests]: '7', [wheat]: 'Wheat' },
    errors: { [plan]: 'Too large.' },
    problem: '',
    token: 'x',
  };
  const again = renderSentForm(document, 'form', sent, options) ?? '';
  expect(control(again, 'Guests')).toContain('value="7"');
  expect(again).toMatch(/<input type="checkbox"[^>]* checked=""[^>]* value="Wheat"|value="Wheat"[^>]* checked=""/);
  expect(again).toMatch(/<p class="form__error" id="form-own-[^"]+-error">Too large\.<\/p>/);
});

it('sends no style for own fields with pages that have none', () => {
  expect(asking([]).html).not.toContain('form__choices');
  expect(asking([{ label: 'Guests', kind: 'number' }]).html).toContain('.form__choices{');
});
